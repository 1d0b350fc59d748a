import type { RuleSource } from '../../../../domain/instructions/instructions.ts'

/** A place in the solicitation or in the component instructions; without a quote the page alone. */
export type DocumentPlace = { from: RuleSource['from']; page: number; quote?: string | undefined }

/** Opens the document at a place. */
export type OpenPlace = (place: DocumentPlace) => void

/** What people call the document: the topic's own, or the instructions beside it. */
export function documentCalled(from: DocumentPlace['from']): string {
  return from === 'topic' ? 'solicitation' : 'component instructions'
}

/** A page number that opens the document there; whoever hears the link alone is told which document. */
export function PlaceLink({ place, onOpen }: { place: DocumentPlace; onOpen: OpenPlace }) {
  return (
    <button
      type="button"
      onClick={() => onOpen(place)}
      aria-label={`page ${place.page} of the ${documentCalled(place.from)}`}
      className="numeric rounded-control whitespace-nowrap text-blue underline decoration-line-strong underline-offset-3 hover:decoration-blue"
    >
      page {place.page}
    </button>
  )
}
