import { useQuery } from '@tanstack/react-query'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { useStored } from '../../app/browser-store.ts'
import { solicitationQuery } from '../../app/solicitation-query.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReadingScreen } from './reading-screen.tsx'

/** What was read in the solicitation, beside the solicitation itself. */
export function SolicitationPage() {
  const topic = useStored('currentTopic')
  return (
    <>
      <title>Solicitation - Work Plan Builder</title>
      {topic.ok && <ReadTopic key={topic.value.storeId} topic={topic.value} />}
    </>
  )
}

function ReadTopic({ topic }: { topic: CurrentTopic }) {
  const { data, error, refetch, isFetching } = useQuery(solicitationQuery(topic.storeId))
  if (data) return <ReadingScreen topic={topic} solicitation={data} />
  return (
    <div className="grid gap-8">
      <PageHeading title="Solicitation" />
      {error ? (
        <LoadFailed title="The solicitation could not be loaded" why={error.message} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} label="Loading the solicitation" />
      )}
    </div>
  )
}
