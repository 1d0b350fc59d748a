import type { Subject } from '../../../domain/interview.ts'
import { addTo, type Gathered, type Piece } from './gathered-rows.ts'
import type { Linked } from './known-steps.ts'
import { isName } from './link-features.ts'
import { placedWords } from './placed-words.ts'

/** Where a sentence stands in an answer. */
type Sentence = { start: number; end: number; text: string }

/** A sentence that speaks of steps, with what was told in it. */
type ToldSentence = { sentence: Sentence; steps: readonly number[]; linked: readonly Linked[] }

/** What is told of how a step is done and tested, for which a sentence can stand as it was said. */
const OF_METHOD = new Set(['method', 'condition', 'runs', 'evidence', 'quantity', 'limit'])
/** What several steps often share: it does not say of which step a sentence speaks. */
const SHARED = new Set(['lead', 'people', 'place'])

/**
 * Who is asked how the steps are done or tested answers in sentences, nearly each on one step. A sentence that is taken apart may lose its "not", and its
 * parts are read by nobody: so such a sentence stands whole, with what was read of its figure beside it. What this places is left out of what is returned.
 */
export function gatherSentences(
  steps: readonly Gathered[],
  { slot, subject, answer }: { slot: string; subject: Subject; answer: string },
  linked: readonly Linked[],
): readonly Linked[] {
  if (subject !== 'method' && subject !== 'test') return linked
  const placed = new Set<Linked>()
  let last: { steps: string; proof: Record<string, Piece[]> } | undefined
  for (const { sentence, steps: of, linked: told } of sentencesOnSteps(answer, linked)) {
    const piece = { slot, text: sentence.text }
    const isProof = told.some(({ told: { cell } }) => cell === 'limit')
    const proof = isProof ? proofOf(piece, told, slot) : undefined
    for (const at of of) {
      const step = steps[at]
      if (proof) step?.proofs.push(proof)
      else if (subject === 'test' && last?.steps === of.join()) addTo(last.proof, 'quantity', piece)
      else if (step && told.some(({ told: { cell } }) => OF_METHOD.has(cell))) addTo(step.cells, 'method', piece)
      if (proof && step && subject === 'method') addTo(step.cells, 'method', piece)
    }
    if (proof) last = { steps: of.join(), proof }
    for (const one of told) if (OF_METHOD.has(one.told.cell) || one.told.cell === 'judge') placed.add(one)
  }
  return linked.filter((one) => !placed.has(one))
}

/** The figure and the judge of a sentence beside the sentence itself. Of two figures nobody knows which counts: both stand in the sentence. */
function proofOf(sentence: Piece, told: readonly Linked[], slot: string): Record<string, Piece[]> {
  const of = (cell: string) => told.filter((one) => one.told.cell === cell).map(({ told: { text } }) => ({ slot, text }))
  const [limits, judges] = [of('limit'), of('judge')]
  return { quantity: [sentence], ...(limits.length === 1 ? { limit: limits } : {}), ...(judges.length > 0 ? { judge: judges } : {}) }
}

/** The sentences of an answer that speak of some steps. */
function sentencesOnSteps(answer: string, linked: readonly Linked[]): ToldSentence[] {
  return sentencesIn(answer).flatMap((sentence) => {
    const told = linked.filter((one) => one.told.start >= sentence.start && one.told.start < sentence.end)
    const steps = stepsMeant(told)
    return steps.length > 0 ? [{ sentence, steps, linked: told }] : []
  })
}

/** Of 100 such sentences 97 speak of one step: the one that is named first, or those that are named in one breath with it ("the model and the rig"). */
function stepsMeant(told: readonly Linked[]): number[] {
  const names = told.filter((one) => isName(one.told))
  const apart = names.findIndex((one, at) => at > 0 && one.told.start - (names[at - 1]?.told.end ?? 0) > ONE_BREATH)
  const first = names.slice(0, apart < 0 ? undefined : apart)
  const steps = first.length > 0 ? first.flatMap((one) => one.steps) : (told.find((one) => !SHARED.has(one.told.cell))?.steps ?? [])
  return [...new Set(steps)]
}

/** " and the ", ", ": so many characters stand between names in one breath. */
const ONE_BREATH = 10

/** The parts of an answer that are sentences: they have a verb and end as sentences do. Notes are none. */
function sentencesIn(answer: string): Sentence[] {
  const words = placedWords(answer)
  const ends = words.flatMap((word, at) => (ENDING.has(word.text) || words[at + 1]?.isNewLine !== false ? [at + 1] : []))
  return ends.flatMap((end, nth) => {
    const own = words.slice(ends[nth - 1] ?? 0, end)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    const isWhole = /^\p{Lu}/u.test(first.text) && ENDING.has(last.text) && own.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
    return isWhole ? [{ start: first.start, end: last.end, text: answer.slice(first.start, last.end) }] : []
  })
}

/** "Dr." and "Inc." are words of their own, which end no sentence. */
const ENDING: ReadonlySet<string> = new Set(['.', '!', '?'])
