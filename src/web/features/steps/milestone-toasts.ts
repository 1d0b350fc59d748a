import type { Toast } from '../../ui/toaster.tsx'
import type { Part } from './milestone-fields.ts'

/** What was typed since stands where the milestone would change back. */
export const NOT_UNDONE: Toast = {
  title: 'Not undone',
  description: 'The milestone was edited in the same place since. Its earlier text is in its history.',
  variant: 'destructive',
}

/** What is said after a save (spec §8). */
export function savedToast(milestone_number: number, part: Part): Toast {
  return part === 'text'
    ? { title: 'Milestone saved', description: `Milestone ${milestone_number} saved successfully`, variant: 'success' }
    : { title: 'Saved', description: `Deliverables and payment for Milestone ${milestone_number} saved`, variant: 'success' }
}
