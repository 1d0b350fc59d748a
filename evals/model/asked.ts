import type { StoredMilestone } from '../../src/domain/milestone.ts'
import { expectDone } from '../../src/drafting/built-in/testing/whole-plan.ts'
import { storedMilestone } from '../../src/drafting/language-model/testing/drafted-sample.ts'
import type { Script } from '../../src/drafting/language-model/testing/scripted-model.ts'
import type { Topic } from './topic.ts'

/** The prompts into whose answers defects are planted. */
export type PromptName = 'milestone' | 'criteria' | 'narrative' | 'scope'

/** One text that a model is asked for; the scope paragraph belongs to no milestone. */
export type Place = { topic: Topic; prompt: PromptName; number: number }

/** What was handed over in the end: the whole text as the user reads it, and the plan with it in it, where it is a part of the plan. */
export type HandedOver = { text: string; milestone: StoredMilestone | null; scope: string | null }

/** All texts of a topic's plan into which a defect may be planted. */
export function placesOf(topic: Topic): Place[] {
  const numbers = topic.draft.milestones.map(({ milestone_number }) => milestone_number)
  const each = (prompt: PromptName) => numbers.map((number): Place => ({ topic, prompt, number }))
  return [...each('milestone'), ...each('criteria'), ...each('narrative'), { topic, prompt: 'scope', number: 0 }]
}

/** Has one text drafted by a model that answers as the script says. */
export async function draftedAt({ topic, prompt, number }: Place, script: Script): Promise<HandedOver> {
  const { drafter, draft } = topic
  const { facts, milestones } = draft.plan
  topic.answersWith(script, prompt === 'scope' ? undefined : number)
  if (prompt === 'scope') {
    const scope = expectDone(await drafter.scopeParagraph(facts, milestones))
    return { text: scope, milestone: null, scope }
  }
  if (prompt === 'narrative') {
    const text = expectDone(await drafter.stepNarrative(facts, draft.milestones, number))
    return { text, milestone: null, scope: null }
  }
  if (prompt === 'milestone') {
    const all = expectDone(await drafter.initialMilestones(facts))
    const own = all.find(({ milestone_number }) => milestone_number === number)
    if (!own) throw new Error(`${topic.name} has no milestone ${number}`)
    return {
      text: [own.text, ...(own.deliverables ?? [])].join('\n'),
      milestone: storedMilestone({ ...own, deliverables: own.deliverables ?? [] }),
      scope: null,
    }
  }
  const lists = expectDone(await drafter.acceptanceCriteria(facts, milestones))
  const criteria = lists.find(({ milestone_number }) => milestone_number === number)?.criteria ?? []
  const standing = draft.milestones.find(({ milestone_number }) => milestone_number === number)
  return { text: criteria.join('\n'), milestone: standing ? { ...standing, acceptance_criteria: criteria } : null, scope: null }
}
