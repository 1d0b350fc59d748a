import { useState } from 'react'
import type { Unplaced } from '../../../contract/work-breakdown-calls.ts'
import { Button } from '../../ui/button.tsx'
import { late } from '../../ui/late.tsx'
import { HeldCells } from './held-cells.tsx'
import { questionOf } from './origin-text.ts'
import { OutdatedCells } from './outdated-cells.tsx'
import { printInstead } from './print-instead.ts'
import { useBreakdown } from './use-breakdown.ts'
import { keyOfWords, type LaidWords } from './use-laid.ts'

/** What words become is told by what is known of sentences. */
export const PieceForm = late(async () => (await import('./put-form.tsx')).PieceForm)
export const TakePiece = late(async () => (await import('./take-piece.tsx')).TakePiece)

/** Leaves out all of these, which is taken back as one. */
export function useLeaveOut({ lay }: LaidWords) {
  const { undo } = useBreakdown()
  return (pieces: readonly Unplaced[]) =>
    void undo.told(async () => {
      for (const piece of pieces) lay(keyOfWords(piece), 'out')
      const [only] = pieces.length === 1 ? pieces : []
      return only ? { title: 'Left out', description: only.text } : { title: `${pieces.length} left out` }
    })
}

type PieceListProps = { pieces: readonly Unplaced[]; laid: LaidWords; isWithin?: boolean }

/** Sentences for themselves; where they do not stand within their paragraph, with their question. */
export function PieceList({ pieces, laid, isWithin = false }: PieceListProps) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-control border border-line bg-line">
      {pieces.map((piece) => (
        <Piece key={keyOfWords(piece)} piece={piece} laid={laid} caption={isWithin ? '' : questionOf(piece.slot)} />
      ))}
    </ul>
  )
}

function Piece({ piece, laid, caption }: { piece: Unplaced; laid: LaidWords; caption: string }) {
  const [isOpen, setOpen] = useState(false)
  const leaveOut = useLeaveOut(laid)
  const name = `“${piece.text}”`
  const [putting, leaving] = piece.held ? ['Print it', 'Leave it out'] : ['Put into a row', 'Leave out']
  return (
    <li className="grid gap-2 bg-surface px-3 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 grow basis-72 [overflow-wrap:anywhere]">
          {caption && <span className="numeric block text-caption text-muted">{caption}</span>}
          <span className="whitespace-pre-line">{name}</span>
        </p>
        <div className="flex flex-wrap items-end gap-2">
          {!piece.held && <TakePiece piece={piece} laid={laid} />}
          <Button variant="secondary" aria-expanded={isOpen} aria-label={`${putting}: ${name}`} onClick={() => setOpen(!isOpen)}>
            {putting}
          </Button>
          <Button variant="secondary" aria-label={`${leaving}: ${name}`} onClick={() => leaveOut([piece])}>
            {leaving}
          </Button>
        </div>
      </div>
      {piece.instead && <Instead piece={piece} laid={laid} />}
      {piece.held ? <HeldCells held={piece.text} /> : <OutdatedCells piece={piece} laid={laid} />}
      {isOpen && <PieceForm piece={piece} onPut={() => laid.lay(keyOfWords(piece), 'placed')} />}
    </li>
  )
}

/** What somebody would have printed in place of words that are not for the document: by one press it stands in the plan. */
function Instead({ piece, laid }: { piece: Unplaced; laid: LaidWords }) {
  const breakdown = useBreakdown()
  const [isBusy, setBusy] = useState(false)
  const print = async () => {
    setBusy(true)
    await breakdown.undo.told(async () =>
      (await printInstead(breakdown, laid, piece)) ? { title: 'Printed instead', description: piece.instead } : null,
    )
    setBusy(false)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 grow basis-72">In its place you asked for: “{piece.instead}”</p>
      <Button variant="secondary" busy={isBusy} aria-label={`Print that instead: “${piece.instead}”`} onClick={() => void print()}>
        Print that instead
      </Button>
    </div>
  )
}
