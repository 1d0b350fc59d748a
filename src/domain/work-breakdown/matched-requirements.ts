import { stem } from '../../language/stem.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import type { WorkStep } from './work-breakdown.ts'

/** What share of a requirement's telling words a step has to say to be taken for its answer. */
const ENOUGH = 0.22

/** For each requirement the step that says most of its words, where one says enough of them: offered to the person, who knows better. */
function matchedRequirements(requirements: readonly Requirement[], steps: readonly WorkStep[]): Map<string, string> {
  const asked = requirements.map(({ id, text }) => ({ id, words: stemsOf(text) }))
  const told = steps.map((step) => ({ id: step.id, words: stemsOf(wordsOfStep(step)) }))
  const weight = weightsOf([...asked, ...told].map(({ words }) => words))
  return new Map(
    asked.flatMap(({ id, words }): [string, string][] => {
      const all = sumOf(words, weight)
      const scored = told.map((step) => ({
        id: step.id,
        share: sumOf(new Set([...words].filter((word) => step.words.has(word))), weight) / all,
      }))
      const best = scored.reduce<(typeof scored)[number] | undefined>(
        (first, one) => (first && first.share >= one.share ? first : one),
        undefined,
      )
      return best && best.share >= ENOUGH ? [[id, best.id]] : []
    }),
  )
}

function wordsOfStep({ action, title, method, input, result, proof }: WorkStep): string {
  return [action, title, result, method, input, ...proof.flatMap(({ quantity, condition }) => [quantity, condition])].join(' ')
}

function stemsOf(text: string): Set<string> {
  return new Set((text.match(/[\p{L}\d][\p{L}\d-]{2,}/gu) ?? []).map(stem))
}

/** How telling a word is: the fewer say it, the more. */
function weightsOf(texts: readonly ReadonlySet<string>[]): (word: string) => number {
  const counts = new Map<string, number>()
  for (const words of texts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => Math.log((1 + texts.length) / (counts.get(word) ?? 1))
}

function sumOf(words: ReadonlySet<string>, weight: (word: string) => number): number {
  return [...words].reduce((sum, word) => sum + weight(word), 0)
}

/** The steps with the requirements that they most likely answer, beside those that they name already. */
export function withMatchedRequirements(requirements: readonly Requirement[], steps: readonly WorkStep[]): WorkStep[] {
  const named = new Set(steps.flatMap(({ requirement_ids }) => requirement_ids))
  const matched = matchedRequirements(
    requirements.filter(({ id }) => !named.has(id)),
    steps,
  )
  return steps.map((step) => ({
    ...step,
    requirement_ids: [...step.requirement_ids, ...[...matched].filter(([, id]) => id === step.id).map(([requirement]) => requirement)],
  }))
}
