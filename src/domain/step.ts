import * as z from 'zod'

/** What kind of step a milestone is: the first a kickoff, the last a closeout, the others development (spec §4). */
export const StepType = z.enum(['kickoff', 'development', 'closeout'])
export type StepType = z.infer<typeof StepType>

/** A step's status as the server keeps it (spec §4). */
export const StepStatus = z.enum(['not_started', 'in_progress', 'needs_revision', 'ready', 'finalized'])
export type StepStatus = z.infer<typeof StepStatus>

/** A step's status as the screens name it (spec §4). */
export type ShownStatus = 'not-started' | 'in-progress' | 'needs-qc' | 'ready' | 'finalized'

const SHOWN: Record<StepStatus, ShownStatus> = {
  not_started: 'not-started',
  in_progress: 'in-progress',
  needs_revision: 'needs-qc',
  ready: 'ready',
  finalized: 'finalized',
}

/** The screens' name of a server status; anything unknown counts as not started (spec §4). */
export function shownStatus(status: string): ShownStatus {
  const known = StepStatus.safeParse(status)
  return known.success ? SHOWN[known.data] : 'not-started'
}

/** The profile of the milestone at `position`, counted from 1, in a plan of `count` (spec §4). */
export function stepTypeAt(position: number, count: number): StepType {
  if (position === 1) return 'kickoff'
  return position === count ? 'closeout' : 'development'
}

/** The step's id on the wire and in the screens: "step-3" (spec §3). */
export function stepId(milestone_number: number): string {
  return `step-${milestone_number}`
}
