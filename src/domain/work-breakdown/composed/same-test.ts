import { stemsIn } from '../../../language/stem.ts'
import { standingIn } from '../../../language/tokens.ts'
import type { Commitment, Proof, WorkStep } from '../work-breakdown.ts'
import { figure, figuresIn, joined } from './phrase.ts'

/** The share of the words on how a commitment is measured that its proof has in other order: told twice they would read as two tests. */
const SAME_TEST = 0.7

/** The proofs of a step without those that another tells with all of their figures and nearly all of their words, judged by the same: of two that tell each other the first. */
export function onceEach(proofs: readonly Proof[]): Proof[] {
  const isTold = (one: Proof, at: number) => {
    const { judge, ...test } = one
    const words = Object.values(test).join(' ')
    return proofs.some((other, nth) => {
      const isFirst = nth < at || !isToldOf(one, Object.values({ ...other, judge: '' }).join(' '))
      const isSameJudge = !judge || !other.judge || judge === other.judge
      return nth !== at && isFirst && isSameJudge && figuresIn(words).length > 0 && !isOtherLimit(one, other) && isToldOf(other, words)
    })
  }
  return proofs.filter((one, at) => !isTold(one, at))
}

/** Whether two proofs have values that are not one. */
function isOtherLimit(one: Proof, other: Proof): boolean {
  return [one.value, other.value].every((value) => value !== undefined) && figure(one) !== figure(other)
}

/** Whether a proof tells already what words say: word for word, or with their figures and nearly all of their words. */
export function isToldOf(proof: Proof, how: string): boolean {
  const told = Object.values(proof).map(String)
  const [roots, figures] = [new Set(stemsIn(told.join(' '))), figuresIn(told.join(' '))]
  const own = stemsIn(how)
  const isSame = own.filter((root) => roots.has(root)).length >= SAME_TEST * own.length
  return standingIn(told)(how) || (isSame && figuresIn(how).every((one) => figures.includes(one)))
}

/** Whether a proof of some steps says all that is committed to, under another name. */
export function isSaidBy(steps: readonly WorkStep[], { quantity, value, unit, how }: Commitment): boolean {
  const words = joined([quantity, value, unit, how], ' ')
  return figuresIn(words).length > 0 && steps.some(({ proof }) => proof.some((one) => isToldOf(one, words)))
}
