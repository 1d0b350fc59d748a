import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { counted, listed } from '../english/wording.ts'

/** The most requirements that a line names one by one. */
const MOST_NAMED = 6

/** The same with their pages: "R9 (p. 1) and R10 (p. 2)"; '' for none. */
export function citedIds(requirements: readonly Pick<Requirement, 'id' | 'page'>[]): string {
  if (requirements.length === 0) return ''
  const pages = [...new Set(requirements.map(({ page }) => page))].sort((one, other) => one - other)
  return `${requirementIds(requirements)} (p. ${listed(pages.map(String))})`
}

/** Requirements by the names that they have in the analysis and in the coverage table: "R9 and R10"; many as the first of them and their number. */
export function requirementIds(requirements: readonly Pick<Requirement, 'id'>[]): string {
  const ids = [...new Set(requirements.map(({ id }) => id))]
  if (ids.length <= MOST_NAMED) return listed(ids)
  const shown = ids.slice(0, MOST_NAMED - 1)
  return `${shown.join(', ')} and ${counted(ids.length - shown.length, 'further requirement')}`
}
