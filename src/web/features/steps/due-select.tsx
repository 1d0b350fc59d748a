import type { Months } from '../../../domain/program.ts'
import { dueLabel } from '../../../domain/schedule.ts'
import { CONTROL_LOOK } from '../../ui/control-look.ts'
import { Field } from '../../ui/field.tsx'

type DueSelectProps = { due: Months; from: Months; to: Months; onChoose: (month: Months) => void }

/** The month in which something is due, of those from the one to the other. */
export function DueSelect({ due, from, to, onChoose }: DueSelectProps) {
  return (
    <Field label="Due">
      {(control) => (
        <select {...control} value={due} onChange={({ target }) => onChoose(Number(target.value))} className={`${CONTROL_LOOK} px-2`}>
          {Array.from({ length: to - from + 1 }, (_, at) => at + from).map((month) => (
            <option key={month} value={month}>
              {dueLabel(month)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
