import { Plus, Trash2 } from 'lucide-react'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { KeptRow } from '../../../../contract/work-breakdown-calls.ts'
import { COMPARATORS, EMPTY_PROOF, fieldsOf, interimFields, interimText, type ProofFields, printFields } from '../cell-texts.ts'
import type { Column } from '../column.ts'
import { cellText } from '../pasting.ts'
import { cellsOf } from '../row-line.ts'
import { useBreakdown, useCell, useSteps } from '../use-breakdown.ts'

const LOOK = 'w-full rounded-control border border-blue bg-white px-2 py-1 text-body text-ink'

type EditorProps = { label: string; text: string; onType: (text: string) => void; hint: string | undefined }

/** What is typed into one cell. A keystroke renders this alone. */
export function CellEditor({ row, column, name }: { row: KeptRow; column: Column; name: string }) {
  const { store, cells, dueMonths } = useBreakdown()
  const steps = useSteps()
  const place = { row: row.id, column: column.name }
  const { draft } = useCell(store, place)
  const onType = (text: string) => store.type(place, text, cells.before(row, column))
  const editor = { label: `${column.heading}, ${name}`, text: draft?.text ?? cellText(row, column, steps), onType, hint: column.hint }
  if (column.editor === 'proof') return <ProofEditor {...editor} />
  if (column.editor === 'interim') return <InterimEditor {...editor} months={interimMonths(row, dueMonths)} />
  return column.editor === 'choice' ? <ChoiceEditor {...editor} options={column.options ?? []} /> : <TextEditor {...editor} />
}

function TextEditor({ label, text, onType, hint }: EditorProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useFocusAtEnd(area)
  return (
    <>
      <textarea
        ref={area}
        aria-label={label}
        aria-describedby={hint ? id : undefined}
        rows={1}
        value={text}
        onChange={({ target }) => onType(target.value)}
        className={`${LOOK} block resize-none [field-sizing:content]`}
      />
      {hint && (
        <span id={id} className="text-caption text-muted">
          {hint}
        </span>
      )}
    </>
  )
}

function ChoiceEditor({ label, text, onType, options }: EditorProps & { options: readonly string[] }) {
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => select.current?.focus(), [])
  return (
    <select ref={select} aria-label={label} value={text} onChange={({ target }) => onType(target.value)} className={LOOK}>
      <option value="">not said</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  )
}

const FIELDS: readonly { name: keyof ProofFields; label: string; hint: string }[] = [
  { name: 'quantity', label: 'Quantity', hint: 'gain' },
  { name: 'comparator', label: 'Compared', hint: '' },
  { name: 'value', label: 'Value', hint: '6' },
  { name: 'unit', label: 'Unit', hint: 'dB' },
  { name: 'condition', label: 'Condition', hint: 'from 8 to 12 GHz' },
  { name: 'runs', label: 'Runs', hint: '3' },
  { name: 'evidence', label: 'Evidence', hint: 'test report' },
  { name: 'judge', label: 'Judged by', hint: 'the TPOC' },
]

/** How a step's result is shown to be good, once or in several ways. */
function ProofEditor({ label, text, onType }: EditorProps) {
  const area = useRef<HTMLFieldSetElement>(null)
  const proofs = fieldsOf(text)
  useEffect(() => area.current?.querySelector('input')?.focus(), [])
  const set = (at: number, change: Partial<ProofFields>) =>
    onType(printFields(proofs.map((proof, index) => (index === at ? { ...proof, ...change } : proof))))
  const number = (at: number) => (proofs.length > 1 ? ` ${at + 1}` : '')
  return (
    <fieldset ref={area} aria-label={label} className="grid w-72 max-w-full gap-2">
      {proofs.map((proof, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a proof is known by its place
        <div key={at} className="grid grid-cols-2 gap-x-2 gap-y-1 border-b border-line pb-2 last-of-type:border-b-0">
          {FIELDS.map((field) => (
            <ProofField
              key={field.name}
              {...field}
              label={`${field.label}${number(at)}`}
              value={proof[field.name]}
              onType={(value) => set(at, { [field.name]: value })}
            />
          ))}
          {proofs.length > 1 && (
            <SmallButton icon={Trash2} onPress={() => onType(printFields(proofs.filter((_, index) => index !== at)))}>
              {`Remove pass mark${number(at)}`}
            </SmallButton>
          )}
        </div>
      ))}
      <SmallButton icon={Plus} onPress={() => onType(`${printFields(proofs)}\n${printFields([EMPTY_PROOF])}`)}>
        Add a pass mark
      </SmallButton>
    </fieldset>
  )
}

type ProofFieldProps = (typeof FIELDS)[number] & { value: string; onType: (value: string) => void }

function ProofField({ name, label, hint, value, onType }: ProofFieldProps) {
  const id = useId()
  return (
    <div className="grid content-start gap-0.5">
      <label htmlFor={id} className="text-caption text-muted">
        {label}
      </label>
      {name === 'comparator' ? (
        <select id={id} value={value} onChange={({ target }) => onType(target.value)} className={LOOK}>
          <option value="">not said</option>
          {COMPARATORS.map(({ label: words }) => (
            <option key={words}>{words}</option>
          ))}
        </select>
      ) : (
        <input id={id} value={value} placeholder={hint} onChange={({ target }) => onType(target.value)} className={LOOK} />
      )}
    </div>
  )
}

/** The due months at which a step is under way; where nobody said when it is, all at which one may be. */
function interimMonths(row: KeptRow, dueMonths: readonly number[]): number[] {
  const inner = dueMonths.slice(1, -1)
  const [from, to] = ['from_month', 'to_month'].map((name) => cellsOf(row)[name]?.value as number | undefined)
  const across = inner.filter((due) => (from ?? 1) <= due && due < (to ?? Number.POSITIVE_INFINITY))
  return across.length > 0 ? across : inner
}

/** What can be shown at each due month before a step ends. */
function InterimEditor({ label, text, onType, months }: EditorProps & { months: readonly number[] }) {
  const area = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  useEffect(() => area.current?.querySelector('input')?.focus(), [])
  const said = interimFields(text)
  const all = [...new Set([...months, ...said.map(({ month }) => month)])].sort((a, b) => a - b)
  const stateAt = (month: number) => said.find((one) => one.month === month)?.state ?? ''
  const set = (month: number, state: string) =>
    onType(interimText(all.map((one) => ({ month: one, state: one === month ? state : stateAt(one) })).filter((one) => one.state !== '')))
  return (
    <fieldset ref={area} aria-label={label} className="grid w-72 max-w-full gap-2">
      {all.map((month) => (
        <div key={month} className="grid content-start gap-0.5">
          <label htmlFor={`${id}-${month}`} className="text-caption text-muted">
            What can be shown by month {month}?
          </label>
          <input id={`${id}-${month}`} value={stateAt(month)} onChange={({ target }) => set(month, target.value)} className={LOOK} />
        </div>
      ))}
    </fieldset>
  )
}

function SmallButton({ icon: Icon, onPress, children }: { icon: typeof Plus; onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="inline-flex min-h-8 items-center gap-1.5 justify-self-start rounded-control px-2 text-caption font-semibold text-navy hover:bg-navy-soft"
    >
      <Icon aria-hidden className="size-4" />
      {children}
    </button>
  )
}

/** Ready to type before the letter that opened the cell is written, so that it is not lost. */
function useFocusAtEnd(area: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    area.current?.focus()
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length)
  }, [area])
}
