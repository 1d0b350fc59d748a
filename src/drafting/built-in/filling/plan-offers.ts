import { type StoredMilestone, shownText } from '../../../domain/milestone.ts'
import { dueMonths } from '../../../domain/schedule.ts'
import { type AnyRow, knownAgain, newRow } from '../../../domain/work-breakdown/alike-rows.ts'
import { open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { isComposed } from '../../../domain/work-breakdown/composed/text.ts'
import { withMatchedRequirements } from '../../../domain/work-breakdown/matched-requirements.ts'
import type { Cells } from '../../../domain/work-breakdown/row-change.ts'
import { ABOUT, type Cell, type RowKind } from '../../../domain/work-breakdown/rows.ts'
import { isOfPhase } from '../../../domain/work-breakdown/solicitation-steps.ts'
import type { WorkStep } from '../../../domain/work-breakdown/work-breakdown.ts'
import type { PlanFacts } from '../../drafter.ts'
import { planRows } from '../plan-rows.ts'
import {
  actionIn,
  type Label,
  labelled,
  performerIn,
  type ToldMilestone,
  type ToldTask,
  toldMilestone,
} from '../step-interview/told-milestone.ts'
import { areMonths, monthsTold } from './months-told.ts'

/** The texts of a milestone that is kept. */
export type MilestoneTexts = Pick<StoredMilestone, 'milestone_number' | 'initial_text' | 'refined_text'>

/** A milestone as its text tells it, and the month in which it is due. */
type Milestone = { number: number; due: number; told: ToldMilestone }

/** Labels of a task, each with the cell that holds what it says. */
const OF_STEP = [
  ['Method', 'method'],
  ['Tools', 'tools'],
  ['Input', 'input'],
  ['Data', 'input'],
  ['Result', 'result'],
] as const

/** Labels of a milestone that speak of the plan as a whole. */
const OF_PLAN: readonly (readonly [label: string, cell: string])[] = [
  ['Existing technology', 'existing'],
  ['Feasibility shown', 'feasibility'],
  ['End state', 'end_state'],
  ['End user', 'end_user'],
  ['Next phase', 'next_phase'],
  ['Security', 'security'],
  ['Work shares', 'work_shares'],
]

/**
 * The rows that the milestones of a plan from before tell: its tasks as steps with what stands behind their labels, its risks, and what it says of the plan
 * as a whole. All of it is only suggested; the text stays as it is. A milestone whose text is what the answers compose tells nothing besides them, nor do
 * tasks that every plan has.
 */
export function planOffers(facts: PlanFacts, milestones: readonly MilestoneTexts[]): AnyRow[] {
  const { milestones: composed } = planRows(facts)
  const dues = dueMonths(milestones.length, facts.period_of_performance)
  const own = milestones.flatMap((one, at): Milestone[] => {
    const now = composed.find(({ milestone_number }) => milestone_number === one.milestone_number)
    const isOwn = shownText(one).trim() !== '' && !(now && isComposed(shownText(one), now))
    return isOwn
      ? [{ number: one.milestone_number, due: dues[at] ?? facts.period_of_performance, told: toldMilestone(shownText(one)) }]
      : []
  })
  return [...withRequirements(stepOffers(own, facts), facts), ...otherOffers(own), ...planFieldOffers(own)]
}

function suggested(value: unknown, milestone_number: number, words: string): Cell {
  return { value, origin: { from: 'plan', milestone_number, words }, state: 'suggested' }
}

/** The tasks of the milestones, without those that every plan has, whatever their words are by now. */
function stepOffers(milestones: readonly Milestone[], facts: PlanFacts): AnyRow[] {
  const told = milestones.flatMap((milestone) => milestone.told.tasks.map((task) => stepRow(task, milestone)))
  const lines = planRows(facts).milestones.flatMap(({ all }) =>
    all.filter(({ text, from }) => text.startsWith('Task ') && from.length === 0),
  )
  const standard = lines.map(({ text }, at) =>
    newRow({ id: `standard-${at}`, kind: 'step', cells: { action: suggested(actionIn({ text }), 1, text) } }, at),
  )
  const isStandard = knownAgain(told, standard)
  return told.filter(({ id }) => !isStandard.has(id))
}

function stepRow(task: ToldTask, milestone: Milestone): AnyRow {
  const { labels, line } = task
  const cell = cellIn(milestone)
  const labelCells = OF_STEP.flatMap(([label, name]) => {
    const said = labelled(labels, label)
    return said ? [[name, cell(open(said.text), said.text)] as const] : []
  })
  return {
    id: idOf(task, milestone),
    kind: 'step',
    cells: {
      action: cell(actionIn(task), line),
      ...Object.fromEntries(labelCells),
      ...placeCells(labels, milestone),
      ...peopleCells(task, milestone),
      ...needsCell(labels, milestone),
    },
  }
}

function cellIn({ number }: Milestone) {
  return (value: unknown, words: string) => suggested(value, number, words)
}

function idOf(task: ToldTask, { number, told }: Milestone): string {
  return `task-${task.number ?? `${number}-${told.tasks.indexOf(task)}`}`
}

/** "Dayton laboratory, months 3 to 4". A task that says no month is done when its milestone is due. */
function placeCells(labels: readonly Label[], milestone: Milestone): Cells {
  const said = labelled(labels, 'Place and time', 'Place', 'Time')
  const cell = cellIn(milestone)
  const parts = said ? open(said.text).split(', ') : []
  const at = parts.findIndex(areMonths)
  const place = said?.name === 'Time' ? '' : (at < 0 ? parts : parts.slice(0, at)).join(', ')
  const months = at < 0 ? undefined : monthsTold(parts.slice(at).join(', '))
  return {
    ...(said && place ? { place: cell(place, said.text) } : {}),
    ...(said && months ? { from_month: cell(months.from, said.text) } : {}),
    to_month: cell(months?.to ?? milestone.due, months && said ? said.text : milestone.told.title),
  }
}

/** "(Ana Ruiz, antenna engineer)" leads; those behind "People" work on it, too. */
function peopleCells(task: ToldTask, milestone: Milestone): Cells {
  const cell = cellIn(milestone)
  const [lead] = (performerIn(task) || labelled(task.labels, 'Lead')?.text || '').split(/[,(]/)
  const others = labelled(task.labels, 'People')
  const names = others ? open(others.text).split(/, | and /) : []
  return {
    ...(lead?.trim() ? { lead: cell(open(lead), task.line) } : {}),
    ...(others && names.length > 0 ? { people: cell(names, others.text) } : {}),
  }
}

/** "The result of Tasks 2.1 and 2.2". */
function needsCell(labels: readonly Label[], milestone: Milestone): Cells {
  const said = labelled(labels, 'Needs')
  const ids = said?.text.match(/\d+\.\d+/g)?.map((number) => `task-${number}`) ?? []
  return said && ids.length > 0 ? { needs: cellIn(milestone)(ids, said.text) } : {}
}

/** Beside each task the requirements that it most likely answers, so that the solicitation does not ask for it again. */
function withRequirements(rows: readonly AnyRow[], facts: PlanFacts): AnyRow[] {
  const { requirements } = planRows(facts).composition.frame
  const steps = rows.map(
    ({ id, cells }): WorkStep => ({
      id,
      action: String(cells.action?.value),
      people: [],
      part: 'base',
      needs: [],
      requirement_ids: [],
      proof: [],
      interim: [],
    }),
  )
  const asked = requirements.filter((one) => isOfPhase(one, facts.phase))
  const found = new Map(withMatchedRequirements(asked, steps).map(({ id, requirement_ids }) => [id, requirement_ids]))
  return rows.map((row) => {
    const ids = found.get(row.id) ?? []
    const { action } = row.cells
    return action && ids.length > 0 ? { ...row, cells: { ...row.cells, requirement_ids: { ...action, value: ids } } } : row
  })
}

/** What may happen, and what the Government has to provide, under a task or the milestone. */
function otherOffers(milestones: readonly Milestone[]): AnyRow[] {
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
    const said = PARTS.flatMap(([cell, opening]) => (opening.test(part) ? [[cell, part.replace(opening, '')] as const] : []))[0]
    if (!said || cells[said[0]] !== undefined || !PARTS_OF[kind]?.includes(said[0])) about.push(part)
    else cells[said[0]] = said[0] === 'by_month' ? monthsTold(said[1])?.to : said[1]
  }
  const filled = Object.entries({ [ABOUT[kind] ?? '']: about.join('; '), ...cells }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(filled)
}

const PARTS: readonly (readonly [cell: string, opening: RegExp])[] = [
  ['sign', /^early sign(?::| is) /],
  ['fallback', /^fallback(?::| is) /],
  ['by_month', /^by month /],
  ['when_late', /^if it is late[:,] /],
]
const PARTS_OF: Partial<Record<RowKind, readonly string[]>> = { risk: ['sign', 'fallback'], furnished: ['by_month', 'when_late'] }

/** What the milestones say of the plan as a whole; the first that says it counts. */
function planFieldOffers(milestones: readonly Milestone[]): AnyRow[] {
  const cells = OF_PLAN.flatMap(([label, name]) => {
    const found = milestones.flatMap((one) => {
      const said = labelled(one.told.labels, label)
      return said ? [cellIn(one)(said.text, said.text)] : []
    })[0]
    return found ? [[name, found] as const] : []
  })
  return cells.length > 0 ? [{ id: 'milestones-plan', kind: 'plan', cells: Object.fromEntries(cells) }] : []
}
