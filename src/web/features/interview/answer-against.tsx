import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { waitingAgainst } from '../../../domain/work-breakdown/limit-checks.ts'
import { solicitationQuery } from '../../app/solicitation-query.ts'

/** What an answer may say against the topic, as it stands now: what it is of is settled in the work breakdown. */
export function AnswerAgainst({ topic, answer }: { topic: CurrentTopic; answer: string }) {
  const { data } = useQuery(solicitationQuery(topic.storeId))
  const asked = data?.analysis.requirements
  const against = useMemo(() => asked && waitingAgainst([], asked, topic.phase), [asked, topic.phase])
  const words = useDeferredValue(answer)
  const found = useMemo(() => against?.(words) ?? [], [against, words])
  if (found.length === 0) return null
  return (
    <div role="status" className="grid gap-1 text-warning [overflow-wrap:anywhere]">
      {found.map((what) => (
        <p key={what}>{what}</p>
      ))}
    </div>
  )
}
