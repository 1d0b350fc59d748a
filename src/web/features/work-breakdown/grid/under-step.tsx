import { useMemo } from 'react'
import { Link } from 'react-router'
import type { KeptRow } from '../../../../contract/work-breakdown-calls.ts'
import { type PrintedPart, printedStep } from '../../../../domain/work-breakdown/composed/printed-step.ts'
import { COMMON_VERBS, missingWords, verbAsked, withVerb } from '../../../../domain/work-breakdown/missing-cells.ts'
import type { CellsOf } from '../../../../domain/work-breakdown/rows.ts'
import { LINK_LOOK } from '../../../ui/link-look.ts'
import { cellsWith } from '../parts.ts'
import { useBreakdown, useCounting } from '../use-breakdown.ts'
import { SPOKEN } from '../use-row-arrival.ts'
import { LINE_BUTTON } from './line-button.ts'

/** What stands under the cells of a step: what it lacks and, where it is open, what the plan prints of it. */
export function UnderStep({ row, name, part }: { row: KeptRow; name: string; part: 'lacking' | 'printed' }) {
  return part === 'lacking' ? <Lacking row={row} name={name} /> : <Printed id={row.id} name={name} />
}

/** What a step lacks, and where its work has no verb, the common ones to choose from. */
function Lacking({ row, name }: { row: KeptRow; name: string }) {
  const around = { id: row.id, rows: useCounting() }
  const cells = row.cells as CellsOf<'step'>
  const missing = missingWords(cells, around)
  const asked = verbAsked(cells)
  return (
    <>
      {missing && <span className="text-warning">{missing}</span>}
      {!missing && !asked && <span className="text-success">Nothing is missing.</span>}
      {asked && <VerbChoice row={row} name={name} thing={cells.action?.value ?? ''} isUnsure={asked === 'unsure'} />}
    </>
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
