import { useMemo, useState } from 'react'
import type { KeptRow, Unplaced } from '../../../contract/work-breakdown-calls.ts'
import { outdatedBy } from '../../../domain/work-breakdown/corrections.ts'
import { heldInRows } from '../../../domain/work-breakdown/held-in-rows.ts'
import { waitingAgainst } from '../../../domain/work-breakdown/limit-checks.ts'
import { counted } from '../../../language/characters.ts'
import { Button } from '../../ui/button.tsx'
import { late } from '../../ui/late.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { DecidedSection } from './deciding.tsx'
import { HeldCells } from './held-cells.tsx'
import { questionOf } from './origin-text.ts'
import { OutdatedCells } from './outdated-cells.tsx'
import { rowsOf } from './parts.ts'
import { likelyPlace, type Pieces, place, placesFor } from './placing.ts'
import { cellsOf } from './row-line.ts'
import { useAsked } from './use-asked.ts'
import { useBreakdown } from './use-breakdown.ts'
import { keyOfWords, type LaidWords } from './use-laid.ts'

/** What words become is told by what is known of sentences. */
const PieceForm = late(async () => (await import('./put-form.tsx')).PieceForm)
const TakePiece = late(async () => (await import('./take-piece.tsx')).TakePiece)

type ListProps = { open: readonly Unplaced[]; laid: LaidWords }

/**
 * What was said and stands in no row: first what takes a figure back that a row still has, or is held back and stands in a row; then what is held back; then
 * all else, by the paragraphs in which it stood. Nothing of it gets into a plan by itself.
 */
export function UnplacedList({ open, laid }: ListProps) {
  const { allRows } = useBreakdown()
  const rows = allRows()
  const against = useMemo(() => {
    const standing = rows.filter(({ removed_at }) => removed_at === null)
    return new Set(open.filter(({ held, text }) => (held ? heldInRows : outdatedBy)(text, standing).length > 0))
  }, [open, rows])
  const others = open.filter((piece) => !against.has(piece) && !piece.takes_back)
  return (
    <>
      <Against open={[...against]} laid={laid} />
      <HeldBack open={others.filter(({ held }) => held)} laid={laid} />
      <Paragraphs open={others.filter(({ held }) => !held)} laid={laid} />
    </>
  )
}

/** What rows still say otherwise, or say though it is held back. */
function Against({ open, laid }: ListProps) {
  if (!useAsked('against', open.length > 0)) return null
  return (
    <DecidedSection label="Rows say otherwise">
      <PieceList pieces={open} laid={laid} />
    </DecidedSection>
  )
}

/** What is kept out of the document until somebody prints it. */
function HeldBack({ open, laid }: ListProps) {
  const leaveOut = useLeaveOut(laid)
  if (!useAsked('held', open.length > 0)) return null
  return (
    <DecidedSection label="Held back">
      <p role="status" className="font-semibold">
        {open.length === 1 ? 'This reads' : `These ${open.length} read`} as not meant for the document: left out, if you say nothing else
      </p>
      <PieceList pieces={open} laid={laid} />
      {open.length > 1 && (
        <Button className="justify-self-start" onClick={() => leaveOut(open)}>
          {`Leave all ${open.length} out`}
        </Button>
      )}
    </DecidedSection>
  )
}

