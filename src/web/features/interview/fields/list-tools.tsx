import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import { type AnswerRow, isOfSteps } from '../../../../domain/answer-fields/answer-rows.ts'
import { type AnswerForm, oneRow } from '../../../../domain/answer-fields/forms.ts'
import { counted } from '../../../../language/characters.ts'
import { Button } from '../../../ui/button.tsx'
import { CONTROL_LOOK } from '../../../ui/control-look.ts'
import { type FieldRow, hasSeveral, stepsWithout, tellsMore, withCell, withoutRows, withTold, wordsOf } from './field-rows.ts'
import type { QuestionAsked } from './lines-read.ts'
import { PasteTable } from './paste-table.tsx'
import { lacks } from './row-line.tsx'

type ListToolsProps = {
  asked: QuestionAsked
  form: AnswerForm
  rows: readonly FieldRow[]
  steps: readonly string[]
  /** The steps of which no answer tells yet what the form asks for. */
  open: readonly string[]
  isDisabled: boolean
  /** Takes rows over, as they are then; those that were added are told by their ids. */
  onChange: (rows: readonly FieldRow[]) => void
  /** Begins a row with these words. */
  onBegin: (cells: AnswerRow) => void
}

/** What fills several rows at once: a table that is pasted, and a step for all that have none; and the steps of which no row tells yet. */
export function ListTools({ asked, form, rows, steps, open, isDisabled, onChange, onBegin }: ListToolsProps) {
  const [isPasting, setPasting] = useState(false)
  const [pasted, keepPasted] = useState<{ ids: readonly number[]; among: number } | null>(null)
  // rows that come and go afterwards may be called as those were
  if (pasted && pasted.among !== rows.length) keepPasted(null)
  const take = (told: readonly AnswerRow[]) => {
    // a step that nothing is told of yet gives way, and is offered beneath
    const next = withTold(
      rows.filter((row) => tellsMore(row, form)),
      told,
    )
    keepPasted({ ids: next.slice(-told.length).map(({ id }) => id), among: next.length })
    setPasting(false)
    onChange(next)
  }
  return (
    <>
      {!isPasting && (
        <Button variant="quiet" icon={ClipboardPaste} disabled={isDisabled} onClick={() => setPasting(true)}>
          {`Paste a table of ${form.row}s`}
        </Button>
      )}
      {hasSeveral(form) && <StepForAll {...{ rows, steps, isDisabled, onChange }} />}
      {isOfSteps(form) && <StepsWithout {...{ form, rows, steps, open, isDisabled, onBegin }} />}
      {pasted && (
        <p role="status" className="flex basis-full flex-wrap items-center gap-x-2 text-caption">
          {`${counted(pasted.ids.length, form.row)} added from the table.`}
          <Button variant="quiet" disabled={isDisabled} onClick={() => onChange(withoutRows(rows, pasted.ids))}>
            Take them back
          </Button>
        </p>
      )}
      {isPasting && (
        <div className="min-w-0 basis-full">
          <PasteTable {...{ asked, form, steps }} onTake={take} onClose={() => setPasting(false)} />
        </div>
      )}
    </>
  )
}

type PartProps = Pick<ListToolsProps, 'rows' | 'steps' | 'isDisabled'>

/** One step for all rows that name none. */
function StepForAll({ rows, steps, isDisabled, onChange }: PartProps & Pick<ListToolsProps, 'onChange'>) {
  const open = rows.filter((row) => lacks(row, 'action'))
  if (open.length < 2 || steps.length === 0) return null
  const give = (step: string) => onChange(open.reduce<readonly FieldRow[]>((all, { id }) => withCell(all, id, 'action', step), rows))
  return (
    <label className="flex basis-full flex-wrap items-center gap-2 text-caption font-semibold">
      {`The step for all ${open.length} rows without one`}
      <select
        value=""
        disabled={isDisabled}
        onChange={({ target }) => give(target.value)}
        className={`${CONTROL_LOOK} max-w-full sm:w-auto!`}
      >
        <option value="">Choose a step…</option>
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its number
          <option key={at} value={step}>{`${at + 1}. ${step}`}</option>
        ))}
      </select>
    </label>
  )
}

/** The steps of which no row of a form tells yet, in one line; each begins a row of its own. */
function StepsWithout({ form, rows, steps, open, isDisabled, onBegin }: PartProps & Pick<ListToolsProps, 'form' | 'open' | 'onBegin'>) {
  const without = stepsWithout(rows.map(wordsOf), open).map(({ action }) => ({ name: action, number: steps.indexOf(action) + 1 }))
  if (without.length === 0) return null
  return (
    <p className="flex basis-full flex-wrap items-center gap-x-1 text-caption text-muted">
      {hasSeveral(form) ? `No ${form.row} told for:` : 'Nothing told for:'}
      {without.map(({ name, number }) => (
        <Button
          key={number}
          variant="quiet"
          title={name}
          aria-label={`Add ${oneRow(form)} for step ${number}: ${name}`}
          disabled={isDisabled}
          onClick={() => onBegin({ action: name })}
        >
          {`step ${number}`}
        </Button>
      ))}
    </p>
  )
}
