import { SECURITY } from '../../../domain/milestone-document.ts'
import type { AnyRow } from '../../../domain/work-breakdown/alike-rows.ts'
import { closingLabels } from '../../../domain/work-breakdown/composed/closing.ts'
import { open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { ABOUT, type Cell, type RowKind } from '../../../domain/work-breakdown/rows.ts'
import { labelled, type ToldMilestone, type ToldTask } from '../step-interview/told-milestone.ts'
import { monthsTold } from './months-told.ts'

/** A milestone as its text tells it, with its tasks of work, and the month in which it is due. */
export type TextMilestone = { number: number; due: number; told: ToldMilestone; tasks: readonly ToldTask[] }

/** A cell that a milestone's text offers, with its words. */
export function suggested(value: unknown, milestone_number: number, words: string): Cell {
  return { value, origin: { from: 'plan', milestone_number, words }, state: 'suggested' }
}

/** The cells that one milestone offers. */
export function cellIn({ number }: TextMilestone) {
  return (value: unknown, words: string) => suggested(value, number, words)
}

/** How a task is known among those that are read together. */
export function idOf(task: ToldTask, { number, told }: TextMilestone): string {
  return `task-${task.number ?? `${number}-${told.tasks.indexOf(task)}`}`
}

const [FIRST, SECOND] = [closingLabels('I'), closingLabels('II')]

/** Behind these stood earlier what leads on from the phase. */
const INTENDED = ['Intended for Phase II', 'Intended for Phase III', 'Intended after Phase I', 'Intended after Phase II']

/** Labels of a milestone that speak of the plan as a whole; what it leads to stood behind other ones before. */
const OF_PLAN: readonly (readonly [cell: string, ...labels: string[]])[] = [
  ['existing', 'Existing technology'],
  ['feasibility', 'Feasibility shown'],
  ['end_state', 'End state', FIRST.end_state, SECOND.end_state],
  ['end_user', 'End user'],
  ['next_phase', 'Next phase', ...INTENDED, FIRST.next_phase, SECOND.next_phase],
  ['security', 'Security', SECURITY],
  ['work_shares', 'Work shares'],
]

/** What may happen, and what the Government has to provide, under a task or the milestone; a task that is offered as no step is not named. */
export function otherOffers(milestones: readonly TextMilestone[]): AnyRow[] {
  const said = milestones.flatMap((milestone) => [
    ...milestone.told.labels.map((label) => ({ label, milestone, step: undefined })),
    ...milestone.told.tasks.flatMap((task) => task.labels.map((label) => ({ label, milestone, step: idOf(task, milestone) }))),
  ])
  return said.flatMap(({ label: { name, text }, milestone, step }, at): AnyRow[] => {
    const kind = KINDS.get(name)
    if (!kind || text === '') return []
    const cell = (value: unknown) => cellIn(milestone)(value, text)
    const cells = Object.fromEntries(Object.entries(partsOf(kind, text)).map(([part, value]) => [part, cell(value)]))
    return [{ id: `other-${at}`, kind, cells: { ...cells, ...(step ? { step_ids: cell([step]) } : {}) } }]
  })
}

const KINDS: ReadonlyMap<string, RowKind> = new Map([
  ['Risk', 'risk'],
  ['Risks', 'risk'],
  ['From the Government', 'furnished'],
])

/** "It cracks; early sign: noise; fallback: glue it": what opens a part says which cell it is; what is opened so by none stays with what comes first. */
function partsOf(kind: RowKind, text: string): Record<string, unknown> {
  const [first = '', ...parts] = open(text).split('; ')
  const about = [first]
  const cells: Record<string, unknown> = {}
  for (const part of parts) {
    const said = PARTS.flatMap(([cell, opening]) => (part.startsWith(opening) ? [[cell, part.slice(opening.length)] as const] : []))[0]
    if (!said || cells[said[0]] !== undefined || !PARTS_OF[kind]?.includes(said[0])) about.push(part)
    else cells[said[0]] = said[0] === 'by_month' ? monthsTold(said[1])?.to : said[1]
  }
  const filled = Object.entries({ [ABOUT[kind] ?? '']: about.join('; '), ...cells }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(filled)
}

const PARTS: readonly (readonly [cell: string, opening: string])[] = [
  ['sign', 'early sign: '],
  ['sign', 'early sign is '],
  ['fallback', 'fallback: '],
  ['fallback', 'fallback is '],
  ['by_month', 'by month '],
  ['when_late', 'if it is late: '],
  ['when_late', 'if it is late, '],
]
const PARTS_OF: Partial<Record<RowKind, readonly string[]>> = { risk: ['sign', 'fallback'], furnished: ['by_month', 'when_late'] }

/** What the milestones say of the plan as a whole; the first that says it counts. */
export function planFieldOffers(milestones: readonly TextMilestone[]): AnyRow[] {
  const cells = OF_PLAN.flatMap(([name, ...labels]) => {
    const found = milestones.flatMap((one) => {
      const said = labelled(one.told.labels, ...labels)
      return said ? [cellIn(one)(said.text, said.text)] : []
    })[0]
    return found ? [[name, found] as const] : []
  })
  return cells.length > 0 ? [{ id: 'milestones-plan', kind: 'plan', cells: Object.fromEntries(cells) }] : []
}
