import { blanksIn } from '../../../domain/blank.ts'
import { type StoredMilestone, shownText } from '../../../domain/milestone.ts'
import { tasksOf } from '../../../domain/quality/how-task.ts'
import { dueMonths } from '../../../domain/schedule.ts'
import { isOfPhase } from '../../../domain/solicitation/requirement/of-phase.ts'
import { type AnyRow, knownAgain, newRow } from '../../../domain/work-breakdown/alike-rows.ts'
import { open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { isComposed } from '../../../domain/work-breakdown/composed/text.ts'
import { actionIn, performerIn } from '../../../domain/work-breakdown/composed/told-task.ts'
import { withMatchedRequirements } from '../../../domain/work-breakdown/matched-requirements.ts'
import type { Cells } from '../../../domain/work-breakdown/row-change.ts'
import { bareStep } from '../../../domain/work-breakdown/work-breakdown.ts'
import { sentencesIn } from '../../../language/sentence.ts'
import type { PlanFacts } from '../../drafter.ts'
import { planRows } from '../plan-rows.ts'
import { type Label, labelled, type ToldMilestone, type ToldTask, toldMilestone } from '../step-interview/told-milestone.ts'
import { areMonths, monthsTold } from './months-told.ts'
import { cellIn, idOf, otherOffers, planFieldOffers, suggested, type TextMilestone } from './plan-labels.ts'

/** The texts of a milestone that is kept. */
export type MilestoneTexts = Pick<StoredMilestone, 'milestone_number' | 'step_type' | 'initial_text' | 'refined_text'>

/** Labels of a task, each with the cell that holds what it says. */
const OF_STEP = [
  ['Method', 'method'],
  ['Tools', 'tools'],
  ['Input', 'input'],
  ['Data', 'input'],
  ['Result', 'result'],
] as const

/**
 * The rows that the milestones of a plan from before tell: its tasks as steps with what stands behind their labels, its risks, and what it says of the plan
 * as a whole. All of it is only suggested; the text stays as it is. A milestone whose text is what the answers compose tells nothing besides them, nor do
 * tasks that every plan has.
 */
export function planOffers(facts: PlanFacts, milestones: readonly MilestoneTexts[]): AnyRow[] {
  if (milestones.length === 0) return []
  const { milestones: composed } = planRows(facts)
  const dues = dueMonths(milestones.length, facts.period_of_performance)
  const ordered = [...milestones].sort((a, b) => a.milestone_number - b.milestone_number)
  const own = ordered.flatMap((one, at): TextMilestone[] => {
    const text = shownText(one)
    const now = composed.find(({ milestone_number }) => milestone_number === one.milestone_number)
    if (text.trim() === '' || (now && isComposed(text, now))) return []
    const told = toldMilestone(text)
    return [{ number: one.milestone_number, due: dues[at] ?? facts.period_of_performance, told, tasks: workIn(told, one) }]
  })
  const offered = [...withRequirements(stepOffers(own, facts), facts), ...peopleOffers(own), ...otherOffers(own), ...planFieldOffers(own)]
  return offered.map((row, at) => ({ ...row, id: ownId(row, at, offered), cells: withoutBlanks(row.cells) }))
}

/** In a text that somebody wrote, a number may stand before two tasks: the first one has it. */
function ownId({ id }: AnyRow, at: number, all: readonly AnyRow[]): string {
  return all.findIndex((one) => one.id === id) === at ? id : `${id}-${at}`
}

/** The tasks of a milestone; at the start and at the close without meetings and papers, which every plan has there. */
function workIn({ tasks }: ToldMilestone, milestone: MilestoneTexts): readonly ToldTask[] {
  if (milestone.step_type === 'development') return tasks
  const { tasks: judged } = tasksOf({ ...milestone, deliverables: [], acceptance_criteria: [] })
  const isPaper = (task: ToldTask) =>
    judged.some(({ number, text, kind }) => isSameTask(task, { number, text }) && MEETINGS_AND_PAPERS.has(kind))
  return tasks.filter((task) => !isPaper(task))
}

const MEETINGS_AND_PAPERS: ReadonlySet<string> = new Set(['meeting', 'paper'])

function isSameTask(one: ToldTask, other: { number: string | null; text: string }): boolean {
  return one.number ? one.number === other.number : one.text === other.text
}

/** What is still to be filled in is nothing that a plan says. */
function withoutBlanks(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([, { value }]) => typeof value !== 'string' || blanksIn(value).length === 0))
}

