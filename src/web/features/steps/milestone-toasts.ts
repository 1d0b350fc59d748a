import type { Toast } from '../../ui/toasts.ts'
import type { Part } from './milestone-fields.ts'

/** What was typed since stands where a text would change back. */
export function notUndone(what: 'milestone' | 'narrative'): Toast {
  const description = `The ${what} was edited in the same place since. Its earlier text is in its history.`
  return { title: 'Not undone', description, variant: 'destructive' }
}

/** What is said after a save (spec §8); `isMerged` when something was saved elsewhere meanwhile. */
export function savedToast(milestone_number: number, part: Part, isMerged: boolean): Toast {
  const more = isMerged ? ' What was changed elsewhere meanwhile is here now too.' : ''
  return part === 'text'
    ? { title: 'Milestone saved', description: `Milestone ${milestone_number} saved successfully.${more}`, variant: 'success' }
    : { title: 'Saved', description: `Deliverables and payment for Milestone ${milestone_number} saved.${more}`, variant: 'success' }
}
