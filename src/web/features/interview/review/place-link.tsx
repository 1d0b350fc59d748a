import type { Place } from '../../../../domain/solicitation/analysis.ts'

/** Opens a place of an uploaded document. */
export type OpenPlace = (fileId: string, place: { page: number; quote?: string | undefined }) => void

/** A page number that opens the document there. */
export function PlaceLink({
  place,
  document,
  onOpen,
}: {
  place: Pick<Place, 'page'> & { quote?: string | undefined }
  /** Names the document for those who hear the link alone. */
  document: string
  onOpen: () => void
}) {
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`page ${place.page} of the ${document}`}
      className="numeric rounded-control whitespace-nowrap text-blue underline decoration-line-strong underline-offset-3 hover:decoration-blue"
    >
      page {place.page}
    </button>
  )
}
