import { counted } from '../../language/characters.ts'
import { blanksIn } from '../blank.ts'
import { PLAN_LAYOUTS } from '../component/plan-form.ts'
import { shownCriteria } from '../milestone.ts'
import type { FinishedPlan } from '../plan.ts'
import { monthCount } from '../schedule.ts'
import { byDecision } from './decisive-criterion.ts'
import { deliverableName } from './deliverable-name.ts'
import { type FormColumn, type FormDocument, type FormTable, listCell, type PlanToLayOut, paragraph, plainCell } from './form-document.ts'
import { formFacts } from './form-facts.ts'
import { shortTask } from './in-short.ts'
import { pageShare } from './page-estimate.ts'
import { reportKind } from './report-kind.ts'
import { objectivesIn, scopeSentences } from './scope-parts.ts'
import { type ToldMilestone, toldMilestones } from './told-milestone.ts'

/** How much of the plan stands in the two pages. */
type Fullness = {
  scope: 'all' | 'objectives' | 'first'
  opening: boolean
  deliverables: Kept
  more: Chosen
  tasks: Chosen
  criteria: Chosen
}

/** Deliverables as they stand, by name, by name without status reports, or the first of these alone. */
type Kept = 'whole' | 'names' | 'products' | 'main'

/** The tasks and criteria that stand in it, and the deliverables that do besides the first of each milestone. */
type Chosen = ReadonlySet<string>

/** From everything to the least; the first that fits with the decisive criterion of each milestone is taken. */
const FULLNESSES: readonly Omit<Fullness, 'criteria' | 'more' | 'tasks'>[] = [
  { scope: 'all', opening: true, deliverables: 'names' },
  { scope: 'objectives', opening: true, deliverables: 'names' },
  { scope: 'objectives', opening: false, deliverables: 'names' },
  { scope: 'objectives', opening: false, deliverables: 'products' },
  { scope: 'first', opening: false, deliverables: 'products' },
  { scope: 'first', opening: false, deliverables: 'main' },
]

/** The columns of the milestones with their shares of the width: a milestone with its work takes more of it than its title alone. */
function columnsFor({ opening, tasks }: Fullness): FormColumn[] {
  return columns(
    ['No.', 'Milestone', 'Target date', 'Acceptance criteria'],
    opening || tasks.size > 0 ? [0.06, 0.38, 0.19, 0.37] : [0.06, 0.3, 0.19, 0.45],
  )
}

function columns(headings: readonly string[], shares: readonly number[]): FormColumn[] {
  return headings.map((heading, index) => ({ heading, share: shares[index] ?? 0 }))
}

/** Least room that stays free on the last page, as a share of it: estimates and printers differ. */
const SPARE = 0.06

/**
 * The Army's Non-Proprietary Work Plan: objectives, milestones with target dates and deliverables, and the duration, without
 * prices. It is shortened by whole sentences and names until it fits on its two pages; tasks stand in it in short, as in the five columns.
 */
export function armyTwoPages(given: PlanToLayOut): FormDocument {
  const { plan } = given
  const limit = (PLAN_LAYOUTS.army_two_pages.pages_at_most ?? 2) - SPARE
  const fits = (fullness: Fullness) => pageShare(laidOut(given, fullness)) <= limit
  const all = new Set(plan.milestones.flatMap(shownCriteria))
  const tasks = tasksInTurn(toldMilestones(plan))
  const whole: Fullness = {
    scope: 'all',
    opening: true,
    deliverables: 'whole',
    more: new Set(),
    tasks: new Set(tasks.flat()),
    criteria: all,
  }
  if (fits(whole)) return laidOut(given, whole)
  const decisive = new Set(plan.milestones.flatMap((one) => byDecision(shownCriteria(one)).slice(0, 1)))
  // rather the scope than each task: what there is room for is put in again
  const ladder = [tasks[0] ?? [], []].flatMap((kept) =>
    FULLNESSES.map((one): Fullness => ({ ...one, more: new Set(), tasks: new Set(kept), criteria: decisive })),
  )
  const chosen = ladder.find(fits)
  if (!chosen) return laidOut(given, ladder[ladder.length - 1] ?? whole)
  return laidOut(given, withMore(chosen, plan, fits))
}

/** The first tasks of all milestones, then the second ones, and so on. */
function tasksInTurn(told: readonly ToldMilestone[]): string[][] {
  const all = told.map(tasksOf)
  const most = Math.max(0, ...all.map((tasks) => tasks.length))
  return Array.from({ length: most }, (_, nth) => all.flatMap((tasks) => tasks.slice(nth, nth + 1)))
}

/** The same with what else there is room for: tasks first, then deliverables, then the criteria that decide most; none that is still to be filled in. */
function withMore(chosen: Fullness, plan: FinishedPlan, fits: (fullness: Fullness) => boolean): Fullness {
  const { milestones } = plan
  const names = chosen.deliverables === 'main' ? milestones.flatMap(({ deliverables }) => productNames(deliverables).slice(1)) : []
  const tasks = filled(chosen.tasks, tasksInTurn(toldMilestones(plan)).flat(), (kept) => fits({ ...chosen, tasks: kept }))
  const more = filled(chosen.more, names, (kept) => fits({ ...chosen, tasks, more: kept }))
  const criteria = byDecision(milestones.flatMap(shownCriteria)).filter((one) => blanksIn(one).length === 0)
  return { ...chosen, tasks, more, criteria: filled(chosen.criteria, criteria, (kept) => fits({ ...chosen, tasks, more, criteria: kept })) }
}

