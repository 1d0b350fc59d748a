import { useMemo, useState } from 'react'
import type { KeptRow, Unplaced } from '../../../contract/work-breakdown-calls.ts'
import { outdatedBy } from '../../../domain/work-breakdown/corrections.ts'
import { heldInRows } from '../../../domain/work-breakdown/held-in-rows.ts'
import { waitingAgainst } from '../../../domain/work-breakdown/limit-checks.ts'
import { Button } from '../../ui/button.tsx'
import { late } from '../../ui/late.tsx'
import { DecidedSection } from './deciding.tsx'
import { HeldCells } from './held-cells.tsx'
import { questionOf } from './origin-text.ts'
import { OutdatedCells } from './outdated-cells.tsx'
import { rowsOf } from './parts.ts'
import type { Pieces } from './put-paragraph.tsx'
import { cellsOf } from './row-line.ts'
import { useBreakdown } from './use-breakdown.ts'
import { useDeciding, useFew } from './use-few.tsx'
import { keyOfWords, type LaidWords } from './use-laid.ts'

/** What words become is told by what is known of sentences. */
const PieceForm = late(async () => (await import('./put-form.tsx')).PieceForm)
const TakePiece = late(async () => (await import('./take-piece.tsx')).TakePiece)
const PutParagraph = late(async () => (await import('./put-paragraph.tsx')).PutParagraph)
const PutAll = late(async () => (await import('./put-paragraph.tsx')).PutAll)

type UnplacedListProps = { open: readonly Unplaced[]; laid: LaidWords }

/**
 * What was said and stands in no row, by the paragraphs in which it stood: each put whole where it belongs, or left out, or opened to take single sentences
 * as what they most likely are; and what is held back. What takes a figure back that a row still has, and what is held back and stands in a row, comes first.
 * Nothing of it gets into a plan by itself.
 */
export function UnplacedList({ open, laid }: UnplacedListProps) {
  const { allRows, requirements, phase } = useBreakdown()
  const rows = allRows()
  const asked = requirements.all()
  const against = useMemo(
    () =>
      waitingAgainst(
        rows.filter(({ removed_at }) => removed_at === null),
        asked,
        phase,
      ),
    [rows, asked, phase],
  )
  const takenBack = useMemo(() => {
    const standing = rows.filter(({ removed_at }) => removed_at === null)
    return new Set(open.filter(({ held, text }) => (held ? heldInRows : outdatedBy)(text, standing).length > 0))
  }, [open, rows])
  const waiting = open.filter((piece) => !piece.takes_back || takenBack.has(piece))
  const paragraphs = paragraphsOf(waiting)
  const { seen, told, more } = useFew(paragraphs, 'unplaced', (pieces) => pieces.some((piece) => takenBack.has(piece)))
  const leaveOut = useLeaveOut(laid)
  /** Whether nothing is to be looked at before words are put where they stood. */
  const isPlain = (pieces: Pieces) =>
    pieces.every((piece) => !takenBack.has(piece) && !piece.takes_back && against(piece.text).length === 0)
  if (seen.length === 0) return null
  return (
    <DecidedSection id="row-not-placed" label="Not placed">
      <div className="grid gap-1">
        <h2 className="font-semibold">Not placed</h2>
        {!seen.every(([first]) => first.held) && (
          <p role="status" className="text-muted">
            {told === 1 ? 'Words of one paragraph' : `Words of ${told} paragraphs`} of your answers stand in no row yet. What stands in no
            row is not in the plan.
          </p>
        )}
      </div>
      <PutAll paragraphs={paragraphs.filter(isPlain)} laid={laid} />
      <ul className="grid gap-px overflow-hidden rounded-control border border-line bg-line">
        {seen.map((pieces) => (
          <Paragraph key={keyOfWords(pieces[0])} pieces={pieces} laid={laid} against={against} />
        ))}
      </ul>
      {more}
      {seen.length > 1 && (
        <div className="-ml-4 flex flex-wrap">
          <Button variant="quiet" onClick={() => leaveOut(seen.flat())}>
            {`Leave these ${seen.length} out`}
          </Button>
        </div>
      )}
    </DecidedSection>
  )
}

/** The words by the paragraphs of their answers, and the steps under which they stood, what was said there by the way apart; those of which that is not known are each for themselves. */
export function paragraphsOf(words: readonly Unplaced[]): Pieces[] {
  const all = new Map<string, Pieces>()
  for (const one of words) {
    const key = one.stood ? `${one.slot} ${one.stood.paragraph} ${one.stood.step} ${one.aside}` : keyOfWords(one)
    all.set(key, [...(all.get(key) ?? []), one] as unknown as Pieces)
  }
  return [...all.values()]
}

