import type { Place } from '../../domain/solicitation/analysis.ts'
import type { SourceFile } from '../../domain/solicitation/source.ts'

/** A document that is shown, and what is to be seen in it. */
export type ShownSource = {
  file: SourceFile
  /** The words to be seen, lit on their page; null shows the document from its start. */
  at: Place | null
  /** Hears which words a person has selected in the document, and on which page. */
  onSelectText?: (place: Place) => void
  /** Hears which page is in sight, whenever that changes. */
  onPage?: (page: number) => void
}
