import type { StoredMilestone } from '../milestone.ts'

/** A milestone of the work that says no more than its text. */
export function plainMilestone(milestone_number: number, refined_text: string, more: Partial<StoredMilestone> = {}): StoredMilestone {
  return {
    milestone_number,
    step_type: 'development',
    initial_text: null,
    refined_text,
    deliverables: [],
    acceptance_criteria: [],
    ...more,
  }
}
