import { useEffect, useRef, useState } from 'react'
import * as z from 'zod'
import type { KeptRow, Unplaced } from '../../../contract/work-breakdown-calls.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { offeredPut } from '../../../domain/work-breakdown/offered-put.ts'
import { proposedRow } from '../../../domain/work-breakdown/proposed-row.ts'
import type { CellOrigin } from '../../../domain/work-breakdown/rows.ts'
import { keepTyped, readDraft } from '../../app/browser-store.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { listOf } from './column.ts'
import { rowsOf } from './parts.ts'
import {
  ALL_KINDS,
  ASKED_KINDS,
  type Lack,
  offeredThing,
  PUT_KINDS,
  Put,
  type PutKind,
  type PutRow,
  putRow,
  stepOptions,
} from './put-row.ts'
import { cellsOf } from './row-line.ts'
import { useBreakdown } from './use-breakdown.ts'
import { keyOfAsked, keyOfWords } from './use-laid.ts'

type PutFormProps = {
  kinds: readonly PutKind[]
  /** By what it is known again what of it was typed, and what is offered, to be worded. */
  name: string
  offered: Pick<Put, 'kind' | 'text'> & Partial<Put>
  origin: CellOrigin
  requirement_id?: string
  /** Told the row in which the words stand. */
  onPut: (row: string) => void
}

/** What words become in the rows, worded by a person before it stands there. What is typed is kept until then, also when the form is closed. */
export function PutForm({ kinds, name, offered, origin, requirement_id, onPut }: PutFormProps) {
  const breakdown = useBreakdown()
  const area = useRef<HTMLDivElement>(null)
  const [put, keep] = useKeptPut(name, offered)
  const [asked, ask] = useState<Lack>()
  const [isBusy, setBusy] = useState(false)
  // in the effect, once the field is marked
  useEffect(() => (asked ? area.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus() : undefined), [asked])
  const read = (rows: readonly KeptRow[]) => putRow(put, { origin, requirement_id, offered: offered.text, rows })
  const lack = read(breakdown.allRows())
  const save = async () => {
    const now = read(breakdown.allRows())
    ask(now.ok ? undefined : now.problem)
    if (!now.ok) return
    setBusy(true)
    await breakdown.undo.group(async () => {
      const row = await kept(breakdown, now.value)
      setBusy(false)
      if (!row) return
      keep(null)
      onPut(row)
    })
  }
  const change = (next: Partial<Put>) => {
    ask(undefined)
    keep({ ...put, ...next })
  }
  // what is asked of the product is no work: who makes work of it says which
  const isAsked = requirement_id !== undefined && offered.kind === 'criterion' && put.text === offered.text
  const choose = (kind: PutKind) => change({ kind, ...(isAsked && kind !== 'criterion' && { text: '' }) })
  return (
    <div ref={area} className="grid items-start gap-3 py-2 sm:grid-cols-2">
      <SelectField
        label="Kind"
        value={put.kind}
        onChange={choose}
        options={kinds.map((kind) => ({ value: kind, label: PUT_KINDS[kind].label }))}
      />
      <Fields put={put} rows={breakdown.allRows()} asked={asked} onChange={change} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:col-span-2">
        <Button busy={isBusy} onClick={() => void save()}>
          Put it there
        </Button>
        {!lack.ok && <p className={asked ? 'text-danger' : 'text-muted'}>{lack.problem.say}</p>}
      </div>
    </div>
  )
}

const NOTHING: Omit<Put, 'kind' | 'text'> = { thing: '', shown_by: '', months: '', place: '', people: '', step: '' }

const KeptPuts = z.record(z.string(), Put)

/** What is typed into a form of this name, or was when it was open before; null forgets it, once it is a row. */
function useKeptPut(name: string, offered: PutFormProps['offered']): [Put, (next: Put | null) => void] {
  const { puts } = useBreakdown()
  const [put, setPut] = useState(() => readDraft(puts, KeptPuts)?.[name] ?? asOffered(offered))
  const keep = (next: Put | null) => {
    const { [name]: _before, ...others } = readDraft(puts, KeptPuts) ?? {}
    keepTyped(puts, next ? { ...others, [name]: next } : others)
    if (next) setPut(next)
  }
  return [put, keep]
}

