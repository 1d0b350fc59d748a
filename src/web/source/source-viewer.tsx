import { lazy, Suspense } from 'react'
import { Opening } from './opening.tsx'
import type { ShownSource } from './shown-source.ts'

// a screen that only cites a document goes on when what shows documents cannot be reached
const PdfView = lazy(() => import('./pdf-view.tsx').then(({ PdfView }) => ({ default: PdfView }), unreachable))
const TextView = lazy(() => import('./text-view.tsx').then(({ TextView }) => ({ default: TextView }), unreachable))

function unreachable() {
  return { default: Unreachable }
}

function Unreachable({ file }: ShownSource) {
  return (
    <p
      role="alert"
      className="grid h-full min-h-60 place-items-center rounded-card border border-line bg-sheet px-6 text-center text-muted"
    >
      {file.file_name} could not be shown. Check the connection and load this page again.
    </p>
  )
}

/** An uploaded document with words lit in it, as high as the room it stands in. What shows it is loaded when it is first needed. */
export function SourceViewer(props: ShownSource) {
  const { file } = props
  return (
    <Suspense fallback={<Opening name={file.file_name} />}>
      {file.kind === 'pdf' ? <PdfView key={file.id} {...props} /> : <TextView key={file.id} {...props} />}
    </Suspense>
  )
}
