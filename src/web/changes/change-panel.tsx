import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/dialog/modal.tsx'
import { Expander } from '../ui/expander.tsx'
import { resultOf, wordPieces } from './word-changes.ts'
import { WordDiff } from './word-diff.tsx'

/** Two texts to choose from, and who is told. */
export type ChangeDialogProps = {
  title: string
  lead?: string
  before: string
  after: string
  /** Takes the text that results; `isWhole` when every change was accepted, so that it is the proposed text to the letter. */
  onAccept: (text: string, isWhole: boolean) => void
  onClose: () => void
}

/** A proposed text beside the present one: accepted whole or by part, with what results. Closing it changes nothing. */
export function ChangePanel({ title, lead, before, after, onAccept, onClose }: ChangeDialogProps) {
  const [pieces, setPieces] = useState(() => wordPieces(before, after))
  const result = resultOf(pieces)
  const accept = () => {
    onAccept(result, result === after)
    onClose()
  }
  return (
    <Modal
      title={title}
      lead={lead}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Keep the present text</Button>
          <Button variant="primary" disabled={result === before} onClick={accept}>
            {result === after ? 'Accept the new text' : 'Accept these changes'}
          </Button>
        </>
      }
    >
      <div className="-mx-1 grid min-h-0 grow grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto px-1 pb-1">
        <WordDiff pieces={pieces} onPieces={setPieces} />
        <Expander title="What results">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can only scroll what it can reach */}
          <p tabIndex={0} className="max-h-80 overflow-y-auto whitespace-pre-wrap [overflow-wrap:anywhere]">
            {result === '' ? <span className="text-muted">Nothing: the text is empty.</span> : result}
          </p>
        </Expander>
      </div>
    </Modal>
  )
}
