import { partsOf, seenIn } from '../../src/domain/machine-talk/features.ts'
import { sentenceRanges } from '../../src/domain/machine-talk/sentence-ranges.ts'
import { type Learned, likelihoods } from '../../src/language/learned/logistic.ts'
import { type Example, learnedFrom } from '../learned/training.ts'
import type { JudgedText } from './texts.ts'

const WAY = { rounds: 12, step: 0.15, pull: 1e-4 }
/** A text is judged as a whole, its sentences are not: after each turn those that look like its order are learned from again. */
const TURNS = 3
const LOOKS_LIKE_ORDER = 0.75

/** Weights that speak for an order, learned from judged texts: the same texts give the same weights. */
export function learnedOrders(texts: readonly JudgedText[]): Record<string, number> {
  const judged = texts.map(({ text, is }) => ({
    is,
    parts: sentenceRanges(text).flatMap(({ from, to }) => partsOf(text.slice(from, to)).map(featuresOf)),
  }))
  let learned: Learned | undefined
  for (let turn = 0; turn < TURNS; turn++) {
    const before = learned
    learned = learnedFrom(
      judged.flatMap(({ is, parts }) => (is === 'none' ? examples(parts, 'none') : examples(ordersAmong(parts, before), 'order'))),
      WAY,
    )
  }
  return learned ? ofOrder(learned) : {}
}

/** What is seen of a part, each as the weights name it. */
function featuresOf(part: string): string[] {
  const features: string[] = []
  seenIn(part, (...words) => features.push(words.join(' ')))
  return features
}

function examples(parts: readonly string[][], answer: string): Example[] {
  return parts.map((features) => ({ features, answer }))
}

/** The parts of a text with an order that look like one; at first only texts are learned from that have no other parts. */
function ordersAmong(parts: readonly string[][], learned: Learned | undefined): readonly string[][] {
  if (!learned) return parts.length === 1 ? parts : []
  const likely = parts.map((features) => likelihoods(features, learned)[learned.answers.indexOf('order')] ?? 0)
  const most = Math.max(...likely)
  return parts.filter((_, at) => likely[at] === most || (likely[at] ?? 0) > LOOKS_LIKE_ORDER)
}

/** One weight a feature instead of one an answer: with two answers only the difference counts. */
function ofOrder({ answers, weights }: Learned): Record<string, number> {
  const [order, none] = [answers.indexOf('order'), answers.indexOf('none')]
  const rows = Object.entries(weights).map(([feature, row]): [string, number] => [
    feature,
    Number(((row[order] ?? 0) - (row[none] ?? 0)).toFixed(2)),
  ])
  return Object.fromEntries(rows.filter(([, weight]) => Math.abs(weight) >= 0.15))
}
