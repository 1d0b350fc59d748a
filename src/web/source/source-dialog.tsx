import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { Place } from '../../domain/solicitation/analysis.ts'
import type { SourceFile } from '../../domain/solicitation/source.ts'
import { SourceViewer } from './source-viewer.tsx'

/** A document over the screen, opened at words that something on the screen goes back to. Escape, the cross and a press beside it close it. */
export function SourceDialog({ file, at, title, onClose }: { file: SourceFile; at: Place | null; title: string; onClose: () => void }) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-navy-deep/50" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-2 z-50 mx-auto flex max-w-5xl flex-col gap-3 rounded-card bg-white p-3 shadow-overlay sm:inset-6 sm:p-5"
        >
          <header className="flex items-start justify-between gap-4">
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <Dialog.Title className="text-subtitle font-bold">{title}</Dialog.Title>
              <p className="text-caption text-muted">{file.file_name}</p>
            </div>
            <Dialog.Close aria-label="Close" className="grid size-10 shrink-0 place-items-center rounded-control hover:bg-navy-soft">
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </header>
          <div className="min-h-0 grow">
            <SourceViewer file={file} at={at} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
