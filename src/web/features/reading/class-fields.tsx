import type { RequirementKind, RequirementPhase, Strength } from '../../../domain/solicitation/analysis.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { KINDS, PHASES, STRENGTHS } from './requirement-words.ts'

/** What a requirement is classed by. */
type Classed = { kind: RequirementKind; strength: Strength; phase: RequirementPhase }

/** Kind, strength and phase of a requirement, side by side. */
export function ClassFields<Fields extends Classed>({ fields, onChange }: { fields: Fields; onChange: (fields: Fields) => void }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2">
      <SelectField label="Kind" options={KINDS} value={fields.kind} onChange={(kind) => onChange({ ...fields, kind })} />
      <SelectField
        label="Strength"
        options={STRENGTHS}
        value={fields.strength}
        onChange={(strength) => onChange({ ...fields, strength })}
      />
      <SelectField label="Phase" options={PHASES} value={fields.phase} onChange={(phase) => onChange({ ...fields, phase })} />
    </div>
  )
}
