import type { CurrentTopic } from '../../domain/topic.ts'
import { chooseDrafter, useChosenDrafter } from './chosen-drafter.ts'
import { useModelName } from './drafter-queries.ts'

/** Has the built-in drafter draft a step, or the whole plan, in the language model's place from now on; null where it drafts anyway. */
export function useBuiltInInstead(topic: Pick<CurrentTopic, 'slug' | 'storeId'>, step_id?: string): (() => void) | null {
  const model = useModelName()
  const chosen = useChosenDrafter(topic, step_id)
  return model === null || chosen === 'built-in' ? null : () => chooseDrafter(topic, 'built-in', step_id)
}
