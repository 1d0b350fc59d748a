import { useMemo, useState } from 'react'
import type { KeptRow, Unplaced } from '../../../contract/work-breakdown-calls.ts'
import { waitingAgainst } from '../../../domain/work-breakdown/limit-checks.ts'
import { counted } from '../../../language/characters.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { DecidedSection } from './deciding.tsx'
import { questionOf } from './origin-text.ts'
import { rowsOf } from './parts.ts'
import { PieceForm, PieceList, TakePiece } from './piece-list.tsx'
import { likelyPlace, type Pieces, place, placesFor } from './placing.ts'
import { cellsOf } from './row-line.ts'
import { useAsked } from './use-asked.ts'
import { useBreakdown } from './use-breakdown.ts'
import { keyOfWords, type LaidWords } from './use-laid.ts'

/** The other words, by their paragraphs, each with the likeliest place chosen: by one press all go where they belong, which is taken back by another. */
export function ParagraphList({ open, all, laid }: { open: readonly Unplaced[]; all: readonly Unplaced[]; laid: LaidWords }) {
  const breakdown = useBreakdown()
  const rows = breakdown.allRows()
  const against = useAgainst(rows)
  const [chosen, choose] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const isAsked = useAsked('unplaced', open.length > 0)
  if (!isAsked) return null
  const paragraphs = [...paragraphsOf(open)].map(([key, pieces]) => ({ key, pieces, where: chosen[key] ?? likelyPlace(pieces, rows, all) }))
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
        {few && <p className="text-muted">{`Of ${paragraphs.length - ready.length} you choose where.`}</p>}
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

/** The words by the paragraphs of their answers, by names that stay while words of them are placed, and the steps under which they stood, what was said there by the way, and what is talk, apart; those of which that is not known are each for themselves. */
function paragraphsOf(words: readonly Unplaced[]): ReadonlyMap<string, Pieces> {
  const all = new Map<string, Pieces>()
  for (const one of words) {
    const key = one.stood ? `${one.slot} ${one.stood.paragraph} ${one.stood.step} ${one.aside} ${one.talk}` : keyOfWords(one)
    all.set(key, [...(all.get(key) ?? []), one] as unknown as Pieces)
  }
  return all
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
          options={[...(where === '' ? [{ value: '', label: 'Choose where' }] : []), ...placesFor(rows)]}
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
