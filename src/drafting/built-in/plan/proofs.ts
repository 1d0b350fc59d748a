import { type InitialMilestone, milestoneTitle, type RefinedMilestone } from '../../../domain/milestone.ts'
import { isBlank, type MilestoneLine, parse, taskLines } from '../../../domain/milestone-document.ts'
import { milestoneDueLabels } from '../../../domain/milestone-due.ts'
import { OWN, textParts } from '../../../domain/text-parts.ts'
import type { ComposedMilestone } from '../../../domain/work-breakdown/composed/composed.ts'
import { delivered } from '../../../domain/work-breakdown/composed/criteria.ts'
import { open, raised } from '../../../domain/work-breakdown/composed/phrase.ts'
import { isComposed } from '../../../domain/work-breakdown/composed/text.ts'
import { alikePairs } from '../../../language/alike.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import type { MilestoneCriteria, MilestoneDeliverables, PlanFacts } from '../../drafter.ts'
import { planRows } from '../plan-rows.ts'
import { criteriaInText } from './criteria-in-text.ts'

/** What each milestone hands over: of a composed one the results of its rows, of somebody's own text the results that it names. */
export function deliverables(facts: PlanFacts, milestones: readonly InitialMilestone[]): MilestoneDeliverables[] {
  return judged(facts, milestones).map(({ milestone: { milestone_number, text }, own, due }) => ({
    milestone_number,
    deliverables: own ? own.deliverables.map((line) => line.text) : namedThings(text, milestone_number, due),
  }))
}

/**
 * What counts as done for each milestone: the proofs of its rows, as far as their tasks stand in its text, and of what somebody wrote beside them its
 * figures and what it hands over.
 */
export function acceptanceCriteria(facts: PlanFacts, milestones: readonly RefinedMilestone[]): MilestoneCriteria[] {
  return judged(facts, milestones).map(({ milestone: { milestone_number, text, deliverables: things }, rows, own, due }) => {
    const { criteria, others } = rows ? criteriaInText(text, rows) : NO_ROWS
    if (criteria.length === 0) return { milestone_number, criteria: namedCriteria(text, things, milestone_number, due) }
    const handed = own ? [] : unknownThings(things, rows)
    return { milestone_number, criteria: [...criteria, ...ownCriteria(text, handed, milestone_number, { due, others })] }
  })
}

const NO_ROWS = { criteria: [], others: new Set<number>() }

/** What is handed over and no row knows. */
function unknownThings(things: readonly string[], rows: ComposedMilestone | undefined): string[] {
  const known = rows?.deliverables.map(({ text }) => text) ?? []
  return things.filter((thing) => alikePairs([thing], known).length === 0)
}

/**
 * Each milestone with its due label, what its rows compose, and that again as its `own` where its text still is that; a plan that has another number of
 * milestones than the rows compose is not theirs.
 */
function judged<One extends InitialMilestone>(facts: PlanFacts, milestones: readonly One[]) {
  const { milestones: composed } = planRows(facts)
  const texts = milestones.map(({ text }) => text)
  const labels = milestoneDueLabels(texts, facts.period_of_performance)
  return milestones.map((milestone, at) => {
    const found = composed.find((one) => one.milestone_number === milestone.milestone_number)
    const rows = composed.length === milestones.length ? found : undefined
    return { milestone, rows, own: rows && isComposed(milestone.text, rows) ? rows : undefined, due: labels[at] }
  })
}

/** The results that a text names behind their labels; where it names none, the milestone is reported. */
function namedThings(text: string, number: number, due = ''): string[] {
  const results = parse(text).lines.flatMap((line) =>
    line.kind === 'label' && RESULT.has(line.name) && line.text.trim() ? [line.text] : [],
  )
  const report = `Report on Milestone ${number} (PDF): work done, results with their records, open risks; to the TPOC${by(due)}`
  return results.length > 0 ? results.map((one) => `${raised(open(one))}, to the TPOC`) : [report]
}

/** Behind these labels stands how something is done or judged; what may go wrong, who works and when it is reported is no proof. */
const HOW: ReadonlySet<string> = new Set([
  'Method',
  'Approach',
  'Test',
  'Tests',
  'Pass mark',
  'Acceptance',
  'Acceptance criteria',
  'Success criteria',
])

const RESULT: ReadonlySet<string> = new Set(['Result', 'Results', 'Handed over', 'Deliverable', 'Deliverables'])

/** What somebody's own text is judged by: its figures and what it hands over, or all of it at once. */
function namedCriteria(text: string, things: readonly string[], number: number, due = ''): string[] {
  const document = parse(text)
  const tasks = taskLines(document)
  const others = new Set(tasks.length > 0 ? tasks : [...document.lines.keys()].slice(1))
  const own = ownCriteria(text, things, number, { due, others })
  const done =
    tasks.length > 0
      ? `Milestone ${number}: each task done, with its record;`
      : `${milestoneTitle(text) || `Milestone ${number}`}: its record is`
  const whole = `${done} sent to the TPOC for confirmation${by(due)}.`
  return own.length > 0 ? own : [whole]
}

/** Each line with a figure among `others` is held against it, in its own words; each thing that is handed over is looked at. */
function ownCriteria(
  text: string,
  things: readonly string[],
  number: number,
  { due, others }: { due: string | undefined; others: ReadonlySet<number> },
): string[] {
  // what is said of the plan as a whole, of its users and its end state, is no work of a milestone
  const parts = textParts(text, number === 1)
  const isDone = (line: MilestoneLine) => line.kind !== 'label' || RESULT.has(line.name) || HOW.has(line.name)
  const said = parse(text).lines.filter(
    (line, at) => others.has(at) && parts[at]?.part === OWN && !isBlank(line) && isDone(line) && isMeasured(line.text),
  )
  const figures = said.map(({ opening, text: words }) => {
    const name = open(opening) || milestoneTitle(text) || `Milestone ${number}`
    return `${name}: “${open(words)}” shown in its records, and sent to the TPOC for confirmation${by(due)}.`
  })
  const isHanded = due !== undefined && things.some((one) => one.trim() !== '')
  return [...figures, ...(isHanded ? [delivered(due)] : [])]
}

function by(due = ''): string {
  return due && ` by ${due}`
}

function isMeasured(words: string): boolean {
  return quantitiesIn(words).some(({ comparator }) => comparator !== '=')
}
