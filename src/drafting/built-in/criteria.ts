import type { RefinedMilestone } from '../../domain/milestone.ts'
import { dueLabel, dueMonths } from '../../domain/schedule.ts'
import type { MilestoneCriteria } from '../drafter.ts'
import { closingOf, spanOf } from './closing-criterion.ts'
import type { Proof } from './demands.ts'
import { ownTargets } from './own-target.ts'
import type { PlanBrief } from './plan-brief.ts'
import { measured } from './proof-task.ts'
import { mainTask, tasksIn } from './task-line.ts'
import { counted, hasNumber, meaningfulWords, overlap, sentence } from './wording.ts'

const MOST_VALUES = 5

/** What counts as done: evidence, measure, value, judge and date. Values stand as in the solicitation or the answers; counts are computed. */
export function acceptanceCriteria(brief: PlanBrief, milestones: readonly RefinedMilestone[]): MilestoneCriteria[] {
  const months = dueMonths(milestones.length, brief.facts.period_of_performance)
  return milestones.map((milestone, index) => {
    const due = dueLabel(months[index] ?? 1)
    const criteria =
      index === 0
        ? atKickoff(brief, due)
        : index === milestones.length - 1
          ? atClose(brief, milestone, due)
          : inDevelopment(brief, milestone, due)
    return { milestone_number: milestone.milestone_number, criteria: criteria.map(sentence) }
  })
}

function atKickoff({ demands, facts }: PlanBrief, due: string): string[] {
  const count = demands.requirements.length
  const listed = count > 0 ? `lists ${allOf(count)} of the solicitation, each with` : 'names for each requirement'
  return [
    `The verification matrix ${listed} one method of proof and one milestone, and the TPOC confirms it in writing by ${due}`,
    `The start-of-work meeting has taken place within the first month, and its minutes name an owner and a date for every action`,
    ...(facts.analysis?.topic.itar
      ? [
          'The list of foreign nationals proposed for the work, or the statement that there are 0, has been handed to the Government before any controlled technical data is shared',
        ]
      : []),
  ]
}

function allOf(requirements: number): string {
  return requirements === 1 ? 'the 1 requirement' : `all ${counted(requirements, 'requirement')}`
}

function atClose(brief: PlanBrief, milestone: RefinedMilestone, due: string): string[] {
  const { demands, facts, subject } = brief
  const count = demands.requirements.length
  const all = count > 0 ? allOf(count) : 'all requirements of the matrix'
  const next = facts.phase === 'I' ? 'Phase II development plan' : 'Phase III transition plan'
  return [
    `The final report has the SF 298 as page 1, gives for ${all} a result with the place of its evidence, and reaches the TPOC by ${due}`,
    facts.phase === 'I'
      ? `The report states 1 verdict on the feasibility of ${subject.short} (feasible, feasible with named changes, not feasible), and each of the requirements marked not met has a cause and a remedy`
      : `Every requirement on ${subject.short} that is not met is listed with measured value, required value and cause; the TPOC can repeat each of the listed tests from the records handed over`,
    ...targetsOf(brief, milestone, due),
    `The ${next} names for each of its tasks a goal with a number and unit, a date and the risk that it retires; the TPOC judges it complete at the review of Milestone ${milestone.milestone_number}`,
  ]
}

function inDevelopment(brief: PlanBrief, milestone: RefinedMilestone, due: string): string[] {
  const evidence = evidenceOf(milestone)
  const values = valuesOf(brief, milestone)
  return [
    ...(values.length > 0 ? [valueCriterion(values, evidence)] : []),
    ...targetsOf(brief, milestone, due),
    closingOf(mainTask(milestone.text).stage, milestone.milestone_number)({ span: spanOf(tasksIn(milestone.text)), evidence, due }),
  ]
}

/** The document in which the proof stands, by the short name of its kind. */
function evidenceOf({ deliverables, milestone_number }: RefinedMilestone, isProof = false): string {
  const report =
    (isProof ? deliverables.find((thing) => /test report/i.test(thing)) : undefined) ??
    deliverables.find((thing) => /report/i.test(thing) && (isProof || !/test report/i.test(thing) || isTestFirst(deliverables))) ??
    deliverables.find((thing) => /\(PDF|description|record/i.test(thing))
  const kind =
    /(?:test report|feasibility report|analysis report|integration report|design description|build record|final report|test procedure|report|description)/i.exec(
      report ?? '',
    )?.[0]
  return kind ? kind.toLowerCase() : `report of Milestone ${milestone_number}`
}

/** The values that this milestone has to show, those with a number first. */
function valuesOf({ demands }: PlanBrief, { requirement_ids, text }: RefinedMilestone): Proof[] {
  const own = demands.proofs.filter((proof) =>
    requirement_ids ? requirement_ids.includes(proof.requirement_id) : overlap(meaningfulWords(proof.text), meaningfulWords(text)) > 0.8,
  )
  const withNumber = own.filter((proof) => hasNumber(proof.text) && proof.form !== 'words')
  return [...withNumber, ...own.filter((proof) => proof.isStandard && !withNumber.includes(proof))]
}

/** Whether tests are what the milestone is about, not what it does beside. */
function isTestFirst(deliverables: readonly string[]): boolean {
  return /^(?:test|feasibility)/i.test(deliverables[0] ?? '')
}

/** All values of a milestone as one criterion; beyond the first few only their number is said. */
function valueCriterion(values: readonly Proof[], evidence: string): string {
  const shown = values.slice(0, MOST_VALUES).map((value) => ({ ...value, page: 0 }))
  const conditions = shown.filter(({ form }) => form === 'that')
  const things = shown.filter(({ form }) => form !== 'that')
  const more = values.length - shown.length
  const rest = more > 0 ? `; and the ${more === 1 ? 'further value' : `${more} further values`} that this milestone has to show` : ''
  const start = `The ${evidence} is accepted when it shows, each with condition, result and margin,`
  return `${measured(start, conditions, things)}${rest} (solicitation p. ${pagesOf(values)})`
}

function pagesOf(values: readonly Proof[]): string {
  return [...new Set(values.map(({ page }) => page))].join(', ')
}

/** What the person committed to or gave as a pass mark, where it stands in this milestone. */
function targetsOf({ answers }: PlanBrief, milestone: RefinedMilestone, due: string): string[] {
  const own = answers.filter((fact) => /^(?:threshold|test|data)$/.test(fact.topic) && milestone.text.includes(fact.text))
  return ownTargets(own, { evidence: evidenceOf(milestone, true), milestone: milestone.milestone_number, due })
}
