import type { RefinedMilestone } from '../../../domain/milestone.ts'
import { dueLabel, dueMonths } from '../../../domain/schedule.ts'
import type { MilestoneCriteria } from '../../drafter.ts'
import { ownLimits } from '../answers/own-limits.ts'
import { limitCriteria, type OwnLimit } from '../answers/own-target.ts'
import type { Proof } from '../demands/demands.ts'
import type { Stage } from '../demands/duty-verbs.ts'
import { hasNumber, meaningfulWords, overlap, sentence } from '../english/wording.ts'
import { workOf } from '../milestones/milestone-work.ts'
import { tasksIn } from '../milestones/task-line.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { closeCriteria } from './close-criteria.ts'
import { closingOf, runsOf, spanOf } from './closing-criterion.ts'
import { kickoffCriteria } from './kickoff-criteria.ts'
import { testArticles } from './test-articles.ts'
import { replyClause } from './tpoc-reply.ts'
import { valueCriteria } from './value-criteria.ts'

/** What counts as done: test, measure, value, condition, evidence, judge and date. Values stand as in the solicitation or the answers; counts are computed. */
export function acceptanceCriteria(brief: PlanBrief, milestones: readonly RefinedMilestone[]): MilestoneCriteria[] {
  const months = dueMonths(milestones.length, brief.facts.period_of_performance)
  const turns = new Map<Stage, number>()
  const limits = ownLimits(brief, milestones)
  const isMarked = limits.some((own) => own.length > 0)
  return milestones.map((milestone, index) => {
    const due = dueLabel(months[index] ?? 1)
    const criteria =
      index === 0
        ? kickoffCriteria(brief, due)
        : index === milestones.length - 1
          ? closeCriteria(brief, due, targetsOf(limits[index] ?? [], milestone, due))
          : inDevelopment(brief, milestone, { due, turns, limits: limits[index] ?? [], isMarked })
    return { milestone_number: milestone.milestone_number, criteria: criteria.map(sentence) }
  })
}

/** When a milestone is due, the milestones of its kind before it, its own limits, and whether the answers set any limit at all. */
type Turn = { due: string; turns: Map<Stage, number>; limits: readonly OwnLimit[]; isMarked: boolean }

function inDevelopment(brief: PlanBrief, milestone: RefinedMilestone, { due, turns, limits, isMarked }: Turn): string[] {
  const { stage, object } = workOf(milestone.text, brief.subject)
  const { milestone_number, text, requirement_ids = [] } = milestone
  const place = { report: evidenceOf(milestone, true), text, stage, milestone: milestone_number, due, reply: replyClause(brief) }
  const values = valueCriteria(valuesOf(brief, milestone), place, brief.demands.requirements)
  const targets = targetsOf(limits, milestone, due)
  const tasks = tasksIn(milestone.text)
  const turn = turns.get(stage) ?? 0
  turns.set(stage, turn + 1)
  const closing = {
    span: spanOf(tasks),
    tasks: tasks.length,
    requirements: requirement_ids.length,
    milestone: milestone_number,
    runs: runsOf(testArticles(brief, text)),
    evidence: evidenceOf(stage === 'build' ? builtOf(milestone) : milestone),
    object,
    due,
  }
  const isOpen = stage === 'test' && values.length + targets.length === 0 && !isMarked
  return [...values, ...targets, isOpen ? openPass(closing, milestone) : closingOf(stage, turn)(closing)]
}

/** A test without a value of the solicitation or of the person: the pass mark is theirs to state, once. */
function openPass(
  { evidence, object, due }: { evidence: string; object: string; due: string },
  { milestone_number }: RefinedMilestone,
): string {
  return `The ${evidence} is accepted when every run on ${object} meets [state the pass mark of Milestone ${milestone_number}: the quantity measured, the value with its unit, and the number of runs]; delivered to the TPOC by ${due}`
}

const NO_REPORT = /^(?:status reports?|models|comparison|configuration|drawings|product for testing)/i

const KIND =
  /(?:detailed design|test|demonstration|concept|feasibility|analysis|integration|design|architecture) (?:report|description)|build record|final report|test procedure|test plan|report|description|record|plan/i

/** What is built is judged by the record of how it was built, not by a report on something beside it. */
function builtOf(milestone: RefinedMilestone): RefinedMilestone {
  const records = milestone.deliverables.filter((thing) => /^(?:build record|description)/i.test(thing))
  return records.length > 0 ? { ...milestone, deliverables: records } : milestone
}

/** The document in which the proof stands, by the short name of its kind. */
function evidenceOf({ deliverables, milestone_number }: RefinedMilestone, isProof = false): string {
  const documents = deliverables.filter((thing) => !NO_REPORT.test(thing))
  const report =
    (isProof ? documents.find((thing) => /^(?:test|demonstration|feasibility) report/i.test(thing)) : undefined) ??
    documents.find((thing) => /report/i.test(thing)) ??
    documents.find((thing) => /\(PDF|description|record/i.test(thing))
  const kind = KIND.exec(report ?? '')?.[0]
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

/** What the person committed to or gave as a pass mark, where it stands in this milestone. */
function targetsOf(limits: readonly OwnLimit[], milestone: RefinedMilestone, due: string): string[] {
  return limitCriteria(limits, { evidence: evidenceOf(milestone, true), milestone: milestone.milestone_number, due })
}
