import { Plus, Trash2 } from 'lucide-react'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeptRow } from '../../../../contract/work-breakdown-calls.ts'
import { COMPARATORS } from '../../../../domain/solicitation/comparators.ts'
import {
  EMPTY_PROOF,
  fieldsOf,
  interimFields,
  interimText,
  isToldWhole,
  type ProofFields,
  printFields,
  wholeMark,
  withChange,
} from '../cell-texts.ts'
import type { Column } from '../column.ts'
import { cellText } from '../pasting.ts'
import { cellsOf } from '../row-line.ts'
import { useBreakdown, useCell, useCounting, useSteps } from '../use-breakdown.ts'

/** Fields that get the keyboard are scrolled clear of the bar at the foot of the screen. */
const LOOK = 'w-full scroll-mb-32 rounded-control border border-blue bg-surface px-2 py-1 text-body text-ink'

/** Of several pass marks the one that is typed in stands out; where a card leaves it room, its figure stands in one line. */
const MARK_LOOK =
  'grid grid-cols-2 gap-x-2 gap-y-1 border-b border-line pb-2 last-of-type:border-b-0 focus-within:bg-blue-soft @xl:grid-cols-4'

type EditorProps = { label: string; text: string; onType: (text: string) => void; hint: string | undefined }

/** What is typed into one cell. A keystroke renders this alone. */
export function CellEditor({ row, column, name }: { row: KeptRow; column: Column; name: string }) {
  const { store, cells, duesOf } = useBreakdown()
  const counting = useCounting()
  const steps = useSteps()
  const place = { row: row.id, column: column.name }
  const { draft } = useCell(store, place)
  const onType = (text: string) => store.type(place, text, cells.before(row, column))
  const editor = { label: `${column.heading}, ${name}`, text: draft?.text ?? cellText(row, column, steps), onType, hint: column.hint }
  if (column.editor === 'proof') return <ProofEditor {...editor} />
  if (column.editor === 'interim') return <InterimEditor {...editor} months={interimMonths(row, duesOf(counting))} />
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

type FieldOf = { name: keyof ProofFields; label: string; hint: string; isLong?: true }

/** The fields of a proof; what may be a sentence has the whole width and grows with its words. */
const FIELDS: readonly FieldOf[] = [
  { name: 'quantity', label: 'Quantity', hint: 'time to set it up', isLong: true },
  { name: 'comparator', label: 'Compared', hint: '' },
  { name: 'value', label: 'Value', hint: '15' },
  { name: 'unit', label: 'Unit', hint: 'min' },
  { name: 'runs', label: 'Runs', hint: '3' },
  { name: 'condition', label: 'Condition', hint: 'how and where, e.g. on a bench, in the cold', isLong: true },
  { name: 'evidence', label: 'Evidence', hint: 'test report' },
  { name: 'judge', label: 'Judged by', hint: 'the TPOC' },
  { name: 'by_month', label: 'By month', hint: '4' },
]

/** A mark whose parts cannot be told apart has one field for all of them. */
const WHOLE: FieldOf = { name: 'value', label: 'Pass mark', hint: 'at most 15 min', isLong: true }
const IN_WHOLE = FIELDS.flatMap((field) =>
  field.name === 'comparator' || field.name === 'unit' ? [] : field.name === 'value' ? WHOLE : field,
)

/** How a step's result is shown to be good, once or in several ways. */
function ProofEditor({ label, text, onType }: EditorProps) {
  const area = useRef<HTMLFieldSetElement>(null)
  const proofs = fieldsOf(text)
  // as it was opened: the field in which somebody types stays
  const [whole, setWhole] = useState(() => proofs.map(isToldWhole))
  useEffect(() => area.current?.querySelector('textarea')?.focus(), [])
  const set = (at: number, change: Partial<ProofFields>) =>
    onType(printFields(proofs.map((proof, index) => (index === at ? withChange(proof, change) : proof))))
  const takeOut = (at: number) => {
    onType(printFields(proofs.filter((_, index) => index !== at)))
    setWhole(whole.filter((_, index) => index !== at))
    area.current?.querySelector('textarea')?.focus()
  }
  const number = (at: number) => (proofs.length > 1 ? ` ${at + 1}` : '')
  return (
    <fieldset ref={area} aria-label={label} className="@container grid w-full min-w-[min(18rem,100%)] max-w-3xl gap-2">
      {proofs.map((proof, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a proof is known by its place
        <div key={at} data-mark={at} className={MARK_LOOK}>
          {(whole[at] ? IN_WHOLE : FIELDS).map((field) => (
            <ProofField
              key={field.label}
              {...field}
              label={`${field.label}${number(at)}`}
              value={field === WHOLE ? wholeMark(proof) : proof[field.name]}
              onType={(value) => set(at, { ...(field === WHOLE && { comparator: '', unit: '' }), [field.name]: value })}
            />
          ))}
          {text !== '' && (
            <SmallButton icon={Trash2} onPress={() => takeOut(at)}>
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

type ProofFieldProps = FieldOf & { value: string; onType: (value: string) => void }

function ProofField({ name, label, hint, isLong, value, onType }: ProofFieldProps) {
  const id = useId()
  const field = { id, value, placeholder: hint }
  return (
    <div className={`grid content-start gap-0.5 ${isLong ? 'col-span-2 @xl:col-span-4' : ''}`}>
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
      ) : isLong ? (
        <textarea
          {...field}
          rows={1}
          onChange={({ target }) => onType(target.value)}
          className={`${LOOK} resize-none [field-sizing:content]`}
        />
      ) : (
        <input {...field} onChange={({ target }) => onType(target.value)} className={LOOK} />
      )}
    </div>
  )
}

/** The due months at which a step is under way and not at its end; of a month that nobody said, each may be. */
function interimMonths(row: KeptRow, dueMonths: readonly number[]): number[] {
  const [from, to] = ['from_month', 'to_month'].map((name) => cellsOf(row)[name]?.value as number | undefined)
  return dueMonths.slice(1, -1).filter((due) => (from ?? 1) <= due && due < (to ?? Number.POSITIVE_INFINITY))
}

/** What can be shown at each due month before a step ends. What was said of other months stays until somebody takes it out, and is not asked about. */
function InterimEditor({ label, text, onType, months }: EditorProps & { months: readonly number[] }) {
  const area = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  useEffect(() => (area.current?.querySelector('input') ?? area.current)?.focus(), [])
  const said = interimFields(text)
  const others = said.filter(({ month }) => !months.includes(month))
  const stateAt = (month: number) => said.find((one) => one.month === month)?.state ?? ''
  const put = (month: number, state: string) => {
    const rest = said.filter((one) => one.month !== month)
    onType(interimText([...rest, ...(state === '' ? [] : [{ month, state }])].sort((a, b) => a.month - b.month)))
  }
  const takeOut = (month: number) => {
    put(month, '')
    // the button goes, and the keyboard stays in the cell
    area.current?.focus()
  }
  return (
    <fieldset ref={area} aria-label={label} tabIndex={-1} className="grid w-72 max-w-full gap-2 outline-none">
      {months.length === 0 && <p className="text-caption text-muted">No milestone falls due between its first and its last month.</p>}
      {months.map((month) => (
        <div key={month} className="grid content-start gap-0.5">
          <label htmlFor={`${id}-${month}`} className="text-caption text-muted">
            What can be shown by month {month}?
          </label>
          <input id={`${id}-${month}`} value={stateAt(month)} onChange={({ target }) => put(month, target.value)} className={LOOK} />
        </div>
      ))}
      {others.map(({ month, state }) => (
        <div key={month} className="grid content-start gap-0.5">
          <p className="text-caption text-muted [overflow-wrap:anywhere]">
            By month {month}, when it is not under way: {state}
          </p>
          <SmallButton icon={Trash2} onPress={() => takeOut(month)}>
            {`Take out what is said of month ${month}`}
          </SmallButton>
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
