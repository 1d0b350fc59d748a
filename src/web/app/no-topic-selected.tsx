import { FileSearch } from 'lucide-react'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** What a screen that is about a topic shows while there is none: the way to the Dashboard (spec §2). */
export function NoTopicSelected() {
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
