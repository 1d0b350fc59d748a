import { Search } from 'lucide-react'
import { SelectField } from '../../ui/select-field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { EVERYTHING, type RequirementFilter } from './requirement-filter.ts'
import { KINDS, PHASES, STRENGTHS } from './requirement-words.ts'

const ALL = { value: 'all', label: 'All' } as const

/** Narrows the list, and says how much of it is shown. */
export function FilterBar({
  filter,
  onChange,
  shown,
  total,
}: {
  filter: RequirementFilter
  onChange: (filter: RequirementFilter) => void
  shown: number
  total: number
}) {
  return (
    <search className="grid gap-2">
      <span className="relative block">
        <Search aria-hidden className="pointer-events-none absolute top-3 left-3 z-10 size-4 text-muted" />
        <TextInput
          type="search"
          aria-label="Search the requirements"
          placeholder="Search the requirements"
          value={filter.text}
          onChange={({ target }) => onChange({ ...filter, text: target.value })}
          className="pl-9"
        />
      </span>
      <div className="grid grid-cols-3 gap-2">
        <SelectField label="Phase" options={[ALL, ...PHASES]} value={filter.phase} onChange={(phase) => onChange({ ...filter, phase })} />
        <SelectField label="Kind" options={[ALL, ...KINDS]} value={filter.kind} onChange={(kind) => onChange({ ...filter, kind })} />
        <SelectField
          label="Strength"
          options={[ALL, ...STRENGTHS]}
          value={filter.strength}
          onChange={(strength) => onChange({ ...filter, strength })}
        />
      </div>
      <p role="status" className="numeric flex min-h-6 items-center gap-3 text-caption text-muted">
        {shown === total ? `${total} ${total === 1 ? 'requirement' : 'requirements'}` : `${shown} of ${total} requirements`}
        {shown !== total && (
          <button type="button" onClick={() => onChange(EVERYTHING)} className="font-semibold text-blue underline underline-offset-4">
            Show all
          </button>
        )}
      </p>
    </search>
  )
}
