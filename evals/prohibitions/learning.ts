import { prohibitionFeatures } from '../../src/domain/solicitation/verdict/forbids.ts'
import { oneSpaced } from '../../src/language/characters.ts'
import type { Learned } from '../../src/language/learned/logistic.ts'
import { type JudgedSentence, writtenSentences } from '../judged-sentences.ts'
import { learnedFrom } from '../learned/training.ts'
import { allTruth } from '../reading/truth.ts'

/** Sentences that were written for this count so often: marked topics forbid little, and hold four times as much. */
const COUNTED_OFTEN = 3
const WAY = { least: 3 * COUNTED_OFTEN, rounds: 20, pull: 8e-5, faint: 0.16 }

/** Sentences of topics that were written to be learned from, or that nobody saw: those that only forbid, and those that look like it. */
export function writtenProhibitions(name: 'train' | 'unseen'): JudgedSentence[] {
  return writtenSentences(new URL(`./written/${name}.txt`, import.meta.url))
}

/** What marked topics ask for and do not forbid: what they only forbid stands word for word among what was written. */
export function markedAsking(): JudgedSentence[] {
  const forbidden = new Set(writtenProhibitions('train').flatMap(({ text, isMeant }) => (isMeant ? oneSpaced(text) : [])))
  const quotes = allTruth().flatMap(({ requirements }) => requirements.map(({ quote }) => oneSpaced(quote).trim()))
  return [...new Set(quotes)].filter((text) => !forbidden.has(text)).map((text) => ({ text, isMeant: false }))
}

/** What tells that words only forbid: the same sentences give the same weights. */
export function learnedProhibitions(written: readonly JudgedSentence[], marked: readonly JudgedSentence[]): Learned {
  const often = Array.from({ length: COUNTED_OFTEN }, () => written).flat()
  return learnedFrom(
    [...often, ...marked].map(({ text, isMeant }) => ({ features: prohibitionFeatures(text), answer: isMeant ? 'forbids' : 'asks' })),
    WAY,
  )
}
