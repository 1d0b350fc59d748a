import { useQuery } from '@tanstack/react-query'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { useStored } from '../../app/browser-store.ts'
import { solicitationQuery } from '../../app/solicitation-query.ts'
import { Pending } from '../../ui/load-failed.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
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
  const asked = useQuery(solicitationQuery(topic.storeId))
  if (asked.data) return <ReadingScreen topic={topic} solicitation={asked.data} />
  return (
    <div className="grid gap-8">
      <PageHeading title="Solicitation" />
      <Pending of={asked} title="The solicitation could not be loaded" label="Loading the solicitation" lines={8} />
    </div>
  )
}
