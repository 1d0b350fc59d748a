import { useState } from 'react'
import type { KeptRow, Unplaced } from '../../../contract/work-breakdown-calls.ts'
import type { CellOrigin } from '../../../domain/work-breakdown/rows.ts'
import { Button } from '../../ui/button.tsx'
import { CONTROL_LOOK } from '../../ui/control-look.ts'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { rowsOf, stepsOf } from './parts.ts'
import { ALL_KINDS, offeredThing, PUT_KINDS, type Put, type PutKind, type PutRow, putRow } from './put-row.ts'
import { cellsOf } from './row-line.ts'
import { useBreakdown } from './use-breakdown.ts'

type PutFormProps = {
  kinds: readonly PutKind[]
  /** What is offered, to be worded: a kind, its words, and the step that was picked. */
  offered: { kind: PutKind; text: string; step?: string | undefined }
  origin: CellOrigin
  requirement_id?: string
  /** Told the row in which the words stand. */
  onPut: (row: string) => void
}

/** What words become in the rows, worded by a person before it stands there. */
export function PutForm({ kinds, offered, origin, requirement_id, onPut }: PutFormProps) {
  const breakdown = useBreakdown()
  const rows = breakdown.allRows()
  const [put, setPut] = useState<Put>({ ...NOTHING, ...offered, thing: offeredThing(offered.text), step: stepIn(rows, offered.step) })
  const [trouble, setTrouble] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const change = (next: Partial<Put>) => setPut((now) => ({ ...now, ...next }))
  const save = async () => {
    const now = breakdown.allRows()
    const read = putRow(
      { ...put, step: stepIn(now, put.step?.id) },
      { origin, requirement_id, steps: stepsOf(now), plan: rowsOf(now, 'plan')[0] },
    )
    setTrouble(read.ok ? undefined : read.problem)
    if (!read.ok) return
    setBusy(true)
    const row = await kept(breakdown, read.value)
    setBusy(false)
    if (row) onPut(row)
  }
  // what is asked of the product is no work: who makes work of it says which
  const choose = (kind: PutKind) =>
    change({ kind, ...(offered.kind === 'criterion' && put.text === offered.text && kind !== 'criterion' && { text: '' }) })
  return (
    <div className="grid items-start gap-3 py-2 sm:grid-cols-2">
      <Choice label="Kind" value={put.kind} onChoose={choose} options={kinds.map((kind) => [kind, PUT_KINDS[kind].label] as const)} />
      <Fields put={put} rows={rows} onChange={change} />
      <div className="sm:col-span-2">
        <Button busy={isBusy} onClick={() => void save()}>
          Put it there
        </Button>
        {trouble && (
          <p role="alert" className="pt-1 text-caption text-danger">
            {trouble}
          </p>
        )}
      </div>
    </div>
  )
}

const NOTHING: Put = { kind: 'task', text: '', thing: '', shown_by: '', months: '', place: '', step: null }

function stepIn(rows: readonly KeptRow[], id: string | undefined): KeptRow | null {
  return rowsOf(rows, 'step').find((row) => row.id === id) ?? null
}

type FieldsProps = {
  put: Put
  rows: readonly KeptRow[]
  onChange: (next: Partial<Put>) => void
}

/** What a kind of row asks for. */
function Fields({ put, rows, onChange }: FieldsProps) {
  const { kind, text, thing, shown_by, months, place, step } = put
  const isStep = PUT_KINDS[kind].row === 'step'
  const isHeld = kind === 'deliverable' || kind === 'meeting'
  const steps = rowsOf(rows, 'step').map((row, at): [string, string] => [row.id, `Step ${at + 1}: ${cellsOf(row).action?.value ?? ''}`])
  return (
    <>
      {isStep && (
        <Choice
          label={kind === 'criterion' ? 'Of the result of' : 'Beside'}
          value={step?.id ?? ''}
          onChoose={(id) => onChange({ step: stepIn(rows, id) })}
          options={[['', kind === 'criterion' ? 'Choose a step' : 'No step: by itself'], ...steps]}
        />
      )}
      <Field label={PUT_KINDS[kind].about} className="sm:col-span-2">
        {(control) => <TextArea {...control} rows={2} value={text} onChange={({ target }) => onChange({ text: target.value })} />}
      </Field>
      {kind === 'criterion' && (
        <Line label="Shown by" hint="the test or record" value={shown_by} onType={(typed) => onChange({ shown_by: typed })} />
      )}
      {kind === 'deliverable' && <Line label="What is handed over" value={thing} onType={(typed) => onChange({ thing: typed })} />}
      {isHeld && <Line label="Months or date" value={months} onType={(typed) => onChange({ months: typed })} />}
      {kind === 'meeting' && <Line label="Place" value={place} onType={(typed) => onChange({ place: typed })} />}
    </>
  )
}

function Line({ label, hint, value, onType }: { label: string; hint?: string; value: string; onType: (typed: string) => void }) {
  return (
    <Field label={label} {...(hint && { hint })}>
      {(control) => <TextInput {...control} value={value} onChange={({ target }) => onType(target.value)} />}
    </Field>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: readonly (readonly [Value, string])[]
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChoose(target.value as Value)} className={CONTROL_LOOK}>
          {options.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Adds a row or changes one; its id, null where that failed, which is told. */
async function kept({ cells, rows }: ReturnType<typeof useBreakdown>, put: PutRow): Promise<string | null> {
  if (put.row) return (await cells.press(put.row, { cells: put.cells }, 'The words could not be put there')) ? put.row.id : null
  return (await rows.add(put.kind, put.cells, put.position))?.id ?? null
}

/** What somebody said, as the row that it becomes. */
export function PieceForm({ piece: { slot, text }, onPut }: { piece: Unplaced; onPut: () => void }) {
  return <PutForm kinds={ALL_KINDS} offered={{ kind: 'task', text }} origin={{ from: 'answer', slot, words: text }} onPut={onPut} />
}
