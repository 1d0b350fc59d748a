import type { SenseWeights } from '../../src/language/sense.ts'
import { senseFeatures } from '../../src/language/sense-features.ts'
import { type Example, learnedFrom } from '../learned/training.ts'
import type { JudgedLine } from './lines.ts'

const WAY = { least: 2, rounds: 12, pull: 1e-4 }
/** There are more lines that make sense than such that make none. */
const AGAIN = 2
/** Weights fainter than this tell nothing. */
const FAINT = 0.06

/** What speaks against a line's making sense, learned of judged lines and of others that make sense: the same lines give the same weights. */
export function learnedSense(judged: readonly JudgedLine[], sensible: readonly string[]): SenseWeights {
  const { answers, weights } = learnedFrom(
    [
      ...judged.flatMap(({ line, sense }) => Array.from({ length: sense ? 1 : AGAIN }, () => exampleOf(line, sense))),
      ...sensible.map((line) => exampleOf(line, true)),
    ],
    WAY,
  )
  const [none, some] = [answers.indexOf('none'), answers.indexOf('sense')]
  const rows = Object.entries(weights).map(([feature, row]): [string, number] => [
    feature,
    Number(((row[none] ?? 0) - (row[some] ?? 0)).toFixed(2)),
  ])
  return Object.fromEntries(rows.filter(([, weight]) => Math.abs(weight) >= FAINT))
}

function exampleOf(line: string, sense: boolean): Example {
  return { features: senseFeatures(line), answer: sense ? 'sense' : 'none' }
}