/** Leaves out all of these, which is taken back as one. */
function useLeaveOut({ lay }: LaidWords) {
  const { undo } = useBreakdown()
  return (pieces: readonly Unplaced[]) =>
    void undo.told(async () => {
      for (const piece of pieces) lay(keyOfWords(piece), 'out')
      const [only] = pieces.length === 1 ? pieces : []
      return only ? { title: 'Left out', description: only.text } : { title: `${pieces.length} left out` }
    })
}

type Against = ReturnType<typeof waitingAgainst>

/** What waits of a paragraph, with what is done with all of it. */
function Paragraph({ pieces, laid, against }: { pieces: Pieces; laid: LaidWords; against: Against }) {
  const [isOpen, setOpen] = useState(false)
  const { answer } = useDeciding()
  const { allRows } = useBreakdown()
  const leaveOut = useLeaveOut(laid)
  const [first, ...others] = pieces
  const name = `“${first.text}”`
  const caption = `${questionOf(first.slot)}${placeOf(first, allRows())}`
  const againstOf = (piece: Unplaced) => (piece.held ? [] : against(piece.text, pieces[pieces.indexOf(piece) - 1]?.text))
  if (others.length === 0) return <Piece piece={first} caption={caption} laid={laid} against={againstOf(first)} />
  return (
    <li className="grid gap-2 bg-surface px-3 py-2">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="numeric block text-caption text-muted">{caption}</span>
        <span className="whitespace-pre-line">{pieces.map(({ text }) => text).join('\n')}</span>
      </p>
      {!isOpen && <MayBreak against={pieces.flatMap(againstOf)} />}
      {!isOpen && pieces.map((piece) => <OutdatedCells key={keyOfWords(piece)} piece={piece} laid={laid} />)}
      <div className="flex flex-wrap items-end gap-2">
        <PutParagraph pieces={pieces} name={name} laid={laid} />
        <Button variant={answer} aria-expanded={isOpen} aria-label={`One by one: ${name}`} onClick={() => setOpen(!isOpen)}>
          One by one
        </Button>
        <Button variant={answer} aria-label={`Leave out all: ${name}`} onClick={() => leaveOut(pieces)}>
          Leave out
        </Button>
      </div>
      {isOpen && (
        <ul className="grid gap-px bg-line">
          {pieces.map((piece) => (
            <Piece key={keyOfWords(piece)} piece={piece} laid={laid} against={againstOf(piece)} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Where words stood in their answer, as it is told behind its question. */
function placeOf({ text, stood, aside }: Unplaced, rows: readonly KeptRow[]): string {
  const by = aside ? ', by the way' : ''
  const steps = rowsOf(rows, 'step')
  const at = steps.findIndex(({ id }) => id === stood?.step)
  const step = steps[at]
  if (step) return `${by}, under step ${at + 1}: ${cellsOf(step).action?.value ?? ''}`
  return stood?.under && !text.startsWith(stood.under) ? `${by}, under “${stood.under}”` : by
}

/** What waiting words may say against the topic; whether it is of the same is asked once they stand in a row. */
function MayBreak({ against }: { against: readonly string[] }) {
  return against.map((what) => (
    <p key={what} className="text-warning [overflow-wrap:anywhere]">
      {what}
    </p>
  ))
}

type PieceProps = { piece: Unplaced; laid: LaidWords; against: readonly string[]; caption?: string }

/** Words for themselves; where they are all that waits of their paragraph, with where it stood. */
function Piece({ piece, laid, against, caption }: PieceProps) {
  const [isOpen, setOpen] = useState(false)
  const { answer } = useDeciding()
  const leaveOut = useLeaveOut(laid)
  const name = `“${piece.text}”`
  const [putting, leaving] = piece.held ? ['Print it', 'Leave it out'] : ['Put into a row', 'Leave out']
  return (
    <li className="grid gap-2 bg-surface px-3 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 grow basis-72 [overflow-wrap:anywhere]">
          {caption && <span className="numeric block text-caption text-muted">{caption}</span>}
          {piece.held && <span className="block text-caption text-warning">Held back: this reads as not meant for the document</span>}
          <span className="whitespace-pre-line">{name}</span>
        </p>
        <div className={answer === 'quiet' ? 'flex flex-wrap items-end max-sm:-ml-4' : 'flex flex-wrap items-end gap-2'}>
          {caption && !piece.held && <PutParagraph pieces={[piece]} name={name} laid={laid} />}
          {!piece.held && <TakePiece piece={piece} laid={laid} />}
          <Button variant={answer} aria-expanded={isOpen} aria-label={`${putting}: ${name}`} onClick={() => setOpen(!isOpen)}>
            {putting}
          </Button>
          <Button variant={answer} aria-label={`${leaving}: ${name}`} onClick={() => leaveOut([piece])}>
            {leaving}
          </Button>
        </div>
      </div>
      <MayBreak against={against} />
      {piece.held ? <HeldCells held={piece.text} /> : <OutdatedCells piece={piece} laid={laid} />}
      {isOpen && <PieceForm piece={piece} onPut={() => laid.lay(keyOfWords(piece), 'placed')} />}
    </li>
  )
}
