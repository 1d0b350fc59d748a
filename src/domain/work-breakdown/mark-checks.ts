import type { Requirement } from '../solicitation/analysis.ts'
import { isGuess } from '../thought.ts'
import type { Check } from './check.ts'
import { bound } from './composed/bound.ts'
import { isName } from './composed/people.ts'
import { figure, holdsSeveral } from './composed/phrase.ts'
import { datesBy } from './composed/when-due.ts'
import { isHalfTold } from './told-elsewhere.ts'
import type { Proof, WorkBreakdown, WorkStep } from './work-breakdown.ts'

/**
 * What is asked of the pass marks of the rows: of a guess what counts, of several figures which, of a bare figure how it binds, unless the topic says so.
 * Until then they stand as typed, a guess nowhere.
 */
export function markChecks(
  { steps, commitments }: Pick<WorkBreakdown, 'steps' | 'commitments'>,
  requirements: readonly Requirement[],
): Check[] {
  const isBare = (step: WorkStep, one: Proof) => isHalfTold(bound(one, requirements, step.requirement_ids))
  return [
    ...steps.flatMap((step) =>
      step.proof.flatMap((one, at) => [...asked(one, placeOf(step.id, at), isBare(step, one)), ...withoutJudge(one, placeOf(step.id, at))]),
    ),
    // today's figure beside it tells which way it goes
    ...commitments.flatMap((one) => asked(one, { row_id: one.id, cell: 'value' }, !one.today && isHalfTold(one))),
  ]
}

type Place = Pick<Check, 'row_id' | 'cell' | 'at'>

function placeOf(row_id: string, at: number): Place {
  return { row_id, cell: 'proof', at }
}

/** Of a clause in the place of a judge, "the yard has the list", it is asked who judges. */
function withoutJudge({ quantity, judge }: Proof, place: Place): Check[] {
  if (!judge || isName(judge)) return []
  const what = `Who judges “${quantity}”? “${judge}” is a sentence and no name.`
  return [{ kind: 'value', ...place, what, mends: 'Name a person or an office.' }]
}

function asked(one: Proof, place: Place, isBare: boolean): Check[] {
  const told = `“${one.quantity}: ${figure(one)}”`
  const found = (what: string, mends: string): Check[] => [{ kind: 'value', ...place, what, mends }]
  if (isGuess(one)) return found(`${told} is a guess: what counts as a pass?`, 'Type the value that counts; a guess is no criterion.')
  const value = one.value ?? ''
  if (holdsSeveral(value) || datesBy(value).length > 1)
    return found(`${told} holds several figures: which one counts?`, 'Leave the one that counts, and give each other one a row of its own.')
  if (isBare) return found(`${told}: at least, at most or exactly?`, 'Say it before the figure, such as “at least”.')
  return []
}
