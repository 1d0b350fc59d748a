import type { Learned } from '../../src/language/learned/logistic.ts'
import { type Example, learnedFrom } from '../../src/language/learned/training.ts'
import { registerFeatures } from '../../src/language/register.ts'
import { type JudgedSentence, writtenSentences } from '../judged-sentences.ts'

const WAY = { least: 5, rounds: 14, pull: 3e-4, decimals: 2, faint: 0.05 }
/** Lines that were written both ways are few beside those of real solicitations. */
const AGAIN = 4

/** Lines of plans as somebody notes or says them ("-") and as a contract has them ("+"): to learn from, and some that nobody saw. */
export function writtenBothWays(name: 'train' | 'unseen'): JudgedSentence[] {
  return writtenSentences(new URL(`./written/${name}.txt`, import.meta.url))
}

/** What tells a spoken line, learned of judged lines and of others that a contract may have: the same lines give the same weights. */
export function learnedRegister(judged: readonly JudgedSentence[], proper: readonly string[]): Learned {
  const own = judged.flatMap((one) => Array.from({ length: AGAIN }, () => exampleOf(one)))
  return learnedFrom([...own, ...proper.map((text) => exampleOf({ text, isMeant: false }))], WAY)
}

function exampleOf({ text, isMeant }: JudgedSentence): Example {
  return { features: registerFeatures(text), answer: isMeant ? 'spoken' : 'written' }
}
