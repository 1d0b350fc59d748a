import type { StoredMilestone } from '../../../domain/milestone.ts'
import type { StepPlan } from '../../../domain/steps/step-plan.ts'
import { isFromSolicitation } from '../../../domain/work-breakdown/from-solicitation.ts'
import type { PlanFacts } from '../../drafter.ts'
import { followUpsFor } from './follow-ups.ts'
import { type Gap, gapOf } from './gap.ts'
import { openTasks } from './lacking.ts'
import { type MilestoneNow, milestoneNow } from './milestone-now.ts'
import { handedGaps, planGaps } from './plan-gaps.ts'
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
  const asked = asking(now, most).map(({ matter, question }, index) => ({ slot: slotOf('Q', index), matter, ...question }))
  const more = asked.length === 0 ? moreAsked(now) : []
  return {
    question_plan: asked,
    followups: followUpsFor(asked, now.answers, (index) => slotOf('F', index)),
    ...(more[0] ? { more: { slot: slotOf('Q', 0), matter: more[0].matter, ...more[0].question } } : {}),
  }
}

/**
 * The gaps that weigh most: what keeps a criterion from being judged goes before what is only not told. What was answered is not asked again, and of a cell of
 * a row one thing: whoever says which test shows a requirement has told its mark.
 */
function asking(now: MilestoneNow, most: number): Gap[] {
  const [ofRequirements, handed] = [requirementGaps(now), handedGaps(now)]
  const isAsked = ({ matter, question: { fills } }: Gap) =>
    (handed.length > 0 && matter === 'handed_over') ||
    ofRequirements.some(({ question: { fills: of } }) => of.cell === fills.cell && of.tasks[0]?.action === fills.tasks[0]?.action)
  return [...handed, ...ofRequirements, ...[...workGaps(now), ...rowGaps(now)].filter((one) => !isAsked(one)), ...planGaps(now)]
    .filter(({ question }) => !now.answers.some((one) => one.question === question.q))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most)
}

/** What somebody may add where nothing is open: it stands as it is typed behind the method of the first task. */
function moreAsked(now: MilestoneNow): Gap[] {
  return openTasks(now.milestone, now.facts)
    .filter(({ step }) => !isFromSolicitation(step))
    .slice(0, 1)
    .map(({ task: { number }, step: { action, method } }) => {
      const fills = {
        cell: 'method' as const,
        tasks: [{ number: number ?? '', action }],
        ...(method === undefined ? {} : { instead: { method } }),
      }
      const why = 'No row of this milestone lacks anything that would be asked for.'
      return gapOf('how', 0, { q: 'No cell of this milestone is empty or weak. Do you want to add anything?', why, fills })
    })
}
