import { clauseOf } from '../../../language/clause.ts'
import { stemsIn } from '../../../language/stem.ts'
import { standingIn } from '../../../language/tokens.ts'
import { textOf, wordsOf } from '../../../language/words.ts'
import type { Commitment, Proof, WorkStep } from '../work-breakdown.ts'
import { figuresIn, joined } from './phrase.ts'

/** The share of the words on how a commitment is measured that its proof has in other order: told twice they would read as two tests. */
const SAME_TEST = 0.7

/** The proofs of a step, each once: only what says the same in all of its fields is told twice. */
export function onceEach(proofs: readonly Proof[]): Proof[] {
  const fieldsOf = (one: Proof) => JSON.stringify(Object.entries(one).sort()).toLowerCase()
  return [...new Map(proofs.map((one) => [fieldsOf(one), one])).values()]
}

/** Whether a proof tells already what words say: word for word, or with their figures and nearly all of their words. */
export function isToldOf(proof: Proof, how: string): boolean {
  const told = Object.values(proof).map(String)
  const [roots, figures] = [new Set(stemsIn(told.join(' '))), figuresIn(told.join(' '))]
  const own = stemsIn(how)
  const isSame = own.filter((root) => roots.has(root)).length >= SAME_TEST * own.length
  return standingIn(told)(how) || (isSame && figuresIn(how).every((one) => figures.includes(one)))
}

/** Whether a sentence is about a thing: "The glaze report goes to the guild in month 3" is about the glaze report. */
export function isAbout(sentence: string, thing: string): boolean {
  const { subject } = clauseOf(wordsOf(sentence))
  return subject.length > 0 && isToldOf({ quantity: textOf(subject) }, thing)
}

/** Whether a proof of some steps says all that is committed to, under another name. */
export function isSaidBy(steps: readonly WorkStep[], { quantity, value, unit, how }: Commitment): boolean {
  const words = joined([quantity, value, unit, how], ' ')
  return figuresIn(words).length > 0 && steps.some(({ proof }) => proof.some((one) => isToldOf(one, words)))
}
