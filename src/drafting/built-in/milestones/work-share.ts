import type { PlanFacts } from '../../drafter.ts'
import { type Shares, sharesTold } from '../answers/shares-told.ts'

/**
 * Least shares of the cost of an STTR award: 40% by the small business and 30% by one research institution.
 * Source: DoD SBIR 25.4 BAA, Appendix A; shares are by direct and indirect cost before profit.
 */
export const STTR_SHARES = { small_business: 40, research_institution: 30, source: 'DoD SBIR 25.4 BAA, Appendix A' } as const

/** The rule as a sentence of a plan. */
export function workShare(institution: string | undefined): string {
  return `Of the cost, at least ${STTR_SHARES.small_business}% is for work by the small business and at least ${STTR_SHARES.research_institution}% for work by ${named(institution)}, as the ${STTR_SHARES.source} requires.`
}

/** At the end of an STTR effort the shares are shown from the cost records: those that the company answered, with the least that the rule asks. */
export function shareCriterion(
  { program_type, research_institution }: Pick<PlanFacts, 'program_type' | 'research_institution'>,
  answers: readonly { text: string }[],
  due: string,
): string[] {
  if (program_type !== 'STTR') return []
  const told = sharesTold(answers, research_institution)
  const shares = told && isAllowed(told) ? told : null
  const own = shareOf(shares?.company, STTR_SHARES.small_business)
  const other = shareOf(shares?.institution, STTR_SHARES.research_institution)
  return [
    `The cost record at the end shows ${own('work by the small business')} and ${other(`work by ${named(research_institution)}`)}, task by task; to the TPOC by ${due}`,
  ]
}

function isAllowed({ company, institution }: Shares): boolean {
  return company >= STTR_SHARES.small_business && institution >= STTR_SHARES.research_institution
}

function shareOf(told: number | undefined, least: number): (work: string) => string {
  return (work) =>
    told === undefined ? `at least ${least}% of the cost for ${work}` : `${told}% of the cost for ${work} (minimum ${least}%)`
}

function named(institution: string | undefined): string {
  return institution?.trim() || 'the research institution'
}
