import { blanksIn } from '../blank.ts'
import { PLAN_LAYOUTS } from '../component/plan-form.ts'
import { monthCount } from '../schedule.ts'
import { answersTopic, byDecision } from './decisive-criterion.ts'
import { deliverableName } from './deliverable-name.ts'
import {
  type FormColumn,
  type FormDocument,
  type FormTable,
  listCell,
  type NoRoom,
  type PlanToLayOut,
  paragraph,
  plainCell,
} from './form-document.ts'
import { formFacts } from './form-facts.ts'
import { claimOf, printedCriterion, shortTask } from './in-short.ts'
import { furtherLine, goneOf, noRoom, tasksOf } from './no-room.ts'
import { pageShare, rowHeight, shareFor } from './page-estimate.ts'
import { objectivesIn, scopeSentences } from './scope-parts.ts'
import { type ToldMilestone, toldMilestones } from './told-milestone.ts'

/** How much of the plan stands in the two pages. */
type Fullness = {
  scope: Chosen
  opening: boolean
  deliverables: Kept
  tasks: Chosen
  criteria: Chosen
  /** Whether criteria are told without what shows them, who judges and by when: all of them, or none. */
  inShort: boolean
}

/** A plan with its milestones taken apart, once for all that is tried. */
type Content = { given: PlanToLayOut; told: readonly ToldMilestone[] }

/** Deliverables as they stand, by name, or of each milestone the first by name. */
type Kept = 'whole' | 'names' | 'main'

/** The sentences of the scope, tasks and criteria that stand in it. */
type Chosen = ReadonlySet<string>

/** Shares of the width that the criteria may take; of these the one is taken that makes the table lowest. */
const CRITERIA_SHARES = [0.37, 0.33, 0.41, 0.45, 0.49] as const

function columnsFor(rows: FormTable['rows'], due: number): FormColumn[] {
  const all = CRITERIA_SHARES.map((share) =>
    columns(['No.', 'Milestone', 'Target date', 'Acceptance criteria'], [0.06, 0.94 - due - share, due, share]),
  )
  const heights = all.map((one) => rows.reduce((sum, row) => sum + rowHeight(one, row), 0))
  return all[heights.indexOf(Math.min(...heights))] ?? []
}

function columns(headings: readonly string[], shares: readonly number[]): FormColumn[] {
  return headings.map((heading, index) => ({ heading, share: shares[index] ?? 0 }))
}

/** A target date stays on one line. */
function dueShare(told: readonly ToldMilestone[]): number {
  return Math.min(0.25, shareFor(['Target date', ...told.map(({ due }) => due)]))
}

/** Least room that stays free on the last page, as a share of it: estimates and printers differ. */
const SPARE = 0.06

/**
 * The Army's Non-Proprietary Work Plan: objectives, milestones with target dates and deliverables, and the duration, without
 * prices. It always fits on its two pages: tasks stand in it in short, and where there is too little room criteria, too, of which those stay that decide most, and what there is no
 * room for is counted, so that nothing in it points to another document.
 */
export function armyTwoPages(given: PlanToLayOut): FormDocument {
  const content = { given, told: toldMilestones(given.plan) }
  const limit = (PLAN_LAYOUTS.army_two_pages.pages_at_most ?? 2) - SPARE
  const fits = (fullness: Fullness) => pageShare(laidOut(content, fullness)) <= limit
  const whole: Fullness = {
    scope: new Set(scopeSentences(given.plan.scope_paragraph)),
    opening: true,
    deliverables: 'whole',
    tasks: new Set(content.told.flatMap(dutiesOf)),
    criteria: new Set(content.told.flatMap((one) => one.criteria)),
    inShort: false,
  }
  const full = [whole, { ...whole, inShort: true }].find(fits)
  if (full) return laidOut(content, full)
  const ladder = shorterOnes(content)
  const chosen = ladder.find(fits)
  return laidOut(content, chosen ? withMore(chosen, content, fits) : (ladder.at(-1) ?? whole))
}

/**
 * From the whole scope with the first task and the decisive criterion of each milestone to the least: objectives are asked for, tasks are not, so that
 * rather these go; deliverables are asked for, too. What there is room for is put in again.
 */
function shorterOnes({ given, told }: Content): Fullness[] {
  const { objectives } = objectivesIn(given.plan.scope_paragraph)
  const all = scopeSentences(given.plan.scope_paragraph)
  const none: Chosen = new Set()
  const decisive = new Set(decisiveOf(told))
  const first = { tasks: new Set(inTurn(told.map(dutiesOf))[0]), criteria: decisive }
  const kept = [all, objectives].flatMap((scope) => [first, { tasks: none, criteria: decisive }].map((one) => ({ ...one, scope })))
  const least = { tasks: none, criteria: none, scope: objectives.slice(0, 1) }
  const shorter = ({ scope, ...one }: typeof least, deliverables: Kept) => ({
    scope: new Set(scope),
    opening: false,
    deliverables,
    inShort: true,
    ...one,
  })
  return [...[...kept, least].map((one) => shorter(one, 'names')), shorter(least, 'main')]
}

function dutiesOf(one: ToldMilestone): string[] {
  return tasksOf(one).map(({ text }) => text)
}

/** Of each milestone the criterion that decides most. */
function decisiveOf(told: readonly ToldMilestone[]): string[] {
  return told.flatMap(({ criteria }) => byDecision(criteria).slice(0, 1))
}

/** The first ones of all milestones, then the second ones, and so on. */
function inTurn(all: readonly (readonly string[])[]): string[][] {
  const most = Math.max(0, ...all.map(({ length }) => length))
  return Array.from({ length: most }, (_, nth) => all.flatMap((ones) => ones.slice(nth, nth + 1)))
}

