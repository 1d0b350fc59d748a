import { readFileSync } from 'node:fs'
import { linesOf } from '../../../src/domain/solicitation/layout/line.ts'
import { comparable } from '../../../src/domain/solicitation/requirement/quote.ts'
import { topicRead } from '../../../src/domain/solicitation/topic/topic-read.ts'
import { featuresOf } from '../../../src/domain/solicitation/verdict/features.ts'
import { ASKS, QUESTIONS, type Weights } from '../../../src/domain/solicitation/verdict/judgement.ts'
import { type Placed, placedIn } from '../../../src/domain/solicitation/verdict/placed.ts'
import type { Learned } from '../../../src/language/learned/logistic.ts'
import { READING_LIMITS } from '../../../src/server/documents/limits.ts'
import { readPages } from '../../../src/server/documents/reading.ts'
import type { Example, Way } from '../../learned/training.ts'
import { learnedFrom } from '../../learned/training.ts'
import type { Truth } from '../truth.ts'
import { type MarkedTopic, marksOf } from './aligned.ts'

/** A sentence as an example; `text` where the same words may stand in other documents, marked otherwise. */
type Marking = Example & { text?: string }

/** A marked document, its sentences with what was marked of each, and from them the examples of each question. */
export type Marked = { file: string; placed: Placed[]; marks: ReturnType<typeof marksOf>; examples: Record<keyof Weights, Marking[]> }

/** Small steps, and weights that a person can read. */
const WAY: Partial<Way> = { least: 3, rounds: 10, step: 0.05, decimals: 1, faint: 0.05 }

/** In so many orders the documents are learned, and the weights are their mean: what hangs on the order alone is no knowledge. */
const ORDERS = 3

/** What is learned from marked documents, of each question. */
export function weightsFrom(marked: readonly Marked[]): Weights {
  const learned = QUESTIONS.map((question) => {
    const examples = agreed(marked.flatMap((one) => one.examples[question]))
    const orders = Array.from({ length: ORDERS }, (_, at) => Math.floor((examples.length * at) / ORDERS))
    return [question, meanOf(orders.map((from) => learnedFrom([...examples.slice(from), ...examples.slice(0, from)], WAY)))]
  })
  return Object.fromEntries(learned)
}

function meanOf(all: readonly Learned[]): Learned {
  const [{ answers } = { answers: [] }] = all
  const sums = new Map<string, number[]>()
  for (const { weights } of all)
    for (const [feature, row] of Object.entries(weights)) {
      const known = sums.get(feature) ?? answers.map(() => 0)
      sums.set(
        feature,
        known.map((sum, at) => sum + (row[at] ?? 0)),
      )
    }
  const rows = [...sums].map(([feature, row]) => [feature, row.map((sum) => Number((sum / all.length).toFixed(1)))] as const)
  return {
    answers,
    weights: Object.fromEntries(
      rows.filter(([, row]) => row.some((weight) => weight !== 0)).sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  }
}

/** What stands word for word in many documents is learned as most of them were marked: two marks of the same words teach nothing but doubt. */
function agreed(all: readonly Marking[]): Marking[] {
  const marks = new Map<string, string[]>()
  for (const { text, answer } of all) if (text) marks.set(text, [...(marks.get(text) ?? []), answer])
  const count = (text: string, answer: string) => (marks.get(text) ?? []).filter((one) => one === answer).length
  return all.filter(({ text, answer }) => !text || (marks.get(text) ?? []).every((one) => count(text, one) <= count(text, answer)))
}

/** Reads a marked document, in this process since it is our own, and lays its marks beside its sentences. Throws where it cannot be read. */
export async function markedDocument(truth: Truth): Promise<Marked> {
  const file = new Uint8Array(readFileSync(new URL(`../../../samples/${truth.file}`, import.meta.url)))
  const matter = { type: 'file', file } as const
  const order = { matter, purpose: { as: 'document' }, file_name: truth.file, ocr_data: null, ...READING_LIMITS } as const
  const read = await readPages(order, () => {})
  if (!read.ok) throw new Error(`${truth.file}: ${read.problem.message}`)
  const placed = placedIn(topicRead(linesOf(read.value.pages), undefined).sections)
  const marks = marksOf(placed, truth.sentences)
  return { file: truth.file, placed, marks, examples: examplesOf(placed, marks, truth) }
}

/** The examples that a marked topic gives of each question. */
export function examplesOf(
  placed: readonly Placed[],
  marks: Marked['marks'],
  { requirements }: Pick<MarkedTopic, 'requirements'>,
): Marked['examples'] {
  const examples: Marked['examples'] = { verdict: [], whose: [], period: [], kind: [], strength: [] }
  placed.forEach((one, at) => {
    const mark = marks[at]
    if (!mark || one.isBeside) return
    const features = featuresOf(one, placed[at - 1], placed[at + 1])
    if (one.section !== 'phase_3') {
      const asks = mark.verdict === 'requirement'
      examples.verdict.push({
        features,
        text: comparable(one.text),
        answer: asks ? `${ASKS} ${mark.whose}` : (mark.because ?? 'background'),
      })
      examples.whose.push({ features, answer: mark.whose })
    }
    examples.period.push({ features, answer: mark.period })
    if (mark.verdict !== 'requirement') return
    for (const { quote, kind, strength } of requirements.filter((part) => isPartOf(part.quote, one.text))) {
      const seen = featuresOf(one, placed[at - 1], placed[at + 1], quote)
      examples.kind.push({ features: seen, answer: kind })
      examples.strength.push({ features: seen, answer: strength })
    }
  })
  return examples
}

/** Whether words are part of a sentence, or hold it. */
function isPartOf(quote: string, sentence: string): boolean {
  const [part, whole] = [comparable(quote), comparable(sentence)]
  return whole.includes(part) || part.includes(whole)
}
