import { milestoneDues, textWithDue, withDueMonth } from '../../../domain/milestone-due.ts'
import type { Months } from '../../../domain/program.ts'
import { dueLabel } from '../../../domain/schedule.ts'
import { handoverMoved } from '../../../domain/work-breakdown/composed/status-report-line.ts'
import { showToast } from '../../ui/toasts.ts'
import type { AutosavedPlan } from './autosaved-plan.ts'
import { DueSelect } from './due-select.tsx'
import { PARTS } from './milestone-fields.ts'
import { type Replacement, replaceAll } from './replaced-fields.ts'

type DueFieldProps = { editor: AutosavedPlan; milestone_number: number; due: Months; period: Months }

/** When a milestone is due. Another month stands at once wherever the plan names it, with a way back. */
export function DueField({ editor, milestone_number, due, period }: DueFieldProps) {
  return <DueSelect due={due} from={1} to={period} onChoose={(month) => void chooseDue({ editor, milestone_number, due, period }, month)} />
}

/** Moves a milestone to another month. What was typed is saved first as the person's words: a month is nobody's, and makes no text an edited one. */
async function chooseDue({ editor, milestone_number, due, period }: DueFieldProps, month: Months): Promise<void> {
  const numbers = editor.state().plan.milestones.map((one) => one.milestone_number)
  await Promise.all(numbers.flatMap((number) => PARTS.map((part) => editor.saveIfChanged(number, part))))
  const said = { title: `Milestone ${milestone_number} is due at ${dueLabel(month)}`, description: 'Wherever it names its month.' }
  await replaceAll(editor, movedFields({ editor, milestone_number, due, period }, numbers, month), said, showToast)
}

/** The boxes that say otherwise once the milestone is due in that month: its own, and those of others that have its status reports by then. */
function movedFields({ editor, milestone_number, due, period }: DueFieldProps, numbers: readonly number[], month: Months): Replacement[] {
  const boxes = numbers.map((number) => editor.now(number))
  const dues = milestoneDues(
    boxes.map(({ text }) => text),
    period,
  )
  const now = dues.map((one, at) => (numbers[at] === milestone_number ? month : one))
  const lists = handoverMoved(
    boxes.map(({ deliverables }) => deliverables),
    dues,
    now,
  )
  return boxes.flatMap(({ text, deliverables, criteria }, at) => {
    const number = numbers[at] ?? 0
    const isOwn = number === milestone_number
    const moved = {
      text: isOwn ? textWithDue(text, due, month) : text,
      deliverables: lists[at] ?? deliverables,
      criteria: isOwn ? withDueMonth(criteria, due, month) : criteria,
    }
    const was = { text, deliverables, criteria }
    const changed = (['text', 'deliverables', 'criteria'] as const).filter((field) => moved[field] !== was[field])
    return changed.map((field) => {
      const isTyped = editor.state().edits[number]?.[field] !== undefined
      return { milestone_number: number, field, after: moved[field], ...(isTyped ? {} : { written_by: 'built-in' as const }) }
    })
  })
}
