import { ArrowUpRight } from 'lucide-react'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { printedAs } from '../../../domain/work-breakdown/composed/kept-out-of.ts'
import {
  accepting,
  decidingAll,
  type Held,
  leavingOut,
  mayBeLeftOut,
  type SpokenSentence,
  spokenSentences,
} from '../../../domain/work-breakdown/composed/spoken-sentences.ts'
import { offeredWording } from '../../../domain/work-breakdown/composed/suggested-wording.ts'
import { ABOUT } from '../../../domain/work-breakdown/rows.ts'
import { counted } from '../../../language/characters.ts'
import { isPersonal, spokenWords } from '../../../language/register.ts'
import { useKeptTypings } from '../../saving/use-kept-typing.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Values } from './column.ts'
import { DecidedSection } from './deciding.tsx'
import { cellsWith, columnShowing, rowName } from './parts.ts'
import { cellsOf } from './row-line.ts'
import { inParts, SAYS, type Shown } from './spoken-parts.ts'
import { useAsked } from './use-asked.ts'
import { useBreakdown, useCounting } from './use-breakdown.ts'
import { goToRow, SPOKEN } from './use-row-arrival.ts'

const Sought = z.object({ row: z.string() })

/** The sentences of the rows that read as they were said: what somebody has worded is printed so and the others are left out by one press, or all are printed as they stand by another. */
export function SpokenList({ rows }: { rows: readonly KeptRow[] }) {
  const { undo, puts } = useBreakdown()
  const { hash, state } = useLocation()
  const counting = useCounting()
  // once for all of them: whoever types renders the list anew with each letter
  const found = useMemo(() => spokenSentences(counting).map((one): Shown => ({ ...one, suggested: offeredWording(one) })), [counting])
  const toAsk = useMemo(() => found.filter(isToAsk), [found])
  const [wasShown, showWhole] = useState(false)
  const isWhole = wasShown || hash === SPOKEN
  const whole = isWhole ? [...toAsk, ...found.filter((one) => !toAsk.includes(one))] : toAsk
  const sought = hash === SPOKEN ? Sought.safeParse(state).data?.row : undefined
  const parts = useMemo(() => inParts(whole, sought), [whole, sought])
  const all = parts[0]?.sentences ?? []
  const [typed, type] = useKeptTypings(`${puts} spoken`)
  const decide = useDeciding(rows)
  const isAsked = useAsked('spoken', all.length > 0)
  if (!isAsked) return null
  const wordsOf = ({ printed, suggested }: Shown) => typed[printed] ?? suggested ?? printed
  const shown = [...new Map(all.map((one) => [one.printed, one])).values()]
  const wording = new Map(shown.map((one) => [one.printed, wordsOf(one).trim()]))
  const isEmptied = ({ printed }: SpokenSentence) => wording.get(printed) === ''
  // who empties a box wants nothing printed in its place
  const worded = (cells: Held, one: SpokenSentence) =>
    isEmptied(one) ? leavingOut(cells, one) : accepting(cells, one, wording.get(one.printed) ?? one.printed)
  const decideOn = (sentences: readonly Shown[], each: (cells: Held, one: Shown) => Values) =>
    void undo.told(async () => {
      const decided = sentences.filter((one) => !isEmptied(one) || mayBeLeftOut(one))
      await decide(decided, each)
      const count = new Set(decided.map(({ printed }) => printed)).size
      return count === 0 ? null : { title: count === 1 ? 'One sentence is decided on' : `${count} sentences are decided on` }
    })
  // what is kept out stays so where nobody has worded it
  const isFact = parts[0]?.part === 'facts'
  const isLeft = (one: Shown) => printedAs(one) === '' && !one.suggested && wording.get(one.printed) === one.printed && mayBeLeftOut(one)
  const toLeave = shown.filter(isLeft).length
  const sort = (cells: Held, one: Shown) => (isLeft(one) ? leavingOut(cells, one) : worded(cells, one))
  const first = shown.find(({ row }) => row === sought)
  const alike = ({ printed }: SpokenSentence) => all.filter((one) => one.printed === printed)
  return (
    <DecidedSection label="Read as spoken">
      <p role="status" className="font-semibold">
        {shown.length === 1 ? 'One sentence reads' : `${shown.length} sentences read`} as spoken. {SAYS[parts[0]?.part ?? 'talk']}
        {parts.length > 1 && ` ${counted(parts.length - 1, 'more list')} of them ${parts.length === 2 ? 'comes' : 'come'} behind this one.`}
      </p>
      <ul className="grid divide-y divide-line">
        {shown.map((one) => (
          <Sentence
            key={`${one.row} ${one.printed}`}
            {...{ one, rows }}
            words={wordsOf(one)}
            isSought={one === first}
            onType={(words) => type(one.printed, words, one.suggested ?? one.printed)}
            onPrint={() => decideOn(alike(one), worded)}
            onLeave={() => void decide(alike(one), leavingOut)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {/* a fact is left out by nobody who only goes on */}
        <Button variant={isFact ? 'secondary' : 'primary'} onClick={() => decideOn(all, sort)} className={isFact ? 'order-1' : ''}>
          {sorting(shown.length - toLeave, toLeave)}
        </Button>
        {toLeave > 0 && (
          <Button variant={isFact ? 'primary' : 'secondary'} onClick={() => decideOn(all, worded)}>
            {shown.length === 1 ? 'Print it as it stands' : `Print all ${shown.length} so`}
          </Button>
        )}
        {found.length > whole.length && (
          <Button variant="quiet" onClick={() => showWhole(true)}>
            Show those that are printed as they stand, too
          </Button>
        )}
      </div>
    </DecidedSection>
  )
}

/** "Print 3, leave out 5". */
function sorting(toPrint: number, toLeave: number): string {
  if (toLeave === 0) return `Print ${toPrint === 1 ? 'it' : `these ${toPrint}`} so`
  return toPrint === 0 ? `Leave out ${toLeave}` : `Print ${toPrint}, leave out ${toLeave}`
}

type SentenceProps = {
  one: Shown
  rows: readonly KeptRow[]
  words: string
  isSought: boolean
  onType: (words: string) => void
  onPrint: () => void
  onLeave: () => void
}

/** One sentence: what is typed goes into its cell, as if it were typed there. */
function Sentence({ one, rows, words, isSought, onType, onPrint, onLeave }: SentenceProps) {
  const { printed, suggested, cell } = one
  const row = rows.find(({ id, kind }) => one.row === (kind === 'plan' ? kind : id))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onPrint()
  }
  return (
    <li className="grid gap-2 py-3">
      <p className="max-w-prose">
        {row && <span className="numeric block text-caption text-muted">{placeOf(rows, row, one)}</span>}
        {printedAs(one) === '' && <span className="block text-caption text-warning">Kept out of the plan until you decide</span>}
        “<Marked words={printed} />”
      </p>
      <Field label={suggested ? 'In the words of a contract' : 'Printed as'}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            autoFocus={isSought}
            value={words}
            maxLength={LONGEST}
            onKeyDown={onKeyDown}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap">
        <Button variant="quiet" aria-label={`Print it so: ${printed}`} onClick={onPrint}>
          Print it so
        </Button>
        {mayBeLeftOut(one) && (
          <Button variant="quiet" aria-label={`Leave it out: ${printed}`} onClick={onLeave}>
            Leave it out
          </Button>
        )}
        {row && (
          <Button
            variant="quiet"
            icon={ArrowUpRight}
            aria-label={`Go to its cell: ${printed}`}
            onClick={() => goToRow(row.id, columnShowing(cell, row.kind)?.name)}
          >
            Go to its cell
          </Button>
        )}
      </div>
    </li>
  )
}

/** A sentence in which the words by which it reads as spoken are marked. */
function Marked({ words }: { words: string }) {
  const places = useMemo(() => spokenWords(words), [words])
  return (
    <>
      {places.map(({ start, end }, at) => (
        <span key={start}>
          {words.slice(places[at - 1]?.end ?? 0, start)}
          <mark className="bg-warning-soft text-inherit underline decoration-warning decoration-wavy">{words.slice(start, end)}</mark>
        </span>
      ))}
      {words.slice(places.at(-1)?.end ?? 0)}
    </>
  )
}

/** A cell takes no more characters. */
const LONGEST = 5000

/** What the plan leaves out or words otherwise as long as nobody decides, or in which somebody speaks of themselves: all else that may read as spoken is printed as it stands. */
function isToAsk(one: Shown): boolean {
  return printedAs(one) !== undefined || (one.suggested ?? one.printed) !== one.printed || isPersonal(one.printed)
}

/** "Work step 3 (Load the mast), Method". */
function placeOf(rows: readonly KeptRow[], row: KeptRow, { cell }: SpokenSentence): string {
  const about = cellsOf(row)[ABOUT[row.kind] ?? '']?.value
  return `${rowName(rows, row)}${about ? ` (${about})` : ''}, ${columnShowing(cell, row.kind)?.heading ?? cell}`
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
  return <One extends SpokenSentence>(sentences: readonly One[], decide: (cells: Held, sentence: One) => Values) =>
    undo.group(async () => {
      for (const row of rows) {
        const own = sentences.filter((one) => one.row === (row.kind === 'plan' ? row.kind : row.id))
        const changed = cellsInPart(row, decidingAll(cellsOf(row), own, decide))
        if (own.length > 0) await cells.press(row, { cells: changed }, 'The sentence could not be saved')
      }
    })
}
