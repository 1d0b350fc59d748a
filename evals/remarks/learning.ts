import type { Learned } from '../../src/language/learned/logistic.ts'
import { remarkFeatures } from '../../src/language/remark-features.ts'
import { stretchesIn } from '../../src/language/sentence.ts'
import { markedAnswers } from '../drafting/filling/marks.ts'
import { type JudgedSentence, writtenSentences } from '../judged-sentences.ts'
import { type Example, learnedFrom } from '../learned/training.ts'

const WAY = { least: 2, rounds: 14, pull: 1e-4, decimals: 2, faint: 0.05 }
/** Remarks are few beside what marked companies tell of their work. */
const AGAIN = 80

/** Sentences that were written for this: to learn from, and some that nobody saw. */
export function writtenRemarks(name: 'train' | 'unseen'): JudgedSentence[] {
  return writtenSentences(new URL(`./written/${name}.txt`, import.meta.url))
}

/** What marked companies tell of their work, company by company: sentences of which some words fill a cell, and these words as an answer of their own. */
export function toldOfWork(): Map<string, JudgedSentence[]> {
  const told = new Map<string, JudgedSentence[]>()
  for (const { company, text, marks } of markedAnswers()) {
    const own = stretchesIn(text).filter((part) => marks.some(({ start, end }) => start < part.end && end > part.start))
    // who is asked for one thing answers with these words alone
    const bare = marks.map(({ start, end }) => `${text.charAt(start).toUpperCase()}${text.slice(start + 1, end)}.`)
    const texts = [...own.map(({ start, end }) => text.slice(start, end)), ...bare]
    told.set(company, [...(told.get(company) ?? []), ...texts.map((one) => ({ text: one, isMeant: false }))])
  }
  return told
}

/** What tells a remark, learned of judged sentences: the same sentences give the same weights. */
export function learnedRemarks(judged: readonly JudgedSentence[], told: readonly JudgedSentence[]): Learned {
  return learnedFrom([...judged.flatMap((one) => Array.from({ length: AGAIN }, () => exampleOf(one))), ...told.map(exampleOf)], WAY)
}

function exampleOf({ text, isMeant }: JudgedSentence): Example {
  return { features: remarkFeatures(text), answer: isMeant ? 'remark' : 'work' }
}
