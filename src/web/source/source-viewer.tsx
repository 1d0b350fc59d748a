import { lazy, Suspense } from 'react'
import { Opening } from './opening.tsx'
import type { ShownSource } from './shown-source.ts'

const PdfView = lazy(async () => ({ default: (await import('./pdf-view.tsx')).PdfView }))
const TextView = lazy(async () => ({ default: (await import('./text-view.tsx')).TextView }))

/** An uploaded document with words lit in it, as high as the room it stands in. What shows it is loaded when it is first needed. */
export function SourceViewer(props: ShownSource) {
  const { file } = props
  return (
    <Suspense fallback={<Opening name={file.file_name} />}>
      {file.kind === 'pdf' ? <PdfView key={file.id} {...props} /> : <TextView key={file.id} {...props} />}
    </Suspense>
  )
}
