import { FileSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { late } from '../ui/late.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const ProjectToOpen = late<{ none: ReactNode }>(
  async () => (await import('../features/solicitation/project-to-open.tsx')).ProjectToOpen,
  <Skeleton lines={5} label="Loading your projects" />,
)

/** What a screen that is about a topic shows while this browser has none: the person's projects, and without any the way to the Dashboard (spec §2). */
export function NoTopicSelected({ none = <NoTopic /> }: { none?: ReactNode }) {
  return <ProjectToOpen none={none} />
}

function NoTopic() {
  return (
    <EmptyState
      icon={FileSearch}
      title="No Topic Selected"
      action={
        <ButtonLink to="/dashboard" variant="primary">
          Go to Dashboard
        </ButtonLink>
      }
    >
      Please upload a solicitation on the Dashboard first.
    </EmptyState>
  )
}