type FieldsProps = {
  put: Put
  rows: readonly KeptRow[]
  asked: Lack | undefined
  onChange: (next: Partial<Put>) => void
}

/** What a kind of row asks for. */
function Fields({ put, rows, asked, onChange }: FieldsProps) {
  const { kind, text } = put
  const { row, about, when } = PUT_KINDS[kind]
  const isTest = kind === 'criterion'
  const errorOf = (at: keyof Put) => (asked?.at === at ? asked.say : undefined)
  const line = (at: Exclude<keyof Put, 'kind'>, label: string, hint = '') => (
    <Field label={label} hint={hint} error={errorOf(at)}>
      {(control) => <TextInput {...control} value={put[at]} onChange={({ target }) => onChange({ [at]: target.value } as Partial<Put>)} />}
    </Field>
  )
  return (
    <>
      {(isTest || kind === 'method') && (
        <SelectField
          label={isTest ? 'Of the result of' : 'Of the step'}
          hint={REQUIRED}
          error={errorOf('step')}
          value={put.step}
          onChange={(step) => onChange({ step })}
          options={[{ value: '', label: 'Choose a step' }, ...stepOptions(rows)]}
        />
      )}
      <Field label={about} hint={REQUIRED} error={errorOf('text')} className="sm:col-span-2">
        {(control) => <TextArea {...control} rows={2} value={text} onChange={({ target }) => onChange({ text: target.value })} />}
      </Field>
      {isTest && line('shown_by', 'Shown by', 'the test or record; left empty, there is no test yet')}
      {kind === 'deliverable' && line('thing', 'What is handed over', offeredThing(text) ? REQUIRED : '')}
      {when && line('months', 'Months or date')}
      {when && row === 'step' && line('people', 'People', 'the lead first, semicolons between')}
      {kind === 'meeting' && line('place', 'Place')}
    </>
  )
}

const REQUIRED = 'Required'

/** What words become where nobody says more of them. */
export function asOffered(offered: PutFormProps['offered']): Put {
  return { ...NOTHING, thing: offeredThing(offered.text), ...offered }
}

/** Adds a row or changes one; its id, null where that failed, which is told. */
export async function kept({ cells, rows }: ReturnType<typeof useBreakdown>, put: PutRow): Promise<string | null> {
  if (put.row) return (await cells.press(put.row, { cells: put.cells }, 'The words could not be put there')) ? put.row.id : null
  return (await rows.add(put.kind, put.cells))?.id ?? null
}

/** What somebody said, as the row that it most likely becomes. */
export function PieceForm({ piece, onPut }: { piece: Unplaced; onPut: () => void }) {
  const rows = useBreakdown().allRows()
  const { slot, text: words } = piece
  const people = rowsOf(rows, 'person').map((row) => String(cellsOf(row).name?.value ?? ''))
  const offered = { ...offeredPut(words, people), step: piece.stood?.step ?? '' }
  return <PutForm kinds={ALL_KINDS} name={keyOfWords(piece)} offered={offered} origin={{ from: 'answer', slot, words }} onPut={onPut} />
}

type AskedFormProps = { requirement: Requirement; words?: string; step?: string | undefined; onPut: (row: string) => void }

/** A requirement, or the part of it that is in `words`, as the row that is proposed for it, to be worded. */
export function AskedForm({ requirement, words = '', step, onPut }: AskedFormProps) {
  const { allRows } = useBreakdown()
  const { id, page, quote } = requirement
  const steps = rowsOf(allRows(), 'step')
  const own = steps.length === 1 ? steps[0] : steps.find((row) => listOf(cellsOf(row).requirement_ids?.value).includes(id))
  return (
    <PutForm
      kinds={ASKED_KINDS}
      name={keyOfAsked(id, words)}
      offered={{ ...proposedRow(requirement, words), step: step ?? own?.id ?? '' }}
      origin={{ from: 'document', page, quote }}
      requirement_id={id}
      onPut={onPut}
    />
  )
}
