import { clauseOf, formOf } from '../../language/clause.ts'
import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { wordsOf } from '../../language/words.ts'
import { personNamed } from './composed/people.ts'
import { isCompared } from './composed/reached.ts'
import type { Commitment, Proof, WorkPerson, WorkStep } from './work-breakdown.ts'

/** Whether it is told where a step is done: in its own cell, or as the place of each of its people. */
export function isPlaced({ place, lead, people }: Pick<WorkStep, 'place' | 'lead' | 'people'>, known: readonly WorkPerson[]): boolean {
  const names = [...(lead ? [lead] : []), ...people]
  return place !== undefined || (names.length > 0 && names.every((name) => personNamed(name, known)?.place !== undefined))
}

/** Whether a proof has a figure of which nobody has said how it binds. Words in its place, "agreed in writing by day 30", need no comparison. */
export function isHalfTold({ comparator, value = '' }: Proof): boolean {
  return !comparator && FIGURE.test(value)
}

/** A value that is a figure begins with its number, whatever sign or currency stands before it. */
const FIGURE = /^[^\p{L}\d]*\d/u

/** Whether it is told when a step has passed: by a figure that binds, in its cell or in a whole sentence, by words, or by a commitment that it has to reach. */
export function isPassMark({ id, proof }: Pick<WorkStep, 'id' | 'proof'>, commitments: readonly Commitment[]): boolean {
  const committed = commitments.some(({ step_ids, comparator, value }) => step_ids.includes(id) && comparator && value)
  const isMark = (one: Proof) => (one.value ? !isHalfTold(one) : one.condition) || binds(one.quantity)
  return committed || proof.some(isMark)
}

/** Whether words hold a figure with what it is compared by, "the force is off by no more than 4 %", or are a sentence on what is so then: "all runs pass the check". */
function binds(words: string): boolean {
  return isCompared(words) || quantitiesIn(words).some(({ comparator }) => comparator !== '=') || isSentence(words)
}

function isSentence(words: string): boolean {
  const tagged = wordsOf(words)
  const verb = tagged[clauseOf(tagged).verbAt]
  return tagged.some(({ pos }) => pos === 'AUX') || (verb !== undefined && tagged[0] !== verb && ['s', 'bare'].includes(formOf(verb)))
}
