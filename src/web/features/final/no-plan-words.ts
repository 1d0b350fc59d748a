import type { NoPlan } from './finished-plan.ts'

/** What each lack says, all destructive (spec §4, §8). */
export const NO_PLAN_TOASTS: Record<NoPlan, { title: string; description: string }> = {
  'no-project': { title: 'No project found', description: 'Please complete the work plan first' },
  'no-work-plan': { title: 'No work plan found', description: 'Please complete the work plan first' },
  unreadable: { title: 'Error loading work plan', description: 'Failed to parse work plan data' },
}
