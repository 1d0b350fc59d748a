import { endsWithOne } from '../../language/characters.ts'
import { goalsCell, goalsIn } from './goals.ts'
import { type Cells, isSame, type SentCells, withCells } from './row-change.ts'
import { type Cell, type CellsOf, STEP_REFERENCES } from './rows.ts'

type StepCells = CellsOf<'step'>

/** What a step keeps to itself when it is split: what comes of it, and what only its whole answers. */
const STAYS: readonly (keyof StepCells)[] = ['requirement_ids', 'result', 'goes_to', 'proof', 'title', 'interim']

/** The cells of the second half of a step that is split: how, who and where are the same, what comes of it is still to be said. */
export function splitCells(cells: StepCells): StepCells {
  return Object.fromEntries(Object.entries(cells).filter(([name]) => !STAYS.includes(name as keyof StepCells)))
}

/** Texts are joined, lists united, months span both. */
function mergedCells(cells: StepCells, next: StepCells): Partial<StepCells> {
  const merged: Record<string, unknown> = {}
  for (const name of Object.keys(next) as (keyof StepCells)[]) {
    const [one, other] = [cells[name], next[name]]
    if (!other || JSON.stringify(one?.value) === JSON.stringify(other.value)) continue
    const value = one ? joined(name, one.value, other.value) : other.value
    if (value !== one?.value) merged[name] = one ? { value, origin: { from: 'person' }, state: 'seen' } : other
  }
  return merged as Partial<StepCells>
}

function joined(name: keyof StepCells, one: unknown, other: unknown): unknown {
  if (name === 'from_month') return Math.min(Number(one), Number(other))
  if (name === 'to_month') return Math.max(Number(one), Number(other))
  if (name === 'lead' || name === 'part') return one
  if (name === 'goes_to') return goalsCell([...goalsIn(String(one)), ...goalsIn(String(other))])
  if (Array.isArray(one) && Array.isArray(other)) return united(one, other)
  return behind(String(one), String(other))
}

/** Words behind others: a sentence is one of its own, and ends the one before; what is none stands behind a semicolon. */
export function behind(now: string, words: string): string {
  const isEnded = endsWithOne(now, '.!?')
  if (!/^\p{Lu}.*[.!?]$/su.test(words)) return isEnded ? `${now} ${words}` : `${now}; ${words}`
  return `${now}${isEnded ? '' : '.'} ${words}`
}

function united(one: readonly unknown[], other: readonly unknown[]): unknown[] {
  const known = new Set(one.map((value) => JSON.stringify(value)))
  return [...one, ...other.filter((value) => !known.has(JSON.stringify(value)))]
}

/**
 * The cells of a row that change when a step is gone: whoever spoke of it speaks of the step that took it over, or of none where `to` is null; a step
 * never of itself. What names nothing any longer is emptied.
 */
export function repointedCells(cells: Cells, from: string, to: string | null, self: string): SentCells {
  const led = (id: string) => (id === from ? to : id)
  const lists = STEP_REFERENCES.flatMap((name): [string, Cell | null][] => {
    const cell = cells[name]
    const ids = (cell?.value ?? []) as string[]
    const next = [...new Set(ids.map(led))].filter((id) => id !== null && id !== self)
    return !cell || isSame(ids, next) ? [] : [[name, next.length > 0 ? { ...cell, value: next } : null]]
  })
  const { goes_to } = cells
  const goals = goalsIn(String(goes_to?.value ?? ''))
  const next = [...new Set(goals.map(led))].flatMap((goal) => (goal === null || goal === self ? [] : goal))
  const value = goalsCell(next)
  const isLed = goes_to && !isSame(goals, next)
  return { ...Object.fromEntries(lists), ...(isLed ? { goes_to: value === null ? null : { ...goes_to, value } } : {}) }
}

/** The cells that change in a step when the next one is merged into it; of each other they speak no longer. */
export function mergedSteps(row: { id: string; cells: Cells }, next: { id: string; cells: Cells }): SentCells {
  const apart = (cells: Cells) => withCells(cells, repointedCells(cells, next.id, row.id, row.id))
  const own = repointedCells(row.cells, next.id, row.id, row.id)
  return { ...own, ...(mergedCells(apart(row.cells) as StepCells, apart(next.cells) as StepCells) as SentCells) }
}
