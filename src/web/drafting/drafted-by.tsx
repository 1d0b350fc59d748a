import { useId } from 'react'
import type { CurrentTopic } from '../../domain/topic.ts'
import { chooseDrafter, DrafterChoice, useChosenDrafter } from './chosen-drafter.ts'
import { useModelName } from './drafter-queries.ts'

/** How the screens name the drafter that needs no model. */
export const BUILT_IN = 'Built-in drafter'

type DraftedByProps = {
  topic: CurrentTopic
  /** The step it is chosen for; left out, the whole plan. */
  step_id?: string
}

/** Who drafts a step or a whole plan, to be chosen; nothing where there is nothing to choose. Kept in this browser. */
export function DraftedBy({ topic, step_id }: DraftedByProps) {
  const model = useModelName()
  const chosen = useChosenDrafter(topic, step_id)
  const id = useId()
  if (model === null) return null
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1.5 text-caption text-muted">
      <label htmlFor={id} className="shrink-0">
        Drafted by
      </label>
      <select
        id={id}
        value={chosen}
        title={chosen === 'model' ? model : BUILT_IN}
        onChange={({ target }) => chooseDrafter(topic, DrafterChoice.parse(target.value), step_id)}
        className="min-h-9 min-w-0 max-w-full truncate sm:max-w-md rounded-control border border-line bg-surface px-2 py-1 font-semibold text-navy hover:border-navy"
      >
        <option value="model">{model}</option>
        <option value="built-in">{BUILT_IN}</option>
      </select>
    </span>
  )
}
