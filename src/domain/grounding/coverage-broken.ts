import type { ChangedValue } from '../quality/review.ts'
import type { BrokenLimit, LimitKeeper } from './coverage-limits.ts'
import type { ToldPart } from './coverage-part.ts'

/** A value of the plan that breaks a limit of a requirement. */
export type ChangedLimit = Pick<BrokenLimit, 'isSure' | 'isSaid'> & { told: ChangedValue }

/** What the sentences of a plan say that breaks limits, by the requirement that sets each, behind what those break that are `chosen` as answers. */
export function brokenIn(
  parts: readonly ToldPart[],
  keeper: LimitKeeper,
  chosen: ReadonlyMap<string, readonly ChangedLimit[]>,
): ReadonlyMap<string, readonly ChangedLimit[]> {
  const broken = new Map(chosen)
  for (const part of parts.filter(({ promises, denies }) => promises && !denies)) {
    const { milestone_number, part: where, quote } = part
    for (const { limit, told, isSure, isSaid } of keeper(part)) {
      const words = { milestone_number, part: where, asked: limit.limit, told: told.printed, quote }
      const one = { isSure, isSaid, told: isSaid ? { ...words, by_person: true as const } : words }
      const before = broken.get(limit.requirement_id) ?? []
      const isKnown = chosen.get(limit.requirement_id)?.some((other) => other.told.quote === quote)
      if (!isKnown) broken.set(limit.requirement_id, [...before, one])
    }
  }
  return broken
}

/** The values of a requirement that a plan tells otherwise, with the limits that it breaks in sentences of which nothing is said yet; `others` a person has said to be of something else. */
export function withBroken(
  { changed, unsure }: { changed: readonly ChangedValue[]; unsure: readonly ChangedValue[] },
  broken: readonly ChangedLimit[],
  others: ReadonlySet<string>,
): { changed: ChangedValue[]; unsure: ChangedValue[] } {
  const isOpen = ({ told }: ChangedValue) => !others.has(told)
  const isIn = (some: readonly ChangedValue[], quote: string) => some.some((one) => one.quote === quote)
  const isDoubted = ({ told: { quote }, isSure, isSaid }: ChangedLimit) => !isSaid && (!isSure || isIn(unsure, quote))
  const fresh = broken.filter(({ told: { quote } }) => !isIn(changed, quote))
  const isConfirmed = ({ quote }: ChangedValue) => broken.some(({ isSaid, told }) => isSaid && told.quote === quote)
  const known = changed.filter(isOpen).map((one) => (isConfirmed(one) ? { ...one, by_person: true as const } : one))
  const sure = [...known, ...fresh.filter((one) => !isDoubted(one)).map(({ told }) => told)]
  const doubted = [
    ...unsure.filter(isOpen),
    ...fresh.filter((one) => isDoubted(one) && !isIn(unsure, one.told.quote)).map(({ told }) => told),
  ]
  return { changed: sure, unsure: doubted.filter(({ quote }) => !isIn(sure, quote)) }
}
