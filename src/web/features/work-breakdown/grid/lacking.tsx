import type { KeptRow } from '../../../../contract/work-breakdown-calls.ts'
import { COMMON_VERBS, missingWords, verbAsked, withVerb } from '../../../../domain/work-breakdown/missing-cells.ts'
import type { CellsOf } from '../../../../domain/work-breakdown/rows.ts'
import { cellsWith } from '../parts.ts'
import { useBreakdown, useCounting } from '../use-breakdown.ts'
import { LINE_BUTTON } from './line-button.ts'

/** What a step lacks, and where its work has no verb, the common ones to choose from. */
export function Lacking({ row, name }: { row: KeptRow; name: string }) {
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
