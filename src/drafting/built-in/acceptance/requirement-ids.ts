import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { counted, listed } from '../english/wording.ts'

/** The most requirements that a line names one by one. */
const MOST_NAMED = 6

/** Requirements by the names that they have in the analysis and in the coverage table: "R9 and R10"; many as the first of them and their number. */
export function requirementIds(requirements: readonly Pick<Requirement, 'id'>[]): string {
  const ids = [...new Set(requirements.map(({ id }) => id))]
  if (ids.length <= MOST_NAMED) return listed(ids)
  const shown = ids.slice(0, MOST_NAMED - 1)
  return `${shown.join(', ')} and ${counted(ids.length - shown.length, 'further requirement')}`
}
