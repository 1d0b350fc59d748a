import { milestoneDues, textWithDue, withDueMonth } from '../../../domain/milestone-due.ts'
import type { Months } from '../../../domain/program.ts'
import { dueLabel } from '../../../domain/schedule.ts'
import { OWN } from '../../../domain/text-parts.ts'
import { handoverMoved } from '../../../domain/work-breakdown/composed/status-report-line.ts'
import { CONTROL_LOOK } from '../../ui/control-look.ts'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toasts.ts'
import type { AutosavedPlan } from './autosaved-plan.ts'
import { PARTS, WORDED_BOXES, type WordedBox } from './milestone-fields.ts'
import { type Replacement, replaceAll } from './replaced-fields.ts'

/** Whose month is chosen: a milestone's own, or that of an option's milestone whose lines it keeps; and the months that there are. */
type DueFieldProps = { editor: AutosavedPlan; host: number; part: string; due: Months; from: Months; to: Months }

/** When a milestone is due. Another month stands at once wherever the plan names it, with a way back. */
export function DueField(props: DueFieldProps) {
  const { due, from, to } = props
  return (
    <Field label="Due">
      {(control) => (
        <select
          {...control}
          value={due}
          onChange={({ target }) => void chooseDue(props, Number(target.value))}
          className={`${CONTROL_LOOK} px-2`}
        >
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

/** Moves a milestone to another month. What was typed is saved first as the person's words: a month is nobody's, and makes no text an edited one. */
async function chooseDue(props: DueFieldProps, month: Months): Promise<void> {
  const { editor, host, part, due } = props
  if (part !== OWN) {
    editor.typeIn(host, part, moved(editor.boxesOf(host, part), due, month))
    return editor.saveIfChanged(host, 'text')
  }
  const numbers = editor.state().plan.milestones.map((one) => one.milestone_number)
  await Promise.all(numbers.flatMap((number) => PARTS.map((column) => editor.saveIfChanged(number, column))))
  const said = { title: `Milestone ${host} is due at ${dueLabel(month)}`, description: 'Wherever it names its month.' }
  await replaceAll(editor, movedFields(props, numbers, month), said, showToast)
}

type Words = Record<WordedBox, string>

/** What a milestone's boxes say once it is due in another month. */
function moved({ text, deliverables, criteria }: Words, due: Months, month: Months): Words {
  return {
    text: textWithDue(text, due, month),
    deliverables: withDueMonth(deliverables, due, month),
    criteria: withDueMonth(criteria, due, month),
  }
}

/** The boxes that say otherwise once the milestone is due in that month: its own, and those of others that have its status reports by then. */
function movedFields({ editor, host, due, to }: DueFieldProps, numbers: readonly number[], month: Months): Replacement[] {
  const boxes = numbers.map((number) => editor.now(number))
  const dues = milestoneDues(
    boxes.map(({ text }) => text),
    to,
  )
  const now = dues.map((one, at) => (numbers[at] === host ? month : one))
  const lists = handoverMoved(
    boxes.map(({ deliverables }) => deliverables),
    dues,
    now,
  )
  return boxes.flatMap((was, at) => {
    const number = numbers[at] ?? 0
    const is = { ...(number === host ? moved(was, due, month) : was), deliverables: lists[at] ?? was.deliverables }
    const changed = WORDED_BOXES.filter((field) => is[field] !== was[field])
    return changed.map((field) => {
      const isTyped = editor.state().edits[number]?.[field] !== undefined
      return { milestone_number: number, field, after: is[field], ...(isTyped ? {} : { written_by: 'built-in' as const }) }
    })
  })
}
