import { Banner } from '../ui/banner.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import type { Grounding } from './use-grounding.ts'

/** Says why sentences have no marks, where that is so, and tries again; everything else goes on. */
export function SourcesNotice({ grounding: { hasSolicitation, sources, traced } }: { grounding: Grounding }) {
  if (!hasSolicitation) {
    return (
      <Banner title="This plan has no solicitation on the server">
        So its sentences cannot be held against their sources. Everything else works.
      </Banner>
    )
  }
  if (sources.error && !sources.data) {
    const why = `${sources.error.message} You can go on editing: only the marks of the sentences and the coverage are missing.`
    return <LoadFailed title="The sources could not be loaded" why={why} busy={sources.isFetching} onRetry={() => void sources.refetch()} />
  }
  if (!traced.isFailed) return null
  return (
    <Banner tone="warning" title="The sentences could not be held against their sources">
      Check the connection and load this page again. You can go on editing: only the marks of the sentences are missing.
    </Banner>
  )
}
