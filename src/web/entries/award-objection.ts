/** Payments have at most 12 digits before the point, so an award of this many dollars could not be paid. */
const AWARD_LIMIT = 1e12

/** What is wrong with the award as typed; nothing typed is no award yet (spec §5). */
export function awardObjection(award: string): string | null {
  if (award.trim() === '') return null
  const dollars = Number(award)
  if (!Number.isFinite(dollars) || dollars < 0) return 'Enter an amount of at least 0, without $ or commas.'
  return dollars < AWARD_LIMIT ? null : 'Enter an amount below one trillion dollars.'
}
