import { MATCHING_TOOL } from './offering.ts'
import { OfferingPage } from './offering-page.tsx'

/** The matching tool's public page (spec §2). */
export function MatchingToolPage() {
  return <OfferingPage offering={MATCHING_TOOL} />
}
