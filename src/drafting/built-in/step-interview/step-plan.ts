import type { StoredMilestone } from '../../../domain/milestone.ts'
import { StepMatter } from '../../../domain/steps/step-matter.ts'
import type { StepPlan } from '../../../domain/steps/step-plan.ts'
import type { PlanFacts } from '../../drafter.ts'
import { followUpsFor } from './follow-ups.ts'
import type { Gap } from './gap.ts'
import { heldFor } from './held.ts'
import { type MilestoneNow, milestoneNow } from './milestone-now.ts'
import { planGaps } from './plan-gaps.ts'
import { requirementGaps } from './requirement-gaps.ts'
import { rowGaps } from './row-gaps.ts'
import { lastSlot, slotPrefix } from './step-answers.ts'
import { workGaps } from './work-gaps.ts'

/** More questions nobody answers milestone by milestone: what else is weak stands among what is left, with the way to its row. */
const MOST = 3

/**
 * The cells of a milestone's rows that are empty or weak, the `most` that weigh most, as the questions of its step's interview: none where nothing is. Undefined where the plan has no such
 * milestone.
 */
export function stepPlan(
  facts: PlanFacts,
  milestones: readonly StoredMilestone[],
  milestone_number: number,
  most = MOST,
): StepPlan | undefined {
  const now = milestoneNow(facts, milestones, milestone_number)
  if (!now) return undefined
  const slotOf = (kind: 'Q' | 'F', index: number) =>
    `${slotPrefix(milestone_number)}${kind}${lastSlot(now.answers, milestone_number, kind) + index + 1}`
  const asked = asking(now, most).map(({ matter, question }, index) => {
    const offers = heldFor(matter, now)
    return { slot: slotOf('Q', index), matter, ...question, ...(offers.length > 0 ? { offers } : {}) }
  })
  return { question_plan: asked, followups: followUpsFor(asked, now.answers, (index) => slotOf('F', index)) }
}

/** The gaps that weigh most, in the order in which one talks; what was answered is not asked again. */
function asking(now: MilestoneNow, most: number): Gap[] {
  const order = (one: Gap) => StepMatter.options.indexOf(one.matter)
  return [...workGaps(now), ...rowGaps(now), ...requirementGaps(now), ...planGaps(now)]
    .filter(({ question }) => !now.answers.some((one) => one.question === question.q))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most)
    .sort((one, other) => order(one) - order(other))
}