/** The tasks of the milestones, without those that every plan has, whatever their words are by now. */
function stepOffers(milestones: readonly TextMilestone[], facts: PlanFacts): AnyRow[] {
  const told = milestones.flatMap((milestone) => milestone.tasks.map((task) => stepRow(task, milestone)))
  const lines = planRows(facts).milestones.flatMap(({ all }) =>
    all.filter(({ text, from }) => text.startsWith('Task ') && from.length === 0),
  )
  const standard = lines.map(({ text }, at) =>
    newRow({ id: `standard-${at}`, kind: 'step', cells: { action: suggested(actionIn({ text }), 1, text) } }, at),
  )
  const isStandard = knownAgain(told, standard)
  return told.filter(({ id }) => !isStandard.has(id))
}

function stepRow(task: ToldTask, milestone: TextMilestone): AnyRow {
  const { labels, line, text } = task
  const cell = cellIn(milestone)
  const [first, second] = sentencesIn(text)
  const rest = second ? text.slice(second.start).trim() : ''
  const labelCells = OF_STEP.flatMap(([label, name]) => {
    const said = labelled(labels, label)
    return said ? [[name, cell(open(said.text), said.text)] as const] : []
  })
  return {
    id: idOf(task, milestone),
    kind: 'step',
    cells: {
      action: cell(actionIn({ text: text.slice(first?.start, first?.end) }), line),
      ...(rest ? { method: cell(open(rest), rest) } : {}),
      ...Object.fromEntries(labelCells),
      ...placeCells(labels, milestone),
      ...peopleCells(task, milestone),
      ...needsCell(labels, milestone),
    },
  }
}

/** "Dayton laboratory, months 3 to 4, 90 hours". A task that says no month is done when its milestone is due. */
function placeCells(labels: readonly Label[], milestone: TextMilestone): Cells {
  const said = labelled(labels, 'Place and time', 'Place', 'Time')
  const cell = cellIn(milestone)
  const told = said ? open(said.text).split(', ') : []
  const hours = told.find((part) => /^\d\S* hours$/.test(part))
  const parts = told.filter((part) => part !== hours)
  const at = parts.findIndex(areMonths)
  const place = said?.name === 'Time' ? '' : (at < 0 ? parts : parts.slice(0, at)).join(', ')
  const months = at < 0 ? undefined : monthsTold(parts.slice(at).join(', '))
  return {
    ...(said && place ? { place: cell(place, said.text) } : {}),
    ...(said && hours ? { hours: cell(hours, said.text) } : {}),
    ...(said && months ? { from_month: cell(months.from, said.text) } : {}),
    to_month: cell(months?.to ?? milestone.due, months && said ? said.text : milestone.told.title),
  }
}

/** "(Ana Ruiz, antenna engineer)" leads; those behind "People" work on it, too. */
function peopleCells(task: ToldTask, milestone: TextMilestone): Cells {
  const cell = cellIn(milestone)
  const [lead] = (performerIn(task) || labelled(task.labels, 'Lead')?.text || '').split(/[,(]/)
  const others = labelled(task.labels, 'People')
  const names = others ? open(others.text).split(/, | and /) : []
  return {
    ...(lead?.trim() ? { lead: cell(open(lead), task.line) } : {}),
    ...(others && names.length > 0 ? { people: cell(names, others.text) } : {}),
  }
}

/** Who leads a task with a role is a person of the plan, once. */
function peopleOffers(milestones: readonly TextMilestone[]): AnyRow[] {
  const people = new Map<string, AnyRow>()
  for (const milestone of milestones) {
    for (const task of milestone.tasks) {
      const [name = '', ...role] = performerIn(task).split(', ')
      const cells = { name: cellIn(milestone)(name, task.line), role: cellIn(milestone)(role.join(', '), task.line) }
      if (name !== '' && role.length > 0 && !people.has(name)) people.set(name, { id: `person-${name}`, kind: 'person', cells })
    }
  }
  return [...people.values()]
}

/** "The result of Tasks 2.1 and 2.2". */
function needsCell(labels: readonly Label[], milestone: TextMilestone): Cells {
  const said = labelled(labels, 'Needs')
  const ids = said?.text.match(/\d+\.\d+/g)?.map((number) => `task-${number}`) ?? []
  return said && ids.length > 0 ? { needs: cellIn(milestone)(ids, said.text) } : {}
}

/** Beside each task the requirements that it most likely answers, so that the solicitation does not ask for it again. */
function withRequirements(rows: readonly AnyRow[], facts: PlanFacts): AnyRow[] {
  const { requirements } = planRows(facts).composition.frame
  const steps = rows.map(({ id, cells }) => bareStep(id, { action: String(cells.action?.value) }))
  const asked = requirements.filter((one) => isOfPhase(one, facts.phase))
  const found = new Map(withMatchedRequirements(asked, steps).map(({ id, requirement_ids }) => [id, requirement_ids]))
  return rows.map((row) => {
    const ids = found.get(row.id) ?? []
    const { action } = row.cells
    return action && ids.length > 0 ? { ...row, cells: { ...row.cells, requirement_ids: { ...action, value: ids } } } : row
  })
}
