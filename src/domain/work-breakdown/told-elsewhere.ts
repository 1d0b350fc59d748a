import { quantitiesIn } from '../../language/quantity/quantity.ts'
import { personNamed } from './composed/people.ts'
import type { Commitment, WorkPerson, WorkStep } from './work-breakdown.ts'

/** Whether it is told where a step is done: in its own cell, or as the place of each of its people. */
export function isPlaced({ place, lead, people }: Pick<WorkStep, 'place' | 'lead' | 'people'>, known: readonly WorkPerson[]): boolean {
  const names = [...(lead ? [lead] : []), ...people]
  return place !== undefined || (names.length > 0 && names.every((name) => personNamed(name, known)?.place !== undefined))
}

/** Whether it is told when a step has passed: by a figure that binds, in its cell or in a whole sentence, by words, or by a commitment that it has to reach. */
export function isPassMark({ id, proof }: Pick<WorkStep, 'id' | 'proof'>, commitments: readonly Commitment[]): boolean {
  const committed = commitments.some(({ step_ids, comparator, value }) => step_ids.includes(id) && comparator && value)
  return committed || proof.some(({ quantity, comparator, value, condition }) => (value ? comparator : (condition ?? binds(quantity))))
}

/** Whether words hold a figure with what it is compared by: "the force is off by no more than 4 %". */
function binds(words: string): boolean {
  return quantitiesIn(words).some(({ comparator }) => comparator !== '=')
}