/** A choice with each of the further ones that still fits, one after another. */
function filled(chosen: Chosen, further: readonly string[], fits: (kept: Chosen) => boolean): Chosen {
  const kept = new Set(chosen)
  for (const one of further) {
    if (kept.has(one)) continue
    kept.add(one)
    if (!fits(kept)) kept.delete(one)
  }
  return kept
}

function laidOut(given: PlanToLayOut, fullness: Fullness): FormDocument {
  const { plan } = given
  const told = toldMilestones(plan)
  const [objectives = '', milestones = '', deliverables = '', duration = ''] = PLAN_LAYOUTS.army_two_pages.sections.map(
    ({ heading }) => heading,
  )
  return {
    title: 'Non-Proprietary Work Plan',
    facts: formFacts(given),
    sections: [
      { heading: objectives, blocks: [paragraph(objectiveSentences(plan.scope_paragraph, fullness).join(' '))] },
      { heading: milestones, blocks: [{ kind: 'table', table: milestoneTable(told, fullness) }] },
      { heading: deliverables, blocks: [{ kind: 'table', table: deliverableTable(told, fullness) }] },
      { heading: duration, blocks: [paragraph(`${monthCount(plan.period_of_performance)} from award`)] },
    ],
    begins_on_new_page: true,
    left_out: leftOut(told, plan.scope_paragraph, fullness),
  }
}

function objectiveSentences(scope: string | null, { scope: kept }: Fullness): string[] {
  if (kept === 'all') return scopeSentences(scope)
  const { objectives } = objectivesIn(scope)
  return kept === 'first' ? objectives.slice(0, 1) : objectives
}

function milestoneTable(told: readonly ToldMilestone[], fullness: Fullness): FormTable {
  return {
    columns: columnsFor(fullness),
    rows: told.map((one) => [
      plainCell(String(one.milestone_number)),
      [
        { kind: 'strong', text: one.title },
        ...(fullness.opening ? one.opening.slice(0, 1) : []).map((text) => ({ kind: 'text' as const, text })),
        ...keptTasks(one, fullness).map((text) => ({ kind: 'item' as const, text: shortTask(text) })),
      ],
      plainCell(one.due),
      listCell(keptCriteria(one, fullness)),
    ]),
  }
}

/** The deliverables stand under the heading that the Army asks for, each beside the number of its milestone. */
function deliverableTable(told: readonly ToldMilestone[], fullness: Fullness): FormTable {
  return {
    columns: columns(['No.', 'Key deliverables', 'Target date'], [0.06, 0.75, 0.19]),
    rows: told.map((one) => [plainCell(String(one.milestone_number)), listCell(keptDeliverables(one, fullness)), plainCell(one.due)]),
  }
}

function keptDeliverables({ deliverables }: ToldMilestone, { deliverables: kept, more }: Fullness): readonly string[] {
  if (kept === 'whole') return deliverables
  if (kept === 'names') return [...new Set(deliverables.map(deliverableName))]
  const products = productNames(deliverables)
  return kept === 'products' ? products : products.filter((name, index) => index === 0 || more.has(name))
}

/** The deliverables by name, without status reports. */
function productNames(deliverables: readonly string[]): string[] {
  return [...new Set(deliverables.map(deliverableName))].filter((name) => reportKind(name) !== 'progress')
}

function keptTasks(told: ToldMilestone, { tasks: kept }: Fullness): readonly string[] {
  return tasksOf(told).filter((text) => kept.has(text))
}

/** What a milestone has to do, each once. */
function tasksOf({ tasks }: ToldMilestone): string[] {
  return [...new Set(tasks.map(({ text }) => text))]
}

function keptCriteria({ criteria }: ToldMilestone, { criteria: kept }: Fullness): readonly string[] {
  return criteria.filter((criterion) => kept.has(criterion))
}

function leftOut(told: readonly ToldMilestone[], scope: string | null, fullness: Fullness): string[] {
  const criteria = told.reduce((sum, one) => sum + one.criteria.length - keptCriteria(one, fullness).length, 0)
  const sentences = scopeSentences(scope).length - objectiveSentences(scope, fullness).length
  const deliverables = told.reduce((sum, one) => sum + one.deliverables.length - keptDeliverables(one, fullness).length, 0)
  const tasks = told.reduce((sum, one) => sum + tasksOf(one).length - keptTasks(one, fullness).length, 0)
  return [
    'payments',
    'the approach, people, places and risks of each task',
    ...(tasks > 0 ? [counted(tasks, 'further task')] : []),
    ...(fullness.opening ? [] : ['what each milestone opens with']),
    ...(sentences > 0 ? [`${counted(sentences, 'sentence')} of the scope`] : []),
    ...(fullness.deliverables === 'whole' ? [] : ['what each deliverable holds and to whom it goes']),
    ...(deliverables > 0 ? [counted(deliverables, 'further deliverable')] : []),
    ...(criteria > 0 ? [`${criteria} further acceptance ${criteria === 1 ? 'criterion' : 'criteria'}`] : []),
  ]
}