/**
 * The same with what else there is room for: first the criteria that answer requirements of the topic, then objectives, tasks, the criteria that
 * decide most, and the rest of the scope; no criterion that is still to be filled in.
 */
function withMore(chosen: Fullness, { given, told }: Content, fits: (fullness: Fullness) => boolean): Fullness {
  const { objectives, others } = objectivesIn(given.plan.scope_paragraph)
  const criteria = inTurn(told.map((one) => byDecision(one.criteria).filter((text) => blanksIn(text).length === 0))).flat()
  const further = [
    ['criteria', decisiveOf(told)],
    ['criteria', criteria.filter(answersTopic)],
    ['scope', objectives],
    ['tasks', inTurn(told.map(dutiesOf)).flat()],
    ['criteria', criteria],
    ['scope', others],
  ] as const
  let now = chosen
  for (const [part, all] of further) {
    const before = now
    now = { ...before, [part]: filled(before[part], all, (kept) => fits({ ...before, [part]: kept })) }
  }
  return now
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

function laidOut({ given, told }: Content, fullness: Fullness): FormDocument {
  const { plan } = given
  const [objectives = '', milestones = '', deliverables = '', duration = ''] = PLAN_LAYOUTS.army_two_pages.sections
  return {
    title: 'Non-Proprietary Work Plan',
    facts: formFacts(given),
    sections: [
      { heading: objectives, blocks: [paragraph(objectiveSentences(plan.scope_paragraph, fullness).join(' '))] },
      { heading: milestones, blocks: [{ kind: 'table', table: milestoneTable({ given, told }, fullness) }] },
      { heading: deliverables, blocks: [{ kind: 'table', table: deliverableTable(told, fullness) }] },
      { heading: duration, blocks: [paragraph(`${monthCount(plan.period_of_performance)} from award`)] },
    ],
    begins_on_new_page: true,
    left_out: leftOut(told, fullness),
    no_room_for: noRoomFor(told, plan.scope_paragraph, fullness),
  }
}

function objectiveSentences(scope: string | null, { scope: kept }: Fullness): string[] {
  return scopeSentences(scope).filter((sentence) => kept.has(sentence))
}

function milestoneTable({ told }: Content, fullness: Fullness): FormTable {
  const gone = told.map((one) => goneOf(one, fullness))
  const rows = told.map((one, at) => [
    plainCell(String(one.milestone_number)),
    [
      { kind: 'strong' as const, text: one.title },
      ...(fullness.opening ? one.opening.slice(0, 1) : []).map((text) => ({ kind: 'text' as const, text })),
      ...tasksOf(one)
        .filter(({ text }) => fullness.tasks.has(text))
        .map(({ number, text }) => ({ kind: 'text' as const, text: `${number} ${shortTask(text)}` })),
      ...furtherLine(gone[at]?.tasks ?? [], ['task', 'tasks']),
    ],
    plainCell(one.due),
    [
      ...listCell(keptCriteria(one, fullness).map((text) => (fullness.inShort ? claimOf(text) : printedCriterion(text, one.due)))),
      ...furtherLine(gone[at]?.criteria ?? [], ['criterion', 'criteria']),
    ],
  ])
  return { columns: columnsFor(rows, dueShare(told)), rows }
}

/** The deliverables stand under the heading that the Army asks for, each beside the number of its milestone; one that hands nothing over has no row. */
function deliverableTable(told: readonly ToldMilestone[], fullness: Fullness): FormTable {
  return {
    columns: columns(['No.', 'Key deliverables', 'Target date'], [0.06, 0.94 - dueShare(told), dueShare(told)]),
    rows: told
      .filter(({ deliverables }) => deliverables.length > 0)
      .map((one) => [plainCell(String(one.milestone_number)), listCell(keptDeliverables(one, fullness)), plainCell(one.due)]),
  }
}

function keptDeliverables({ deliverables }: ToldMilestone, { deliverables: kept }: Fullness): readonly string[] {
  if (kept === 'whole') return deliverables
  const names = [...new Set(deliverables.map(deliverableName))]
  return kept === 'names' ? names : names.slice(0, 1)
}

function keptCriteria({ criteria }: ToldMilestone, { criteria: kept }: Fullness): readonly string[] {
  return criteria.filter((criterion) => kept.has(criterion))
}

/** What the form leaves out of every plan that is as long, each in a few words. */
function leftOut(told: readonly ToldMilestone[], fullness: Fullness): string[] {
  const isFull = !fullness.inShort || told.flatMap((one) => keptCriteria(one, fullness)).every((one) => one === claimOf(one))
  return [
    'payments',
    'the approach, people, places and risks of each task',
    ...(fullness.opening ? [] : ['what each milestone opens with']),
    ...(fullness.deliverables === 'whole' ? [] : ['what each deliverable holds and to whom it goes']),
    ...(isFull ? [] : ['by whom, by when and on which evidence a criterion is judged']),
  ]
}

/** What of this plan does not fit on the pages. */
function noRoomFor(told: readonly ToldMilestone[], scope: string | null, fullness: Fullness): NoRoom {
  const gone = told.map((one) => goneOf(one, fullness))
  const deliverables = told.flatMap((one) => {
    const names = keptDeliverables(one, fullness).map(deliverableName)
    const others = [...new Set(one.deliverables.map(deliverableName))].filter((name) => !names.includes(name))
    return others.map((name) => `Deliverable of Milestone ${one.milestone_number}: ${name}`)
  })
  return noRoom(gone, deliverables, scopeSentences(scope).length - objectiveSentences(scope, fullness).length)
}
