import { useQuery } from '@tanstack/react-query'
import type { CurrentTopic } from '../../domain/topic.ts'
import { chooseDrafter, useChosenDrafter } from './chosen-drafter.ts'
import { BUILT_IN } from './drafted-by.tsx'
import { drafterQueries, useServerDrafter } from './drafter-queries.ts'
import { usageWords } from './usage-words.ts'

/** Who is at work, and with a language model what was used of it today. */
export function DrafterLine({ topic }: { topic: CurrentTopic | null }) {
  const drafter = useServerDrafter()
  if (!drafter) return null
  if (drafter.kind === 'built-in') return <Line name={drafter.label} />
  return (
    <Line name={drafter.label} topic={topic}>
      <Usage />
    </Line>
  )
}

function Line({ name, topic, children }: { name: string; topic?: CurrentTopic | null; children?: React.ReactNode }) {
  return (
    <div className="grid gap-0.5 text-caption text-muted [overflow-wrap:anywhere]">
      {topic ? <OfPlan model={name} topic={topic} /> : <p>Drafter: {name}</p>}
      {children}
    </div>
  )
}

/** Who drafts the plan that is open; the way back to the model stands here too, since the review of the project is behind. */
function OfPlan({ model, topic }: { model: string; topic: CurrentTopic }) {
  const chosen = useChosenDrafter(topic)
  if (chosen === 'model') return <p>Drafter: {model}</p>
  return (
    <>
      <p>Drafter: {BUILT_IN}, chosen for this plan</p>
      <p>
        <button
          type="button"
          onClick={() => chooseDrafter(topic, 'model')}
          className="rounded-control text-left font-semibold text-navy underline underline-offset-4 hover:text-blue"
        >
          Draft with {model}
        </button>
      </p>
    </>
  )
}

function Usage() {
  const { data } = useQuery(drafterQueries.usage)
  return data ? <p className="numeric">{usageWords(data)}</p> : null
}
