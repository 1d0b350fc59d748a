import { readFileSync } from 'node:fs'
import { placedWords } from '../../src/drafting/built-in/filling/placed-words.ts'
import { type LearnedProse, tellingFeatures } from '../../src/drafting/built-in/filling/prose-words.ts'
import { sentenceFeatures, type ToldSentence } from '../../src/drafting/built-in/filling/sentence-features.ts'
import type { Stretch } from '../../src/language/learned/sequence.ts'
import { type LabelledWords, labelsLearnedFrom } from '../learned/sequence-training.ts'

/** Of a sentence much is seen, and it is said of few: half is left out each time. */
const OF_SENTENCES = { least: 2, rounds: 20, unseen: 0.5, faint: 50 }
const OF_WORDS = { least: 3, rounds: 10, unseen: 0.2, faint: 40 }
const OF_RESULTS = { least: 2, rounds: 40, unseen: 0.1, faint: 60 }

/** What a sentence does: begins a step, goes on with it, goes back to another one, tells several, or tells none. */
export type Mark = 'B' | 'I' | 'R' | 'M' | 'O'
/** What words of a sentence may be marked as: what names the step that it begins, who leads that, what comes of it, where it is done, and when it counts as done. */
export type Part = 'name' | 'lead' | 'result' | 'place' | 'mark'
type Place = { start: number; end: number }
/** A sentence with what it does, and where words of each kind stand. */
export type MarkedSentence = ToldSentence & { does: Mark; parts: Record<Part, Place[]> }
export type MarkedText = readonly MarkedSentence[]

/** Texts that were written for this, by what is marked in them: all but what comes of steps, that alone, places and pass marks alone, or everything. */
export const WRITTEN = ['train', 'results', 'places-and-marks', 'dense'] as const
export type Written = (typeof WRITTEN)[number]

/** In which of the texts words of a kind are marked. */
const MARKED_IN: Record<Part, readonly Written[]> = {
  name: ['train', 'dense'],
  lead: ['train', 'dense'],
  result: ['train', 'results', 'dense'],
  place: ['places-and-marks', 'dense'],
  // in the first no pass marks are marked: what has no word that could bind one has none
  mark: ['places-and-marks', 'dense', 'results', 'train'],
}

/** The texts of a kind, to learn from, or those that nobody saw. Texts begin with a heading, paragraphs are parted by an empty line. */
export function writtenTexts(name: Written, isUnseen = false): MarkedText[] {
  const file = isUnseen
    ? { train: 'unseen', results: undefined, 'places-and-marks': 'unseen-places-and-marks', dense: 'unseen-dense' }[name]
    : name
  if (file === undefined) return []
  const texts = readFileSync(new URL(`./written/${file}.txt`, import.meta.url), 'utf8')
    .split(/^# .*\n/m)
    .slice(1)
  return texts.map((text) =>
    text
      .trim()
      .split('\n\n')
      .flatMap((own, paragraph) => own.split('\n').map((line) => sentenceOf(line, paragraph))),
  )
}

const SIGNS: readonly (readonly [Part, string, RegExp])[] = [
  ['name', '[', /\[[^\]]*\]/g],
  ['lead', '<', /<[^<>]*>/g],
  ['result', '{', /\{[^}]*\}/g],
  ['place', '«', /«[^»]*»/g],
  ['mark', '⟦', /⟦[^⟧]*⟧/g],
]

function sentenceOf(line: string, paragraph: number): MarkedSentence {
  const [does, marked] = [line.charAt(0) as Mark, line.slice(2)]
  const isLead = /<\p{L}[^<>]*>/u.test(marked)
  const plain = (text: string) => text.replace(isLead ? /[[\]{}«»⟦⟧]|<(?=\p{L})|(?<=[\p{L}.])>/gu : /[[\]{}«»⟦⟧]/g, '')
  const parts = Object.fromEntries(
    SIGNS.map(([part, , pattern]) => [
      part,
      Array.from(marked.matchAll(pattern), ({ 0: found, index }) => {
        const start = plain(marked.slice(0, index + 1)).length
        return { start, end: start + plain(found).length }
      }).filter(({ start, end }) => end > start && (part !== 'lead' || isLead)),
    ]),
  ) as Record<Part, Place[]>
  return { does, text: plain(marked), paragraph, parts }
}

const OTHER: Partial<Record<Mark, string>> = { R: 'back', M: 'several' }

/** The stretches of a marked text: each step from its first sentence to its last. */
export function stretchesOf(sentences: MarkedText): Stretch[] {
  const stretches: Stretch[] = []
  sentences.forEach(({ does }, at) => {
    const last = stretches.at(-1)
    const other = OTHER[does]
    if (does === 'B') stretches.push({ label: 'step', from: at, to: at + 1 })
    else if (other) stretches.push({ label: other, from: at, to: at + 1 })
    else if (does === 'I' && last?.to === at && last.label !== 'back') last.to = at + 1
    else if (does === 'I') stretches.push({ label: 'back', from: at, to: at + 1 })
  })
  return stretches
}

export type WrittenTexts = Record<Written, readonly MarkedText[]>

/** What tells where steps begin and end, and the words of each kind: the same texts give the same weights. */
export function learnedProse(texts: WrittenTexts): LearnedProse {
  const words = (part: Part, how: typeof OF_WORDS, isOf: (one: MarkedSentence, kind: Written) => boolean = () => true) =>
    labelsLearnedFrom(
      MARKED_IN[part].flatMap((kind) =>
        texts[kind].flatMap((text) => text.filter((one) => isOf(one, kind)).map((one) => wordsOf(one, part))),
      ),
      how,
    )
  return {
    sentences: labelsLearnedFrom([...texts.train, ...texts.dense].map(sentencesOf), OF_SENTENCES),
    names: words('name', OF_WORDS, ({ parts }) => parts.name.length > 0),
    leads: words('lead', OF_WORDS, ({ does }) => does === 'B' || does === 'I'),
    results: words('result', OF_RESULTS, ({ does }, kind) => does === 'I' || kind === 'dense'),
    places: words('place', OF_RESULTS),
    marks: words('mark', OF_RESULTS, ({ text }, kind) => kind !== 'train' || !BINDS.test(text)),
  }
}

const BINDS =
  /\b(?:if|when|once|until|unless|must|has to|have to|needs?|should|at (?:least|most)|under|below|above|less|more|fewer|over|within|pass\w*|fail\w*|accept\w*|better|good|done|no)\b|[<>≤≥]/i

function sentencesOf(text: MarkedText): LabelledWords {
  return { features: sentenceFeatures(text), stretches: stretchesOf(text) }
}

function wordsOf({ text, parts }: MarkedSentence, label: Part): LabelledWords {
  const words = placedWords(text)
  const stretches = parts[label].flatMap((place) => {
    const from = words.findIndex(({ end }) => end > place.start)
    const to = words.findLastIndex(({ start }) => start < place.end) + 1
    return from >= 0 && from < to ? [{ label, from, to }] : []
  })
  return { features: tellingFeatures(words), stretches }
}
