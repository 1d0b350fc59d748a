/**
 * Least shares of the cost of an STTR award: 40% by the small business and 30% by one research institution.
 * Source: DoD STTR BAA, Appendix A, as released 2025; shares are by direct and indirect cost before profit.
 */
export const STTR_SHARES = { small_business: 40, research_institution: 30, source: 'DoD STTR BAA 2025, Appendix A' } as const

/** The rule as a sentence of a plan. */
export function workShare(institution: string | undefined): string {
  const partner = institution?.trim() || '[name the research institution]'
  return `Of the cost, at least ${STTR_SHARES.small_business}% is for work by the small business and at least ${STTR_SHARES.research_institution}% for work by ${partner}, as the program requires.`
}
