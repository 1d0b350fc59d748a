import type { Phase } from '../program.ts'

/** Who may do a part of the work. */
export type Performer = 'small business' | 'research institution' | 'others'

/**
 * The least share of the cost before profit that a performer has to do, in percent: in SBIR two thirds by the small business in Phase I and half in
 * Phase II, in STTR 40 by the small business and 30 by the research institution (DoD SBIR 25.1 BAA; DoD STTR 25.4 BAA, Appendix A).
 */
export function leastShares(program: string, phase: Phase): Partial<Record<Performer, number>> {
  if (program === 'STTR') return { 'small business': 40, 'research institution': 30 }
  return { 'small business': phase === 'I' ? 200 / 3 : 50 }
}

/** Where the rule stands. */
export function leastShareSource(program: string): string {
  return program === 'STTR' ? 'DoD STTR 25.4 BAA, Appendix A' : 'DoD SBIR 25.1 BAA'
}
