import { cueList } from '../../language/cue-list.ts'
import { isFromSolicitation } from './from-solicitation.ts'
import type { WorkStep } from './work-breakdown.ts'

const KICKOFF = cueList('kickoff | kick-off | kick off')

/** Whether a step of the company is the kickoff. */
export function isKickoff(step: WorkStep): boolean {
  return !isFromSolicitation(step) && KICKOFF.test(step.action)
}
