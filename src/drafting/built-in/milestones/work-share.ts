import type { PlanFacts } from '../../drafter.ts'

/**
 * Least shares of the cost of an STTR award: 40% by the small business and 30% by one research institution.
 * Source: DoD SBIR 25.4 BAA, Appendix A; shares are by direct and indirect cost before profit.
 */
export const STTR_SHARES = { small_business: 40, research_institution: 30, source: 'DoD SBIR 25.4 BAA, Appendix A' } as const

/** The rule as a sentence of a plan. */
export function workShare(institution: string | undefined): string {
  return `Of the cost, at least ${STTR_SHARES.small_business}% is for work by the small business and at least ${STTR_SHARES.research_institution}% for work by ${named(institution)}, as the ${STTR_SHARES.source} requires.`
}

/** At the end of an STTR effort the shares are shown from the cost records. */
export function shareCriterion(
  { program_type, research_institution }: Pick<PlanFacts, 'program_type' | 'research_institution'>,
  due: string,
): string[] {
  if (program_type !== 'STTR') return []
  return [
    `The cost record at the end shows at least ${STTR_SHARES.small_business}% of the cost for work by the small business and at least ${STTR_SHARES.research_institution}% for work by ${named(research_institution)}, task by task; to the TPOC by ${due}`,
  ]
}

function named(institution: string | undefined): string {
  return institution?.trim() || 'the research institution'
}
