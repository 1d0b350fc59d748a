import { useRef, useState } from 'react'
import type { KeptRow, Unplaced } from '../../../contract/work-breakdown-calls.ts'
import { Button } from '../../ui/button.tsx'
import { CONTROL_LOOK } from '../../ui/control-look.ts'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { stepsOf } from './parts.ts'
import { placedCells, placesIn, questionOf, type Target, targetsOf } from './placing.ts'
import { type Breakdown, useBreakdown } from './use-breakdown.ts'
import { differentWords, keyOfWords, type LaidWords } from './use-laid.ts'

/** So many are shown at first, each whole. */
const FIRST = 5

type UnplacedListProps = { open: readonly Unplaced[]; pieces: readonly Unplaced[]; rows: readonly KeptRow[]; laid: LaidWords }

/** What was said and stands in no row: what of it is `open` to be put into one, kept as a note, or left out. Nothing of it gets into a plan by itself. */
export function UnplacedList({ open, pieces, rows, laid }: UnplacedListProps) {
  const area = useRef<HTMLElement>(null)
  const [isWhole, setWhole] = useState(false)
  useKeptFocus(area)
  const notes = differentWords(pieces).filter((piece) => laid.of(keyOfWords(piece)) === 'note')
  const seen = open.slice(0, isWhole ? undefined : FIRST)
  if (open.length + notes.length === 0) return null
  return (
    <section
      ref={area}
      aria-label="Not placed"
      tabIndex={-1}
      className="grid gap-3 rounded-card border border-line bg-surface px-4 py-4 outline-none"
    >
      <div className="grid gap-1">
        <h2 className="text-subtitle font-bold">Not placed</h2>
        <p role="status" className="text-muted">
          {openWords(open.length)}
        </p>
      </div>
      {open.length > 0 && (
        <ul className="grid gap-px overflow-hidden rounded-control border border-line bg-line">
          {seen.map((piece) => (
            <Piece key={keyOfWords(piece)} piece={piece} rows={rows} laid={laid} />
          ))}
        </ul>
      )}
      <div className="-ml-4 flex flex-wrap">
        {open.length > FIRST && (
          <Button variant="quiet" onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${open.length}`}
          </Button>
        )}
        {seen.length > 1 && (
          <>
            <Button variant="quiet" onClick={() => layAll(seen, 'note', laid)}>
              {`Keep these ${seen.length} as notes`}
            </Button>
            <Button variant="quiet" onClick={() => layAll(seen, 'out', laid)}>
              {`Leave these ${seen.length} out`}
            </Button>
          </>
        )}
      </div>
      {notes.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-semibold">Kept as notes</h3>
          <ul className="grid gap-px overflow-hidden rounded-control border border-line bg-line">
            {notes.map((piece) => (
              <Piece key={keyOfWords(piece)} piece={piece} rows={rows} laid={laid} isNote />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** Does the same with all that are shown, which nobody has to press one by one, and takes it back as one. */
function layAll(seen: readonly Unplaced[], as: 'note' | 'out', { lay }: LaidWords) {
  const all = (how: typeof as | null) => {
    for (const piece of seen) lay(keyOfWords(piece), how)
  }
  all(as)
  const title = as === 'out' ? `${seen.length} left out` : `${seen.length} kept as notes`
  showToast({ title, action: { label: 'Undo', onPress: () => all(null) } })
}

function openWords(count: number): string {
  if (count === 0) return 'Everything else that you said stands in a row.'
  const things = count === 1 ? 'One thing that you said stands' : `${count} things that you said stand`
  return `${things} in no row yet. What stands in no row is not in the plan.`
}

type PieceProps = { piece: Unplaced; rows: readonly KeptRow[]; laid: LaidWords; isNote?: boolean }

function Piece({ piece, rows, laid, isNote = false }: PieceProps) {
  const [isOpen, setOpen] = useState(false)
  const key = keyOfWords(piece)
  const leaveOut = () => {
    laid.lay(key, 'out')
    const undo = () => laid.lay(key, isNote ? 'note' : null)
    showToast({ title: 'Left out', description: piece.text, action: { label: 'Undo', onPress: undo } })
  }
  const name = `“${piece.text}”`
  return (
    <li className="grid gap-2 bg-surface px-3 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 grow basis-72 [overflow-wrap:anywhere]">
          <span className="numeric block text-caption text-muted">{questionOf(piece.slot)}</span>
          {name}
        </p>
        <div className="flex flex-wrap max-sm:-ml-4">
          <Button variant="quiet" aria-expanded={isOpen} aria-label={`Put into a row: ${name}`} onClick={() => setOpen(!isOpen)}>
            Put into a row
          </Button>
          {!isNote && (
            <Button variant="quiet" aria-label={`Keep as a note: ${name}`} onClick={() => laid.lay(key, 'note')}>
              Keep as a note
            </Button>
          )}
          <Button variant="quiet" aria-label={`Leave out: ${name}`} onClick={leaveOut}>
            Leave out
          </Button>
        </div>
      </div>
      {isOpen && <PlaceForm piece={piece} rows={rows} onPlaced={() => laid.lay(key, 'placed')} />}
    </li>
  )
}

type PlaceFormProps = { piece: Unplaced; rows: readonly KeptRow[]; onPlaced: () => void }

/** Chooses a row and a cell of it for some words. */
function PlaceForm({ piece, rows, onPlaced }: PlaceFormProps) {
  const breakdown = useBreakdown()
  const targets = targetsOf(rows)
  const [row, setRow] = useState(targets[0]?.id ?? '')
  const [cell, setCell] = useState('')
  const [trouble, setTrouble] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const target = targets.find(({ id }) => id === row) ?? targets[0]
  if (!target) return null
  const columns = placesIn(target.kind)
  const column = columns.find(({ name }) => name === cell) ?? columns.find(({ name }) => target.row && name === 'method') ?? columns[0]
  const place = async () => {
    if (!column) return
    setBusy(true)
    const problem = await put(breakdown, target, column.name, piece)
    setBusy(false)
    setTrouble(problem ?? undefined)
    if (problem === null) onPlaced()
  }
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]">
      <Field label="Row">
        {(control) => (
          <select {...control} value={target.id} onChange={(event) => setRow(event.target.value)} className={CONTROL_LOOK}>
            {targets.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Cell">
        {(control) => (
          <select {...control} value={column?.name} onChange={(event) => setCell(event.target.value)} className={CONTROL_LOOK}>
            {columns.map(({ name, heading }) => (
              <option key={name} value={name}>
                {heading}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button busy={isBusy} onClick={() => void place()}>
        Put it there
      </Button>
      {trouble && (
        <p role="alert" className="text-caption text-danger sm:col-span-3">
          {trouble}
        </p>
      )}
    </div>
  )
}

/** Puts words into a cell; says why they do not fit there, null once they are, and nothing more where that failed and was told. */
async function put(
  { cells, rows, allRows }: Breakdown,
  { kind, row }: Target,
  name: string,
  piece: Unplaced,
): Promise<string | null | undefined> {
  const column = placesIn(kind).find((one) => one.name === name)
  if (!column) return undefined
  const placed = placedCells(row, column, piece, stepsOf(allRows()))
  if (!placed.ok) return placed.problem
  if (row) return (await cells.press(row, { cells: placed.value }, 'The words could not be put there')) ? null : undefined
  return (await rows.add(kind, placed.value)) ? null : undefined
}
