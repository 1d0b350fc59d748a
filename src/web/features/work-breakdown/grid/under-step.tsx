import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { KeptRow } from '../../../../contract/work-breakdown-calls.ts'
import { type PrintedPart, printedStep } from '../../../../domain/work-breakdown/composed/printed-step.ts'
import { COMMON_VERBS, missingCells, verbAsked, withVerb } from '../../../../domain/work-breakdown/missing-cells.ts'
import type { CellsOf } from '../../../../domain/work-breakdown/rows.ts'
import { LINK_LOOK } from '../../../ui/link-look.ts'
import { PHONE, useMedia } from '../../../ui/use-media.ts'
import type { Column } from '../column.ts'
import { unseenIn } from '../origin-text.ts'
import { cellsWith, columnsOf } from '../parts.ts'
import { cellsOf } from '../row-line.ts'
import { useBreakdown, useCounting } from '../use-breakdown.ts'
import { SPOKEN } from '../use-row-arrival.ts'
import { focusCell } from './focus-cell.ts'
import { LINE_BUTTON } from './line-button.ts'

type OfStep = { row: KeptRow; name: string }

/** What is told of a step beside its cells: how much is left to do, what it lacks, in a card which cells are empty, and what the plan prints of it. */
export function UnderStep({ part, ...step }: OfStep & { part: 'mark' | 'lacking' | 'empty' | 'printed' }) {
  if (part === 'printed') return <Printed id={step.row.id} name={step.name} />
  return part === 'mark' ? <Mark {...step} /> : <Lacking {...step} isCard={part === 'empty'} />
}

/** The columns that a step lacks, and what is to be asked of its words. */
function useLacking(row: KeptRow) {
  const around = { id: row.id, rows: useCounting() }
  const cells = row.cells as CellsOf<'step'>
  const missing = missingCells(cells, around)
  return { toFill: columnsOf('step').filter((column) => column.cells.some((cell) => missing.includes(cell))), asked: verbAsked(cells) }
}

/** How much of a step is left to decide and to fill; on a phone, where its name needs the room, how much in all. */
function Mark({ row }: OfStep) {
  const { toFill, asked } = useLacking(row)
  const suggested = columnsOf('step').filter((column) => unseenIn(cellsOf(row), column)?.state === 'suggested').length
  const toDecide = suggested + (asked ? 1 : 0)
  const left = toDecide + toFill.length
  if (useMedia(PHONE)) return <span className="numeric shrink-0 text-caption text-warning">{left > 0 && `${left} left`}</span>
  const words = [toDecide > 0 && `${toDecide} to decide`, toFill.length > 0 && `${toFill.length} to fill`].filter(Boolean).join(' · ')
  return <span className={`numeric shrink-0 text-caption ${words ? 'text-warning' : 'text-success'}`}>{words || 'complete'}</span>
}

/** The cells of a step that are to be filled, and in a card the others that are empty; and where its work has no verb, the common ones to choose from. */
function Lacking({ row, name, isCard }: OfStep & { isCard: boolean }) {
  const { toFill, asked } = useLacking(row)
  const others = columnsOf('step').filter((column) => !toFill.includes(column) && !column.cells.some((cell) => cellsOf(row)[cell]))
  return (
    <>
      {asked && <VerbChoice row={row} name={name} thing={String(cellsOf(row).action?.value ?? '')} isUnsure={asked === 'unsure'} />}
      <ColumnChips label="To fill" row={row} name={name} columns={toFill} look="border-warning text-warning" />
      {isCard && <ColumnChips label="Add" row={row} name={name} columns={others} look="border-line-strong text-navy" />}
    </>
  )
}

type ChipsProps = OfStep & { label: string; columns: readonly Column[]; look: string }

/** Cells by their headings, each opened by a press. */
function ColumnChips({ label, row, name, columns, look }: ChipsProps) {
  const { open } = useBreakdown()
  if (columns.length === 0) return null
  const press = ({ name: column, editor }: Column) => {
    const cell = document.querySelector<HTMLElement>(`[data-cell="${row.id}/${column}"]`)
    focusCell(cell)
    if (editor === 'requirements') cell?.querySelector<HTMLElement>('[data-menu] button')?.click()
    else open({ row: row.id, column })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would break the line
    <span role="group" aria-label={`${label}, ${name}`} className="inline-flex flex-wrap items-center gap-1.5">
      <span className="text-muted">{label}:</span>
      {columns.map((column) => (
        <button
          key={column.name}
          type="button"
          // by the press itself: what closes meanwhile may move it away before the button is let go
          onMouseDown={(event) => {
            if (event.button !== 0) return
            event.preventDefault()
            press(column)
          }}
          onClick={({ detail }) => detail === 0 && press(column)}
          className={`inline-flex min-h-7 items-center gap-1 rounded-full border px-2.5 font-semibold hover:bg-navy-soft pointer-coarse:min-h-10 ${look}`}
        >
          <Plus aria-hidden className="size-3.5" />
          {column.heading}
        </button>
      ))}
    </span>
  )
}

/** The verb is chosen by who knows the work: nothing is guessed. */
function VerbChoice({ row, name, thing, isUnsure }: { row: KeptRow; name: string; thing: string; isUnsure: boolean }) {
  const { cells } = useBreakdown()
  const choose = (action: string) => void cells.press(row, { cells: cellsWith({ action, deed: action }) }, 'The verb could not be set')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would break the line
    <span role="group" aria-label={`What is done in ${name}`} className="inline-flex flex-wrap items-center gap-x-3">
      <span className="text-warning">{isUnsure ? 'Does this say what is done?' : 'Say what is done with it:'}</span>
      {isUnsure && (
        <button type="button" onClick={() => choose(thing)} className={LINE_BUTTON}>
          Yes, keep it as it is
        </button>
      )}
      {COMMON_VERBS.map((verb) => (
        <button key={verb} type="button" onClick={() => choose(withVerb(verb, thing))} className={LINE_BUTTON}>
          {verb}
        </button>
      ))}
    </span>
  )
}

/** The sentences that the plan will have of a step, as its cells stand: what is printed as it was noted is marked, and can still be worded. */
function Printed({ id, name }: { id: string; name: string }) {
  const rows = useCounting()
  const { frame } = useBreakdown()
  const lines = useMemo(() => printedStep(id, { rows, frame }), [id, rows, frame])
  if (lines.length === 0) return null
  return (
    <section aria-label={`${name} in the plan`} className="mt-1 mb-2 grid max-w-[80ch] gap-1 rounded-control bg-sheet px-3 py-2">
      <h3 className="font-semibold text-navy">In the plan</h3>
      {lines.map((parts) => (
        <PrintedLine key={parts.map(({ text }) => text).join(' ')} parts={parts} />
      ))}
      {lines.flat().some(({ isNoted }) => isNoted) && (
        <Link to={{ hash: SPOKEN }} state={{ row: id }} className={LINK_LOOK}>
          Reword what reads as spoken
        </Link>
      )}
    </section>
  )
}

function PrintedLine({ parts }: { parts: readonly PrintedPart[] }) {
  return (
    <p className="[overflow-wrap:anywhere]">
      {parts.map(({ text, isNoted }) => (
        <span key={text}>
          {isNoted ? <mark className="bg-warning-soft text-inherit underline decoration-warning decoration-wavy">{text}</mark> : text}{' '}
        </span>
      ))}
    </p>
  )
}
