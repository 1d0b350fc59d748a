import { useSyncExternalStore } from 'react'
import * as z from 'zod'
import type { CurrentTopic } from '../../domain/topic.ts'
import { readDraft, writeDraft } from '../app/browser-store.ts'
import { storageListeners } from '../app/storage-listeners.ts'
import { topicDraft } from '../app/topic-draft.ts'

/** Who is to draft where there is a language model: it, or the built-in drafter. */
export const DrafterChoice = z.enum(['model', 'built-in'])
export type DrafterChoice = z.infer<typeof DrafterChoice>

/** What was chosen for a topic in this browser: for its whole plan, and for single steps, which go before that. */
const KeptChoices = z.object({ plan: DrafterChoice.optional(), steps: z.record(z.string(), DrafterChoice) })
type KeptChoices = z.infer<typeof KeptChoices>

type TopicOf = Pick<CurrentTopic, 'slug' | 'storeId'>

const listeners = storageListeners()

/** What is chosen for a step of a topic, or for its whole plan where no step is named; the model as long as nobody chose. */
export function chosenDrafter(topic: TopicOf, step_id?: string): DrafterChoice {
  const { plan, steps } = choicesOf(topic)
  return (step_id === undefined ? undefined : steps[step_id]) ?? plan ?? 'model'
}

/** The same as a drafting call is told it: nothing, unless the built-in drafter was asked for by name. */
export function askedDrafter(topic: TopicOf, step_id?: string): 'built-in' | undefined {
  return chosenDrafter(topic, step_id) === 'built-in' ? 'built-in' : undefined
}

/** Keeps what is chosen for a step; one for the whole plan goes for every step, also for one that was chosen for itself before. */
export function chooseDrafter(topic: TopicOf, chosen: DrafterChoice, step_id?: string): void {
  const { plan, steps } = choicesOf(topic)
  const kept: KeptChoices = step_id === undefined ? { plan: chosen, steps: {} } : { plan, steps: { ...steps, [step_id]: chosen } }
  writeDraft(topicDraft('drafter', topic), kept)
  listeners.tell()
}

/** What is chosen, as a value that a component follows, in this tab or another. */
export function useChosenDrafter(topic: TopicOf, step_id?: string): DrafterChoice {
  return useSyncExternalStore(listeners.subscribe, () => chosenDrafter(topic, step_id))
}

function choicesOf(topic: TopicOf): KeptChoices {
  return readDraft(topicDraft('drafter', topic), KeptChoices) ?? { steps: {} }
}
