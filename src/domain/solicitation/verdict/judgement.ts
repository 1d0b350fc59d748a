import { type Learned, likelihoods } from '../../../language/learned/logistic.ts'
import type { Because, Period, RequirementKind, Strength, Whose } from '../analysis.ts'
import { featuresOf } from './features.ts'
import type { Placed } from './placed.ts'
import weights from './weights.json' with { type: 'json' }

/** What is asked of a sentence; each was learned from sentences that people have marked. */
export const QUESTIONS = ['verdict', 'whose', 'period', 'kind', 'strength'] as const
type Question = (typeof QUESTIONS)[number]
/** What was learned of each question. */
export type Weights = Record<Question, Learned>

/** What a sentence is: how likely it asks something of the work, why it does not if it does not, of whom it speaks and to which part of the award it belongs. */
export type Judgement = { probability: number; because: Because; whose: Whose; period: Period }

/** Behind the answers that make a sentence a requirement. */
export const ASKS = 'asks'

/** The judgement of each sentence of a topic, in their order. */
export function judgementsOf(placed: readonly Placed[], learned: Weights = weights): Judgement[] {
  return placed.map((one, at) => {
    const features = featuresOf(one, placed[at - 1], placed[at + 1])
    const verdict = likely(features, learned.verdict)
    const asks = verdict.filter(([answer]) => answer.startsWith(ASKS)).reduce((sum, [, probability]) => sum + probability, 0)
    return {
      ...settled(one, asks, best(verdict.filter(([answer]) => !answer.startsWith(ASKS))) as Because),
      // the notice on foreign nationals speaks to who proposes, and binds the work all the same
      whose: one.section === 'itar' ? 'work' : (best(likely(features, learned.whose)) as Whose),
      period: best(likely(features, learned.period)) as Period,
    }
  })
}

/** A row of thresholds always asks, what introduces a list never does itself, and what comes after Phase II is none of the plan's: that needs no learning. */
function settled({ text, section, block }: Placed, probability: number, because: Because): Pick<Judgement, 'probability' | 'because'> {
  if (block.row) return { probability: 1, because }
  if (section === 'phase_3') return { probability: 0, because: 'after' }
  return /:\s*$/.test(text) ? { probability: 0, because: 'heading' } : { probability, because }
}

/** What is asked by a sentence, or by a part of it, that is a requirement: of which kind, and how strongly. */
export function askedBy(
  placed: readonly Placed[],
  at: number,
  text: string,
  learned: Weights = weights,
): { kind: RequirementKind; strength: Strength } {
  const one = placed[at]
  if (!one) throw new Error('There is no such sentence')
  const features = featuresOf(one, placed[at - 1], placed[at + 1], text)
  return { kind: best(likely(features, learned.kind)) as RequirementKind, strength: best(likely(features, learned.strength)) as Strength }
}

function likely(features: readonly string[], learned: Learned): [answer: string, probability: number][] {
  const probabilities = likelihoods(features, learned)
  return learned.answers.map((answer, at) => [answer, probabilities[at] ?? 0])
}

function best(answers: readonly [string, number][]): string {
  return answers.reduce((likeliest, one) => (one[1] > likeliest[1] ? one : likeliest), ['', -1])[0]
}
