import * as z from 'zod'

/** The two programs of the Small Business Administration that a solicitation belongs to (spec §2). */
export const ProgramType = z.enum(['SBIR', 'STTR'])
export type ProgramType = z.infer<typeof ProgramType>

/** The phase that is proposed. Phase III has no work plan of this kind (spec §9). */
export const Phase = z.enum(['I', 'II'])
export type Phase = z.infer<typeof Phase>

/** Whole months counted from award. */
export type Months = number

/** Shortest and longest period of performance, in months (spec §9). */
export const PERIOD_LIMITS = { shortest: 1, longest: 60, usual: 6 } as const

/** Period of performance in months, 1 to 60 (spec §5). */
export const PeriodOfPerformance = z
  .number('Period of performance must be a number of months.')
  .int('Period of performance must be whole months.')
  .min(PERIOD_LIMITS.shortest, 'Period of performance must be at least 1 month.')
  .max(PERIOD_LIMITS.longest, 'Period of performance must be at most 60 months.')

/** What a person typed as the period, in whole months: anything but a number from 1 to 60 falls back to 6 (spec §5). */
export function periodTyped(typed: string): Months {
  const months = Math.round(Number(typed))
  return months >= PERIOD_LIMITS.shortest && months <= PERIOD_LIMITS.longest ? months : PERIOD_LIMITS.usual
}

/** How many milestones a plan has: 5 in Phase I; 6, 9 or 10 in Phase II by its period (spec §9). */
export function milestoneCount(phase: Phase, period: Months): number {
  if (phase === 'I') return 5
  if (period <= 12) return 6
  return period <= 18 ? 9 : 10
}

/** The phase as the interview's review card names it (spec §2). */
export function phaseLabel(phase: Phase): string {
  return phase === 'I' ? 'Phase I - Feasibility' : 'Phase II - Development'
}
