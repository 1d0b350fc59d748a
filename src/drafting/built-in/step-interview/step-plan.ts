import type { StoredMilestone } from '../../../domain/milestone.ts'
import { StepMatter } from '../../../domain/steps/step-matter.ts'
import type { StepPlan } from '../../../domain/steps/step-plan.ts'
import { partedAtSpaces } from '../../../language/characters.ts'
import type { PlanFacts } from '../../drafter.ts'
import { followUpsFor } from './follow-ups.ts'
import type { Gap } from './gap.ts'
import { heldFor, heldRows } from './held.ts'
import { type MilestoneNow, milestoneNow } from './milestone-now.ts'
import { planGaps } from './plan-gaps.ts'
import { requirementGaps } from './requirement-gaps.ts'
import { rowGaps } from './row-gaps.ts'
import { saidBefore } from './said-before.ts'
import { lastSlot, slotPrefix } from './step-answers.ts'
import { workGaps } from './work-gaps.ts'

const MOST = 6

/**
 * The cells of a milestone's rows that are empty or weak, as the questions of its step's interview: none where nothing is. Undefined where the plan has no such
 * milestone.
 */
export function stepPlan(facts: PlanFacts, milestones: readonly StoredMilestone[], milestone_number: number): StepPlan | undefined {
  const now = milestoneNow(facts, milestones, milestone_number)
  if (!now) return undefined
  const slotOf = (kind: 'Q' | 'F', index: number) =>
    `${slotPrefix(milestone_number)}${kind}${lastSlot(now.answers, milestone_number, kind) + index + 1}`
  const before = saidBefore(now)
  const asked = asking(now).map(({ matter, question }, index) => {
    const offers = [...new Set([...heldFor(matter, now), ...before(question)])]
    return { slot: slotOf('Q', index), matter, ...question, ...(offers.length > 0 ? { offers } : {}) }
  })
  const known = { people: namesOf(facts), steps: heldRows(now).steps }
  return { question_plan: asked, followups: followUpsFor(asked, now.answers, (index) => slotOf('F', index), known) }
}

/** By which those who work on the plan are named in an answer, first names and last names: "Ana", "Patel-Moore"; neither titles nor initials, which end with a full stop. */
function namesOf(facts: PlanFacts): string[] {
  const parts = heldRows({ facts }).people.flatMap(({ name }) => partedAtSpaces(name.split(',')[0]?.trim() ?? ''))
  return [...new Set(parts.filter((part) => part !== '' && !part.endsWith('.')))]
}

/** The gaps that weigh most, in the order in which one talks; what was answered is not asked again. */
function asking(now: MilestoneNow): Gap[] {
  const order = (one: Gap) => StepMatter.options.indexOf(one.matter)
  return [...workGaps(now), ...rowGaps(now), ...requirementGaps(now), ...planGaps(now)]
    .filter(({ question }) => !now.answers.some((one) => one.question === question.q))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .sort((one, other) => order(one) - order(other))
}
