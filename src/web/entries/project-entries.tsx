import type { ReactNode } from 'react'
import { PERIOD_LIMITS, type Phase, type ProgramType, periodTyped } from '../../domain/program.ts'
import { Choice } from '../ui/choice.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { awardObjection } from './award-objection.ts'
import type { Entries, EntryName } from './entries.ts'

const PHASES: readonly { value: Phase; label: string }[] = [
  { value: 'I', label: 'Phase I' },
  { value: 'II', label: 'Phase II' },
]
const PROGRAMS: readonly { value: ProgramType; label: string }[] = [
  { value: 'SBIR', label: 'SBIR' },
  { value: 'STTR', label: 'STTR' },
]

/** `onEnter` is told what is entered, and what of it was typed: also what was there before is entered by whoever types it. */
type ProjectEntriesProps = { entries: Entries; onEnter: (change: Partial<Entries>, typed?: readonly EntryName[]) => void }

/** What is proposed under which program, for how long and how much (spec §2). `first` stands before it. */
export function ProjectEntries({ entries, onEnter, first }: ProjectEntriesProps & { first?: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {first}
      <Line
        label="Company Name"
        autoComplete="organization"
        required
        value={entries.companyName}
        onType={(companyName) => onEnter({ companyName })}
        wide
      />
      <Choice label="Phase" options={PHASES} value={entries.phase} onChange={(phase) => onEnter({ phase })} />
      <Choice label="Program Type" options={PROGRAMS} value={entries.programType} onChange={(programType) => onEnter({ programType })} />
      {entries.programType === 'STTR' && (
        <Line
          label="Research Institution"
          value={entries.researchInstitution}
          onType={(researchInstitution) => onEnter({ researchInstitution })}
          wide
        />
      )}
      <Numbers entries={entries} onEnter={onEnter} />
      <Line
        label="Customer Organization"
        hint="Who will use the result, such as a program office."
        value={entries.customerOrganization}
        onType={(customerOrganization) => onEnter({ customerOrganization })}
      />
      <Line
        label="System Name"
        hint="What you propose to build."
        value={entries.systemName}
        onType={(systemName) => onEnter({ systemName })}
      />
    </div>
  )
}

function Numbers({ entries, onEnter }: ProjectEntriesProps) {
  const { shortest, longest, usual } = PERIOD_LIMITS
  return (
    <>
      <Field
        label="Period of Performance (months)"
        hint={`A whole number from ${shortest} to ${longest}; ${usual} where it is left empty.`}
      >
        {(control) => (
          <TextInput
            {...control}
            type="number"
            min={shortest}
            max={longest}
            step={1}
            value={entries.period}
            // a change is not told of where the same is typed over what was there
            onInput={(event) => onEnter({ period: event.currentTarget.value }, ['period'])}
            onBlur={() => onEnter({ period: String(periodTyped(entries.period)) })}
          />
        )}
      </Field>
      <Field label="Award Amount" hint="Dollars, without $ or commas." error={awardObjection(entries.award) ?? undefined}>
        {(control) => (
          <TextInput
            {...control}
            type="number"
            min={0}
            step="any"
            prefix="$"
            value={entries.award}
            onChange={(event) => onEnter({ award: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

type LineProps = {
  label: string
  hint?: string
  value: string
  onType: (value: string) => void
  required?: boolean
  autoComplete?: string
  wide?: boolean
}

/** One line of the form. */
export function Line({ label, hint, value, onType, wide, ...rest }: LineProps) {
  return (
    <Field label={label} {...(hint ? { hint } : {})} className={wide ? 'sm:col-span-2' : ''}>
      {(control) => <TextInput {...rest} {...control} maxLength={300} value={value} onChange={(event) => onType(event.target.value)} />}
    </Field>
  )
}
