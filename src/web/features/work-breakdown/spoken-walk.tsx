import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { printedAs } from '../../../domain/work-breakdown/composed/kept-out-of.ts'
import {
  accepting,
  decidingAll,
  type Held,
  type SpokenSentence,
  spokenSentences,
} from '../../../domain/work-breakdown/composed/spoken-sentences.ts'
import { suggestedWording } from '../../../domain/work-breakdown/composed/suggested-wording.ts'
import { ABOUT } from '../../../domain/work-breakdown/rows.ts'
import { Button } from '../../ui/button.tsx'
import type { Values } from './column.ts'
import { cellsWith, columnShowing, rowName } from './parts.ts'
import { cellsOf } from './row-line.ts'
import { SpokenCard } from './spoken-card.tsx'
import { useBreakdown, useCounting } from './use-breakdown.ts'
import { SPOKEN } from './use-row-arrival.ts'

const Sought = z.object({ row: z.string() })

/** How many sentences of the rows read as spoken, and the way through them: each as the plan prints it, to be reworded or left so. */
export function SpokenWalk({ rows }: { rows: readonly KeptRow[] }) {
  const { hash, state, key } = useLocation()
  const left = outFirst(spokenSentences(useCounting()))
  const [isOpen, setOpen] = useState(false)
  const decide = useDeciding(rows)
  const [at, goTo] = useState({ number: 0, name: '' })
  const [arrived, setArrived] = useState('')
  if (hash === SPOKEN && arrived !== key) {
    const sought = Sought.safeParse(state)
    setArrived(key)
    setOpen(true)
    goTo({ number: Math.max(0, sought.success ? left.findIndex(({ row }) => row === sought.data.row) : 0), name: '' })
  }
  if (left.length === 0) return <p className="text-success">No sentence of these rows was found to read as spoken.</p>
  const out = left.filter((one) => printedAs(one) === '').length
  // by its name: what is printed meanwhile makes the list shorter, and a number would then be of the one behind
  const known = left.findIndex((one) => nameOf(one) === at.name)
  const number = (known < 0 ? at.number : known) % left.length
  const sentence = left[number]
  const stand = (on: number) => goTo({ number: on, name: nameOf(left[on % left.length]) })
  const row = rows.find(({ id, kind }) => sentence?.row === (kind === 'plan' ? kind : id))
  return (
    <section aria-label="Read as spoken" className="grid gap-3 rounded-card border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="font-semibold text-warning">
          {left.length === 1 ? '1 sentence reads as spoken' : `${left.length} sentences read as spoken`}
        </p>
        {out > 0 && (
          <p className="text-caption">
            {out === left.length ? 'Kept out of the plan until worded' : `${out} kept out of the plan until worded, the others printed`}
          </p>
        )}
        {isOpen && <TakeAll rows={rows} sentences={left} />}
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Go through them'}
        </Button>
      </div>
      {isOpen && sentence && row && (
        <SpokenCard
          key={`${number} ${nameOf(sentence)}`}
          sentence={sentence}
          row={row}
          place={`${number + 1} of ${left.length}: ${placeOf(rows, row, sentence)}`}
          onDecided={(values) => {
            stand(number)
            void decide(
              left.filter(({ printed }) => printed === sentence.printed),
              values,
            )
          }}
          onNext={() => stand(number + 1)}
        />
      )}
    </section>
  )
}

/** What the plan leaves out as long as nobody decides goes before what it prints. */
function outFirst(spoken: readonly SpokenSentence[]): readonly SpokenSentence[] {
  return spoken.toSorted((one, other) => Number(printedAs(other) === '') - Number(printedAs(one) === ''))
}

/** By what a sentence is found among the others, however many are left of them. */
function nameOf(one?: SpokenSentence): string {
  return one ? JSON.stringify([one.row, one.cell, one.field, one.printed]) : ''
}

/** "Work step 3 (Load the mast), Method". */
function placeOf(rows: readonly KeptRow[], row: KeptRow, { cell }: SpokenSentence): string {
  const about = cellsOf(row)[ABOUT[row.kind] ?? '']?.value
  return `${rowName(rows, row)}${about ? ` (${about})` : ''}, ${columnShowing(cell, row.kind)?.heading ?? cell}`
}

/** Takes all suggestions of which it is sure that they may stand, where there are several; one undo takes them back. */
function TakeAll({ rows, sentences }: { rows: readonly KeptRow[]; sentences: readonly SpokenSentence[] }) {
  const decide = useDeciding(rows)
  const sure = useMemo(() => sentences.filter((one) => suggestedWording(one) !== undefined), [sentences])
  if (sure.length < 2) return null
  const take = (cells: Held, one: SpokenSentence) => accepting(cells, one, suggestedWording(one) ?? one.printed)
  return <Button onClick={() => void decide(sure, take)}>Take all {sure.length} suggestions</Button>
}

/** The cells of a row with these values; one that nobody has typed as a whole is not taken for that, and its other sentences wait as before. */
function cellsInPart(row: KeptRow, values: Values) {
  const changed = Object.entries(cellsWith(values)).map(([name, cell]) => {
    const before = cellsOf(row)[name]?.origin
    const isTyped = !before || (before.from === 'person' && !before.in_part)
    return [name, cell && !isTyped ? { ...cell, origin: { from: 'person', in_part: true } as const } : cell] as const
  })
  return Object.fromEntries(changed)
}

/** Keeps what is decided of sentences with all rows that hold them; one undo takes it back. */
function useDeciding(rows: readonly KeptRow[]) {
  const { cells, undo } = useBreakdown()
  return (sentences: readonly SpokenSentence[], decide: (cells: Held, sentence: SpokenSentence) => Values) =>
    undo.group(async () => {
      for (const row of rows) {
        const own = sentences.filter((one) => one.row === (row.kind === 'plan' ? row.kind : row.id))
        const changed = cellsInPart(row, decidingAll(cellsOf(row), own, decide))
        if (own.length > 0) await cells.press(row, { cells: changed }, 'The sentence could not be saved')
      }
    })
}
