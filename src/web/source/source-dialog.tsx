import type { Place } from '../../domain/solicitation/analysis.ts'
import type { SourceFile } from '../../domain/solicitation/source.ts'
import { DialogFrame } from '../ui/dialog/dialog-frame.tsx'
import { SourceViewer } from './source-viewer.tsx'

/** A document over the screen, opened at words that something on the screen goes back to. */
export function SourceDialog({ file, at, title, onClose }: { file: SourceFile; at: Place | null; title: string; onClose: () => void }) {
  return (
    <DialogFrame
      title={title}
      size="subtitle"
      lead={<span className="text-caption">{file.file_name}</span>}
      look="inset-2 mx-auto flex max-w-5xl flex-col gap-3 rounded-card p-3 sm:inset-6 sm:p-5"
      onClose={onClose}
    >
      <div className="min-h-0 grow">
        <SourceViewer file={file} at={at} />
      </div>
    </DialogFrame>
  )
}
