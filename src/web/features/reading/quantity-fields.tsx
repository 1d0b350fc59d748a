import { Plus, X } from 'lucide-react'
import type { Comparator, RequirementQuantity } from '../../../domain/solicitation/analysis.ts'
import { COMPARATORS } from '../../../domain/solicitation/comparators.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { rangeEnds, rangeOf } from './range-ends.ts'
import { MARKS } from './requirement-words.ts'

const EMPTY: RequirementQuantity = { printed: '', value: '', unit: '', comparator: '>=', threshold_or_objective: null, what: '' }

/** The numbers that a requirement asks for: each can be set right, one can be added, and what is no limit be taken out. */
export function QuantityFields({
  quantities,
  onChange,
}: {
  quantities: readonly RequirementQuantity[]
  onChange: (quantities: RequirementQuantity[]) => void
}) {
  const replace = (at: number, next: RequirementQuantity) => onChange(quantities.map((one, nth) => (nth === at ? next : one)))
  return (
    <div className="grid gap-2">
      {quantities.map((quantity, at) => (
        <QuantityRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a text may say the same quantity twice
          key={at}
          name={`Quantity ${at + 1}`}
          quantity={quantity}
          onChange={(next) => replace(at, next)}
          onRemove={() => onChange(quantities.filter((_, nth) => nth !== at))}
        />
      ))}
      <div>
        <Button icon={Plus} onClick={() => onChange([...quantities, EMPTY])}>
          Add a quantity
        </Button>
      </div>
    </div>
  )
}

function QuantityRow({
  name,
  quantity,
  onChange,
  onRemove,
}: {
  name: string
  quantity: RequirementQuantity
  onChange: (quantity: RequirementQuantity) => void
  onRemove: () => void
}) {
  const compare = (comparator: Comparator) => {
    const { low, high } = rangeEnds(quantity.value)
    onChange({ ...quantity, comparator, value: comparator === 'range' ? rangeOf(low, high) : low || high })
  }
  return (
    <fieldset className="grid gap-2 rounded-control border border-line p-2">
      <legend className="px-1 text-caption font-semibold text-muted">{name}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2">
        <Words label="What is measured" value={quantity.what} onChange={(what) => onChange({ ...quantity, what })} />
        <SelectField label="Comparison" options={COMPARATORS} value={quantity.comparator} onChange={compare} />
        <Amount quantity={quantity} onChange={(value) => onChange({ ...quantity, value })} />
        <Words label="Unit" value={quantity.unit} onChange={(unit) => onChange({ ...quantity, unit })} />
        <SelectField
          label="Mark"
          options={MARKS}
          value={quantity.threshold_or_objective ?? 'none'}
          onChange={(mark) => onChange({ ...quantity, threshold_or_objective: mark === 'none' ? null : mark })}
        />
      </div>
      <div>
        <Button icon={X} onClick={onRemove} aria-label={`Remove ${name.toLowerCase()}`}>
          Remove
        </Button>
      </div>
    </fieldset>
  )
}

/** One value, or the two ends of a range. */
function Amount({ quantity, onChange }: { quantity: RequirementQuantity; onChange: (value: string) => void }) {
  if (quantity.comparator !== 'range') return <Words label="Value" value={quantity.value} onChange={onChange} />
  const { low, high } = rangeEnds(quantity.value)
  return (
    <>
      <Words label="From" value={low} onChange={(next) => onChange(rangeOf(next, high))} />
      <Words label="To" value={high} onChange={(next) => onChange(rangeOf(low, next))} />
    </>
  )
}

function Words({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <Field label={label}>
      {(control) => <TextInput {...control} value={value} maxLength={200} onChange={({ target }) => onChange(target.value)} />}
    </Field>
  )
}
