import { textWithDue, withDueMonth } from '../../../domain/milestone-due.ts'
import type { Months } from '../../../domain/program.ts'
import { dueLabel } from '../../../domain/schedule.ts'
import { CONTROL_LOOK } from '../../ui/control-look.ts'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toasts.ts'
import type { AutosavedPlan } from './autosaved-plan.ts'
import { replaceAll } from './replaced-fields.ts'

type DueFieldProps = { editor: AutosavedPlan; milestone_number: number; due: Months; period: Months }

/** When a milestone is due. Another month stands at once in its text, its deliverables and its criteria wherever they name it, with a way back. */
export function DueField({ editor, milestone_number, due, period }: DueFieldProps) {
  const choose = (month: Months) => {
    const { text = '', deliverables = '', criteria = '' } = editor.now(milestone_number)
    const words = {
      text: textWithDue(text, due, month),
      deliverables: withDueMonth(deliverables, due, month),
      criteria: withDueMonth(criteria, due, month),
    }
    const now: Record<string, string> = { text, deliverables, criteria }
    const changed = (['text', 'deliverables', 'criteria'] as const).filter((field) => words[field] !== now[field])
    const all = changed.map((field) => ({ milestone_number, field, after: words[field] }))
    void replaceAll(
      editor,
      all,
      { title: `Milestone ${milestone_number} is due at ${dueLabel(month)}`, description: 'Wherever it names its month.' },
      showToast,
    )
  }
  return (
    <Field label="Due">
      {(control) => (
        <select {...control} value={due} onChange={({ target }) => choose(Number(target.value))} className={`${CONTROL_LOOK} px-2`}>
          {Array.from({ length: period }, (_, at) => at + 1).map((month) => (
            <option key={month} value={month}>
              {dueLabel(month)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