/** The other words, by their paragraphs, each with the likeliest place chosen: by one press all go where they belong, which is taken back by another. */
function Paragraphs({ open, laid }: ListProps) {
  const breakdown = useBreakdown()
  const rows = breakdown.allRows()
  const against = useAgainst(rows)
  const [chosen, choose] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const isAsked = useAsked('unplaced', open.length > 0)
  if (!isAsked) return null
  const paragraphs = [...paragraphsOf(open)].map(([key, pieces]) => ({ key, pieces, where: chosen[key] ?? likelyPlace(pieces, rows) }))
  const ready = paragraphs.filter(({ where }) => where !== '')
  const placeAll = async () => {
    setBusy(true)
    await breakdown.undo.told(async () => {
      let count = 0
      for (const { pieces, where } of ready) if (await place(breakdown, laid, pieces, where)) count += 1
      return count === 0 ? null : { title: `${counted(count, 'paragraph')} placed, word for word` }
    })
    setBusy(false)
  }
  const few = ready.length < paragraphs.length
  return (
    <DecidedSection id="row-not-placed" label="Not placed">
      <p role="status" className="font-semibold">
        {paragraphs.length === 1 ? 'Words of one paragraph' : `Words of ${paragraphs.length} paragraphs`} of your answers stand in no row
        yet, and so in no plan. Does {paragraphs.length === 1 ? 'it' : 'each'} belong where it says?
      </p>
      <ul className="grid gap-px overflow-hidden rounded-control border border-line bg-line">
        {paragraphs.map(({ key, pieces, where }) => (
          <Paragraph key={key} {...{ pieces, where, laid, against }} onChoose={(to) => choose((now) => ({ ...now, [key]: to }))} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button busy={isBusy} disabled={ready.length === 0} onClick={() => void placeAll()}>
          {paragraphs.length === 1 ? 'Place it' : `Place ${few ? 'the' : 'all'} ${ready.length}`}
        </Button>
        {few && <p className="text-muted">{`Of ${paragraphs.length - ready.length} you choose the step.`}</p>}
      </div>
    </DecidedSection>
  )
}

type Against = ReturnType<typeof waitingAgainst>

/** What words may say against the topic, as the rows are now. */
function useAgainst(rows: readonly KeptRow[]): Against {
  const { requirements, phase } = useBreakdown()
  return useMemo(
    () =>
      waitingAgainst(
        rows.filter(({ removed_at }) => removed_at === null),
        requirements.all(),
        phase,
      ),
    [rows, requirements, phase],
  )
}

/** The words by the paragraphs of their answers, by names that stay while words of them are placed, and the steps under which they stood, what was said there by the way apart; those of which that is not known are each for themselves. */
function paragraphsOf(words: readonly Unplaced[]): ReadonlyMap<string, Pieces> {
  const all = new Map<string, Pieces>()
  for (const one of words) {
    const key = one.stood ? `${one.slot} ${one.stood.paragraph} ${one.stood.step} ${one.aside}` : keyOfWords(one)
    all.set(key, [...(all.get(key) ?? []), one] as unknown as Pieces)
  }
  return all
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

type ParagraphProps = { pieces: Pieces; where: string; laid: LaidWords; against: Against; onChoose: (where: string) => void }

/** What waits of a paragraph, and where it belongs; opened, what becomes of each of its sentences. */
function Paragraph({ pieces, where, laid, against, onChoose }: ParagraphProps) {
  const [isOpen, setOpen] = useState(false)
  const { allRows } = useBreakdown()
  const rows = allRows()
  const [first, ...others] = pieces
  const opening = others.length === 0 ? 'Put into a row' : 'One by one'
  return (
    <li className="grid items-start gap-x-4 gap-y-2 bg-surface px-3 py-2 sm:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid min-w-0 gap-2 [overflow-wrap:anywhere]">
        <p>
          <span className="numeric block text-caption text-muted">{`${questionOf(first.slot)}${placeOf(first, rows)}`}</span>
          <span className="whitespace-pre-line">{pieces.map(({ text }) => text).join('\n')}</span>
        </p>
        <MayBreak against={pieces.flatMap(({ text }, at) => against(text, pieces[at - 1]?.text))} />
      </div>
      <div className="grid justify-items-start">
        <SelectField
          label="Where it belongs"
          value={where}
          onChange={onChoose}
          options={[...(where === '' ? [{ value: '', label: 'Choose a step' }] : []), ...placesFor(rows)]}
        />
        {others.length === 0 && <TakePiece piece={first} laid={laid} />}
        <Button variant="quiet" aria-expanded={isOpen} aria-label={`${opening}: “${first.text}”`} onClick={() => setOpen(!isOpen)}>
          {opening}
        </Button>
      </div>
      {isOpen && (
        <div className="sm:col-span-2">
          {others.length === 0 ? (
            <PieceForm piece={first} onPut={() => laid.lay(keyOfWords(first), 'placed')} />
          ) : (
            <PieceList pieces={pieces} laid={laid} isWithin />
          )}
        </div>
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

type PieceListProps = { pieces: readonly Unplaced[]; laid: LaidWords; isWithin?: boolean }

/** Sentences for themselves; where they do not stand within their paragraph, with their question. */
function PieceList({ pieces, laid, isWithin = false }: PieceListProps) {
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
      {piece.held ? <HeldCells held={piece.text} /> : <OutdatedCells piece={piece} laid={laid} />}
      {isOpen && <PieceForm piece={piece} onPut={() => laid.lay(keyOfWords(piece), 'placed')} />}
    </li>
  )
}
