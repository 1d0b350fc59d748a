import weights from './learned/sense.json' with { type: 'json' }
import { remembering } from './remembering.ts'
import { senseFeatures } from './sense-features.ts'

/** How far each feature speaks against a line's making sense, in logarithms of odds. Learned by `npm run evals train-sense` of lines that people wrote. */
export type SenseWeights = Readonly<Record<string, number>>

/**
 * How sure one has to be that a line makes no sense: to say so of this very line, since a plan has many and a false word of one costs trust; and to
 * count how many of a text's lines make none, where a few false ones tell nothing.
 */
const ODDS = { sure: Math.log(19), likely: Math.log(3 / 2) } as const

/**
 * Whether a line of a plan makes no sense as English: torn, crammed together, with words that stand for nothing, or left over from speech. Judged by
 * what was learned of marked lines, not by rules.
 */
export function isSenseless(line: string, odds: keyof typeof ODDS = 'sure', learned?: SenseWeights): boolean {
  return (learned ? againstSense(line, learned) : asShipped(line)) > ODDS[odds]
}

const asShipped = remembering((line) => againstSense(line, weights))

/** How far a line speaks against its making sense: the logarithm of the odds. */
function againstSense(line: string, learned: SenseWeights): number {
  let sum = 0
  for (const feature of new Set(senseFeatures(line))) if (Object.hasOwn(learned, feature)) sum += learned[feature] ?? 0
  return sum
}
