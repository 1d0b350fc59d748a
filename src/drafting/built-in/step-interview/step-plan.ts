import type { StoredMilestone } from '../../../domain/milestone.ts'
import type { StepPlan } from '../../../domain/steps/step-plan.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { blankGaps } from './blank-gaps.ts'
import { confirmingGaps } from './confirming.ts'
import { findingGaps } from './finding-gaps.ts'
import { followUpsFor } from './follow-ups.ts'
import { type Gap, merged } from './gap.ts'
import { ORDER } from './matter.ts'
import { type MilestoneNow, type MilestoneReviewed, milestoneNow, reviewed } from './milestone-now.ts'
import { profileGaps } from './profile-gaps.ts'
import { requirementGaps } from './requirement-gaps.ts'
import { isAnswered, slotPrefix } from './step-answers.ts'
import { workGaps } from './work-gaps.ts'

const MOST = 6
const FEWEST = 3

/** What one milestone still lacks, as the questions of its step's interview; undefined where the plan has no such milestone. */
export function stepPlan(brief: PlanBrief, milestones: readonly StoredMilestone[], milestone_number: number): StepPlan | undefined {
  const found = milestoneNow(brief, milestones, milestone_number)
  if (!found) return undefined
  const now = reviewed(found)
  const prefix = slotPrefix(milestone_number)
  const asked = asking(now).map((gap, index) => ({
    matter: gap.matter,
    question: { slot: `${prefix}Q${lastOf(now, 'Q') + index + 1}`, ...gap.question },
  }))
  return {
    question_plan: asked.map(({ question }) => question),
    followups: followUpsFor(asked, now.answers, (index) => `${prefix}F${lastOf(now, 'F') + index + 1}`),
  }
}

/** The highest number of a question or follow-up that was answered before, so that no slot is given twice. */
function lastOf({ answers, milestone }: MilestoneNow, kind: 'Q' | 'F'): number {
  const start = `${slotPrefix(milestone.milestone_number)}${kind}`
  return Math.max(0, ...answers.filter(({ slot }) => slot.startsWith(start)).map(({ slot }) => Number(slot.slice(start.length)) || 0))
}

/** The gaps that weigh most, in the order in which one talks. A first interview has a few questions at least; where nothing is missing, one that confirms. */
function asking(now: MilestoneReviewed): Gap[] {
  const blanks = blankGaps(now)
  const asksForUser = blanks.some(({ key }) => /\busers?\b/i.test(key))
  const profile = profileGaps(now).filter(({ matter }) => !(matter === 'user' && asksForUser))
  const open = merged([...workGaps(now), ...blanks, ...findingGaps(now), ...profile, ...requirementGaps(now)])
    .filter(({ question }) => !now.answers.some((one) => one.question === question.q))
    .filter(({ key, matter }) => key !== matter || matter === 'requirement' || !isAnswered(matter, now.answers))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST)
  const fewest = open.length === 0 ? 1 : now.answers.length > 0 ? open.length : FEWEST
  const confirming = open.length < fewest ? confirmingGaps(now).filter(({ matter }) => !open.some((one) => one.matter === matter)) : []
  return [...open, ...confirming.slice(0, fewest - open.length)].sort(
    (one, other) => ORDER.indexOf(one.matter) - ORDER.indexOf(other.matter),
  )
}
