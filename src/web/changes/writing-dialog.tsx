import { Square } from 'lucide-react'
import type { DraftProgress } from '../../domain/draft-progress.ts'
import { ArrivingText } from '../drafting/arriving-text.tsx'
import { DraftedByLine } from '../drafting/drafted-by-line.tsx'
import { shownPiece } from '../drafting/shown-piece.ts'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/dialog/modal.tsx'

type WritingDialogProps = {
  /** What is drafted anew: "the text of milestone 2". */
  what: string
  progress: DraftProgress
  onStop: () => void
}

/** A text while a language model drafts it anew. What it changes is shown when it is there; until then, closing stops it and nothing has changed. */
export function WritingDialog({ what, progress, onStop }: WritingDialogProps) {
  return (
    <Modal
      title={`Regenerate ${what}`}
      lead="What it would change is shown when it is written. Nothing is kept until you accept it."
      onClose={onStop}
      footer={
        <Button icon={Square} onClick={onStop}>
          Stop
        </Button>
      }
    >
      <div className="flex min-h-0 grow flex-col gap-3">
        <DraftedByLine progress={progress} />
        <ArrivingText label="The new text as it is written" text={shownPiece(progress.pieces, null)?.text ?? ''} className="min-h-0 grow" />
      </div>
    </Modal>
  )
}
