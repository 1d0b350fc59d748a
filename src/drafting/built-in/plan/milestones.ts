import type { InitialMilestone } from '../../../domain/milestone.ts'
import type { ComposedMilestone } from '../../../domain/work-breakdown/composed/composed.ts'
import { firstText, isComposed, wholeText } from '../../../domain/work-breakdown/composed/text.ts'
import type { DraftedLast, PlanFacts } from '../../drafter.ts'
import { mergedLines } from '../../merged-lines.ts'
import { planRows } from '../plan-rows.ts'

/** The milestones as they are first drafted: what is done, by whom and by when, and what it answers. */
export function firstMilestones(facts: PlanFacts): InitialMilestone[] {
  const { milestones, composition } = planRows(facts)
  return milestones.map((one, at) => {
    const paid = composition.frame.named?.[at]?.paid
    return {
      milestone_number: one.milestone_number,
      step_type: one.step_type,
      text: firstText(one),
      requirement_ids: [...one.requirement_ids],
      ...(paid ? { paid } : {}),
    }
  })
}

/** The milestones with all that is known beside their tasks; what somebody wrote stays as it is. */
export function refinedMilestones(facts: PlanFacts, milestones: readonly InitialMilestone[], last?: DraftedLast): InitialMilestone[] {
  const composed = planRows(facts).milestones
  if (composed.length !== milestones.length) return [...milestones]
  return milestones.map((one) => {
    const own = composed.find(({ milestone_number }) => milestone_number === one.milestone_number)
    return own ? { ...one, text: refined(one.text, own, last?.get(one.milestone_number)) } : one
  })
}

/**
 * A milestone's text as it is composed today, over what somebody wrote in it since `drafted`. Where that is not known it was the first draft, or all of
 * it where some of what stands beside the tasks is there already. Nobody is shown a comparison here, so where both are new the person's line stands.
 */
function refined(text: string, own: ComposedMilestone, drafted?: readonly string[]): string {
  if (text.trim() === firstText(own).trim()) return wholeText(own)
  if (!isComposed(text, own)) return text
  const [now, first, fresh] = [text, firstText(own), wholeText(own)].map((one) => one.split('\n')) as [string[], string[], string[]]
  const isWhole = now.some((line) => !first.includes(line) && fresh.includes(line))
  const base = drafted ?? (isWhole ? fresh : first)
  return mergedLines({ base, now, fresh }, 'now').join('\n')
}
