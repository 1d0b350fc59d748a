import type { Answer } from '../../../domain/interview.ts'
import { lacksCriteria, type StoredMilestone, shownText } from '../../../domain/milestone.ts'
import { milestoneDueLabels } from '../../../domain/milestone-due.ts'
import type { PlanFacts } from '../../drafter.ts'
import { planRows } from '../plan-rows.ts'
import { stepAnswers } from './step-answers.ts'

/** One milestone as its interview sees it: its text, the plan around it, and what was answered in its interview. */
export type MilestoneNow = {
  facts: PlanFacts
  milestone: StoredMilestone
  /** All milestones of the plan, this one among them. */
  milestones: readonly StoredMilestone[]
  answers: readonly Answer[]
  /** When it is due: "Award + 4 Months". */
  due: string
}

/** Reads and judges one milestone of a plan; undefined where the plan has none of that number. */
export function milestoneNow(facts: PlanFacts, milestones: readonly StoredMilestone[], milestone_number: number): MilestoneNow | undefined {
  const judged = milestones.map((one) => withCriteria(one, facts))
  const milestone = judged.find((one) => one.milestone_number === milestone_number)
  if (!milestone) return undefined
  return {
    facts,
    milestone,
    milestones: judged,
    answers: stepAnswers(facts.answers, milestone_number),
    due: dueOf(milestone, judged, facts),
  }
}

/** A milestone with what it is accepted by: until its criteria are drafted, those that the rows compose. */
function withCriteria(milestone: StoredMilestone, facts: PlanFacts): StoredMilestone {
  if (!lacksCriteria(milestone)) return milestone
  const composed = planRows(facts).milestones.find((one) => one.milestone_number === milestone.milestone_number)
  return { ...milestone, acceptance_criteria: (composed?.criteria ?? []).map(({ text }) => text) }
}

/** When a milestone is due by the schedule: "Award + 4 Months". */
export function dueOf(milestone: StoredMilestone, milestones: readonly StoredMilestone[], facts: PlanFacts): string {
  return milestoneDueLabels(milestones.map(shownText), facts.period_of_performance)[milestones.indexOf(milestone)] ?? ''
}
