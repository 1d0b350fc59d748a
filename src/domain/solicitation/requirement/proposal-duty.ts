import type { Requirement } from '../analysis.ts'

/** Whether a requirement is asked of the proposal or of who may propose, and not of the work: no milestone can answer it. */
export function isProposalDuty({ whose }: Pick<Requirement, 'whose'>): boolean {
  return whose === 'proposal'
}
