import { RefreshCw } from 'lucide-react'
import { useId } from 'react'
import type { WrittenBy } from '../../domain/written-by.ts'
import { Button } from '../ui/button.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { draftedLead } from './regenerated-words.ts'
import { type Proposed, type Regenerated, useRegenerate } from './use-regenerate.ts'
import { WritingDialog } from './writing-dialog.tsx'

type RegenerateButtonProps = {
  asked: Regenerated
  /** What is drafted anew, for the dialog and a screen reader: "the text of milestone 2". */
  what: string
  /** The text as it stands now; read when the draft has come, so that what is typed meanwhile counts. */
  present: () => string
  /** Saves what was typed and is not saved yet, so that the drafter knows it; nothing is drafted when that is false. */
  prepare?: () => Promise<unknown>
  /** Takes the text; who wrote it is the drafter when it was accepted whole, else the person. */
  onAccept: (text: string, written_by: WrittenBy['kind']) => void
}

/** Drafts a text anew and shows what would change, to accept whole or by part. */
export function RegenerateButton({ asked, what, present, prepare, onAccept }: RegenerateButtonProps) {
  const { busy, progress, stop, proposed, draft, close } = useRegenerate()
  const of = useId()
  const press = async () => {
    if ((await prepare?.()) !== false) await draft(asked, present)
  }
  return (
    <>
      <Button variant="quiet" icon={RefreshCw} busy={busy} aria-describedby={of} onClick={press}>
        Regenerate
      </Button>
      <span id={of} hidden>
        {what}
      </span>
      {progress && <WritingDialog what={what} progress={progress} onStop={stop} />}
      {proposed && <ProposedDialog what={what} proposed={proposed} onAccept={onAccept} onClose={close} />}
    </>
  )
}

type ProposedDialogProps = {
  what: string
  proposed: Proposed
  onAccept: (text: string, written_by: WrittenBy['kind']) => void
  onClose: () => void
}

/** A text that was drafted anew, to accept or reject; accepted by part, it is the person's. */
export function ProposedDialog({ what, proposed, onAccept, onClose }: ProposedDialogProps) {
  const { before, after, written_by, isModels } = proposed
  return (
    <ChangeDialog
      title={`Regenerate ${what}`}
      lead={draftedLead(written_by, isModels)}
      before={before}
      after={after}
      onAccept={(text, isWhole) => onAccept(text, isWhole ? written_by.kind : 'person')}
      onClose={onClose}
    />
  )
}
