import { shapeOf } from '../../src/drafting/built-in/testing/prose.ts'

/** A plan's sentences by milestone. */
export type PlanSentences = { name: string; byMilestone: readonly (readonly string[])[] }

/** Shorter sentences may be alike without anybody minding. */
const FEWEST_WORDS = 5

/** Sentences that stand in more than one milestone of a plan, numbers and marks aside. */
export function repeatedAcross({ byMilestone }: PlanSentences): string[] {
  const first = new Map<string, number>()
  return byMilestone.flatMap((sentences, index) =>
    sentences.filter(isTelling).filter((sentence) => {
      const shape = shapeOf(sentence)
      const before = first.get(shape)
      if (before === undefined) first.set(shape, index)
      return before !== undefined && before !== index
    }),
  )
}

/** The share of one plan's sentences that another plan does not have, numbers and marks aside, 0 to 1. */
export function differingShare(one: PlanSentences, other: PlanSentences): number {
  const theirs = new Set(other.byMilestone.flat().filter(isTelling).map(shapeOf))
  const own = one.byMilestone.flat().filter(isTelling)
  if (own.length === 0) return 1
  return own.filter((sentence) => !theirs.has(shapeOf(sentence))).length / own.length
}

/** The mean share that differs over all pairs of plans, and the pair that is most alike. */
export function likeness(plans: readonly PlanSentences[]): { mean: number; least: number; alike: string } {
  const pairs = plans.flatMap((one) =>
    plans.filter((other) => other !== one).map((other) => ({ one, other, share: differingShare(one, other) })),
  )
  if (pairs.length === 0) return { mean: 1, least: 1, alike: '' }
  const closest = pairs.reduce((least, pair) => (pair.share < least.share ? pair : least))
  const mean = pairs.reduce((sum, { share }) => sum + share, 0) / pairs.length
  return { mean, least: closest.share, alike: `${closest.one.name} and ${closest.other.name}` }
}

function isTelling(sentence: string): boolean {
  return sentence.split(/\s+/).length >= FEWEST_WORDS
}
