import { lazy, Suspense } from 'react'
import type { Place } from '../../domain/solicitation/analysis.ts'
import type { SourceFile } from '../../domain/solicitation/source.ts'
import { Opening } from './opening.tsx'

export type SourceViewerProps = {
  file: SourceFile
  /** The words to be seen, lit on their page; null shows the document from its start. */
  at: Place | null
  /** Hears which words a person has selected in the document, and on which page. */
  onSelectText?: (place: Place) => void
}

const PdfView = lazy(async () => ({ default: (await import('./pdf-view.tsx')).PdfView }))
const TextView = lazy(async () => ({ default: (await import('./text-view.tsx')).TextView }))

/** An uploaded document with words lit in it, as high as the room it stands in. What shows it is loaded when it is first needed. */
export function SourceViewer(props: SourceViewerProps) {
  const { file } = props
  return (
    <Suspense fallback={<Opening name={file.file_name} />}>
      {file.kind === 'pdf' ? <PdfView key={file.id} {...props} /> : <TextView key={file.id} {...props} />}
    </Suspense>
  )
}
