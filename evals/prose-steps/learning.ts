import { readFileSync } from 'node:fs'
import { placedWords } from '../../src/drafting/built-in/filling/placed-words.ts'
import { type LearnedProse, tellingFeatures } from '../../src/drafting/built-in/filling/prose-steps.ts'
import { sentenceFeatures, type ToldSentence } from '../../src/drafting/built-in/filling/sentence-features.ts'
import type { Stretch } from '../../src/language/learned/sequence.ts'
import { type LabelledWords, labelsLearnedFrom } from '../learned/sequence-training.ts'

/** Of a sentence much is seen, and it is said of few: half is left out each time. */
const OF_SENTENCES = { least: 2, rounds: 20, unseen: 0.5, faint: 25 }
const OF_WORDS = { least: 3, rounds: 10, unseen: 0.2, faint: 40 }
const OF_RESULTS = { least: 2, rounds: 40, unseen: 0.1, faint: 20 }

/** What a sentence does: begins a step, goes on with it, goes back to another one, tells several, or tells none. */
export type Mark = 'B' | 'I' | 'R' | 'M' | 'O'
/** A sentence with what it does, and where the words stand that name the step that it begins, who leads that, and what comes of it. */
export type MarkedSentence = ToldSentence & { mark: Mark } & Partial<Record<Part, Place>>
export type MarkedText = readonly MarkedSentence[]
type Part = 'name' | 'lead' | 'result'
type Place = { start: number; end: number }

/** Texts that were written for this: to learn from, and some that nobody saw. Texts begin with a heading, paragraphs are parted by an empty line; names stand in brackets, who leads in pointed ones, and in texts of their own what comes of steps in curly ones. */
export function writtenTexts(name: 'train' | 'unseen' | 'results'): MarkedText[] {
  const texts = readFileSync(new URL(`./written/${name}.txt`, import.meta.url), 'utf8')
    .split(/^# .*\n/m)
    .slice(1)
  return texts.map((text) =>
    text
      .trim()
      .split('\n\n')
      .flatMap((own, paragraph) => own.split('\n').map((line) => sentenceOf(line, paragraph))),
  )
}

const PARTS: readonly (readonly [Part, string])[] = [
  ['name', '[]'],
  ['lead', '<>'],
  ['result', '{}'],
]

function sentenceOf(line: string, paragraph: number): MarkedSentence {
  const [mark, marked] = [line.charAt(0) as Mark, line.slice(2)]
  const plain = (text: string) => text.replace(/[[\]{}<]|(?<![-=])>/g, '')
  const places = PARTS.flatMap(([part, signs]): [Part, Place][] => {
    const [start, end] = Array.from(signs, (sign) => marked.indexOf(sign))
    return start === undefined || end === undefined || start < 0 || end < start
      ? []
      : [[part, { start: plain(marked.slice(0, start)).length, end: plain(marked.slice(0, end)).length }]]
  })
  return { mark, text: plain(marked), paragraph, ...Object.fromEntries(places) }
}

const OTHER: Partial<Record<Mark, string>> = { R: 'back', M: 'several' }

/** The stretches of a marked text: each step from its first sentence to its last. */
export function stretchesOf(sentences: MarkedText): Stretch[] {
  const stretches: Stretch[] = []
  sentences.forEach(({ mark }, at) => {
    const last = stretches.at(-1)
    const other = OTHER[mark]
    if (mark === 'B') stretches.push({ label: 'step', from: at, to: at + 1 })
    else if (other) stretches.push({ label: other, from: at, to: at + 1 })
    else if (mark === 'I' && last?.to === at && last.label !== 'back') last.to = at + 1
    else if (mark === 'I') stretches.push({ label: 'back', from: at, to: at + 1 })
  })
  return stretches
}

/** What tells where steps begin and end, the words that name one, who leads it, and what comes of it: the same texts give the same weights. */
export function learnedProse(texts: readonly MarkedText[], results: readonly MarkedText[]): LearnedProse {
  const steps = texts.flatMap((text) => text.filter(({ mark }) => mark === 'B' || mark === 'I'))
  return {
    sentences: labelsLearnedFrom(texts.map(sentencesOf), OF_SENTENCES),
    names: labelsLearnedFrom(
      steps.filter(({ name }) => name).map((one) => wordsOf(one, 'name')),
      OF_WORDS,
    ),
    leads: labelsLearnedFrom(
      steps.map((one) => wordsOf(one, 'lead')),
      OF_WORDS,
    ),
    results: labelsLearnedFrom(
      [...results.flat(), ...texts.flat()].filter(({ mark }) => mark === 'I').map((one) => wordsOf(one, 'result')),
      OF_RESULTS,
    ),
  }
}

function sentencesOf(text: MarkedText): LabelledWords {
  return { features: sentenceFeatures(text), stretches: stretchesOf(text) }
}

function wordsOf({ text, ...places }: MarkedSentence, label: Part): LabelledWords {
  const [words, place] = [placedWords(text), places[label]]
  const from = words.findIndex(({ end }) => place && end > place.start)
  const to = words.findLastIndex(({ start }) => place && start < place.end) + 1
  return { features: tellingFeatures(words), stretches: from >= 0 && from < to ? [{ label, from, to }] : [] }
}
