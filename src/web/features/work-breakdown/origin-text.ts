import type { CellOrigin, CellState } from '../../../domain/work-breakdown/rows.ts'
import type { AnyCell, AnyCells, Column } from './column.ts'

/** What a cell rests on, in words. */
export function originText(origin: CellOrigin): string {
  switch (origin.from) {
    case 'answer':
      return `read from your answer: “${origin.words}”`
    case 'document':
      return `read on page ${origin.page}: “${origin.quote}”`
    case 'profile':
      return `read ${profilePlace(origin)}: “${origin.words}”`
    case 'plan':
      return `read from Milestone ${origin.milestone_number} of your plan: “${origin.words}”`
    case 'model':
      return 'suggested by the language model; it rests on nothing that was said'
    case 'person':
      return 'typed here'
  }
}

function profilePlace({ file_name, page }: Extract<CellOrigin, { from: 'profile' }>): string {
  if (file_name === undefined) return 'from your company profile'
  return page === undefined ? `in ${file_name}` : `on page ${page} of ${file_name}`
}

/** The cell of a column that waits for somebody most: one that is only suggested, else one that was read and not looked at; null when none does. */
export function unseenIn(cells: AnyCells, column: Column): (AnyCell & { state: Exclude<CellState, 'seen'> }) | null {
  const all = column.cells.flatMap((name) => cells[name] ?? [])
  const unseen = all.find(({ state }) => state === 'suggested') ?? all.find(({ state }) => state === 'read')
  return unseen ? { ...unseen, state: unseen.state === 'suggested' ? 'suggested' : 'read' } : null
}

/** The question of a slot in words: "Question 4", "Milestone 3, question 1", "Milestone 3, follow-up 2". */
export function questionOf(slot: string): string {
  const [, step, kind, number] = /^(?:S(\d+)-)?([QF])(\d+)$/.exec(slot) ?? []
  const asked = kind === 'F' ? 'follow-up' : 'question'
  if (number === undefined) return slot
  return step === undefined ? `Question ${number}` : `Milestone ${step}, ${asked} ${number}`
}
