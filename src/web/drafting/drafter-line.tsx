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

/** Who drafts the plan that is open, and the way to the other one: the review of the project, where it is chosen first, is soon behind. */
function OfPlan({ model, topic }: { model: string; topic: CurrentTopic }) {
  const isModel = useChosenDrafter(topic) === 'model'
  return (
    <>
      <p>Drafter: {isModel ? model : `${BUILT_IN}, chosen for this plan`}</p>
      <p>
        <button
          type="button"
          onClick={() => chooseDrafter(topic, isModel ? 'built-in' : 'model')}
          className="rounded-control text-left font-semibold text-navy underline underline-offset-4 hover:text-blue"
        >
          Draft with {isModel ? 'the built-in drafter' : model}
        </button>
      </p>
    </>
  )
}

function Usage() {
  const { data } = useQuery(drafterQueries.usage)
  return data ? <p className="numeric">{usageWords(data)}</p> : null
}
