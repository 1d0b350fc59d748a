import { type InitialMilestone, milestoneTitle, type RefinedMilestone } from '../../../domain/milestone.ts'
import { isBlank, parse, taskLines } from '../../../domain/milestone-document.ts'
import { milestoneDueLabels } from '../../../domain/milestone-due.ts'
import type { ComposedMilestone } from '../../../domain/work-breakdown/composed/composed.ts'
import { open, raised } from '../../../domain/work-breakdown/composed/phrase.ts'
import { isComposed } from '../../../domain/work-breakdown/composed/text.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import type { MilestoneCriteria, MilestoneDeliverables, PlanFacts } from '../../drafter.ts'
import { planRows } from '../plan-rows.ts'

/** What each milestone hands over: of a composed one the results of its rows, of somebody's own text the results that it names. */
export function deliverables(facts: PlanFacts, milestones: readonly InitialMilestone[]): MilestoneDeliverables[] {
  return judged(facts, milestones).map(({ milestone: { milestone_number, text }, own, due }) => ({
    milestone_number,
    deliverables: own ? own.deliverables.map((line) => line.text) : namedThings(text, milestone_number, due),
  }))
}

/** What counts as done for each milestone: of a composed one the proofs of its rows, of somebody's own text its figures and what it hands over. */
export function acceptanceCriteria(facts: PlanFacts, milestones: readonly RefinedMilestone[]): MilestoneCriteria[] {
  return judged(facts, milestones).map(({ milestone: { milestone_number, text, deliverables: things }, own, due }) => ({
    milestone_number,
    criteria: own ? own.criteria.map((line) => line.text) : namedCriteria(text, things, milestone_number, due),
  }))
}

/**
 * Each milestone with its due label and what its rows compose, where its text still is that; a plan that has another number of milestones than the rows
 * compose is not theirs.
 */
function judged<One extends InitialMilestone>(facts: PlanFacts, milestones: readonly One[]) {
  const { milestones: composed } = planRows(facts)
  const texts = milestones.map(({ text }) => text)
  const labels = milestoneDueLabels(texts, facts.period_of_performance)
  return milestones.map((milestone, at): { milestone: One; own: ComposedMilestone | undefined; due: string | undefined } => {
    const found = composed.find((one) => one.milestone_number === milestone.milestone_number)
    const isOwn = found !== undefined && composed.length === milestones.length && isComposed(milestone.text, found)
    return { milestone, own: isOwn ? found : undefined, due: labels[at] }
  })
}

/** The results that a text names behind their labels; where it names none, the milestone is reported. */
function namedThings(text: string, number: number, due = ''): string[] {
  const results = parse(text).lines.flatMap((line) =>
    line.kind === 'label' && RESULT.has(line.name) && line.text.trim() ? [line.text] : [],
  )
  const by = due ? ` by ${due}` : ''
  const report = `Report on Milestone ${number} (PDF): work done, results with their records, open risks; to the TPOC${by}`
  return results.length > 0 ? results.map((one) => `${raised(open(one))}, to the TPOC`) : [report]
}

const RESULT: ReadonlySet<string> = new Set(['Result', 'Results', 'Handed over', 'Deliverable', 'Deliverables'])

/** Each task with a figure is held against it, in its own words; each thing that is handed over is looked at. */
function namedCriteria(text: string, things: readonly string[], number: number, due = ''): string[] {
  const by = due ? ` by ${due}` : ''
  const document = parse(text)
  const tasks = taskLines(document).flatMap((at) => document.lines[at] ?? [])
  const said = (tasks.length > 0 ? tasks : document.lines.slice(1)).filter((line) => !isBlank(line) && isMeasured(line.text))
  const figures = said.map(({ opening, text: words }) => {
    const name = open(opening) || milestoneTitle(text) || `Milestone ${number}`
    return `${name}: “${open(words)}” shown in its records, and sent to the TPOC for confirmation${by}.`
  })
  const handed = things
    .filter((one) => one.trim() !== '')
    .map((one) => `${thingOf(one)}: complete, and inspected by the TPOC against Milestone ${number}${by}.`)
  const whole = `Milestone ${number}: each task done, with its record; sent to the TPOC for confirmation${by}.`
  return figures.length + handed.length > 0 ? [...figures, ...handed] : [whole]
}

function isMeasured(words: string): boolean {
  return quantitiesIn(words).some(({ comparator }) => comparator !== '=')
}

/** The thing itself, without what is in it and to whom it goes. */
function thingOf(deliverable: string): string {
  return open(deliverable.split(', to the ', 1)[0]?.split(':', 1)[0] ?? deliverable)
}
