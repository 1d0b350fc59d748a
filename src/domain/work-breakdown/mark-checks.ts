import { hasLetter } from '../../language/characters.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { isGuess } from '../thought.ts'
import type { Check } from './check.ts'
import { bound } from './composed/bound.ts'
import { committedIn } from './composed/committed.ts'
import { isName } from './composed/people.ts'
import { figure, holdsSeveral } from './composed/phrase.ts'
import { datesBy } from './composed/when-due.ts'
import { canFail, isHalfTold, saysMark } from './told-elsewhere.ts'
import type { Proof, WorkBreakdown, WorkStep } from './work-breakdown.ts'

/**
 * What is asked of the pass marks of the rows: of a test that is printed without one and of a guess what counts, of several figures which, of a bare figure how it binds, unless the topic says so.
 * Until then they stand as typed, a guess nowhere.
 */
export function markChecks(breakdown: WorkBreakdown, requirements: readonly Requirement[]): Check[] {
  const { steps, commitments } = breakdown
  const isOpen = (step: WorkStep, one: Proof) => canFail(one) && !saysMark(one) && !committedIn(one, step, breakdown)?.value
  const isBare = (step: WorkStep, one: Proof) => isHalfTold(bound(one, requirements, step.requirement_ids))
  return [
    ...steps.flatMap((step) =>
      step.proof.flatMap((one, at) => [
        ...(isOpen(step, one) ? withoutMark(one, placeOf(step.id, at)) : []),
        ...asked(one, placeOf(step.id, at), isBare(step, one)),
        ...withoutJudge(one, placeOf(step.id, at)),
      ]),
    ),
    // today's figure beside it tells which way it goes
    ...commitments.flatMap((one) => asked(one, { row_id: one.id, cell: 'value' }, !one.today && isHalfTold(one))),
  ]
}

type Place = Pick<Check, 'row_id' | 'cell' | 'at'>

function placeOf(row_id: string, at: number): Place {
  return { row_id, cell: 'proof', at }
}

/** Of a test whose other cells say something is asked what counts as a pass, where a stranger finds no mark in it. */
function withoutMark({ quantity }: Proof, place: Place): Check[] {
  const what = `“${quantity}” has no pass mark: what counts as a pass?`
  return [{ kind: 'value', ...place, what, mends: 'Type the mark, such as “at most 2 lb” or “all 5 refused”.' }]
}

/** Of a clause or a figure in the place of a judge, "the yard has the list", it is asked who judges. */
function withoutJudge({ quantity, judge }: Proof, place: Place): Check[] {
  if (!judge || (isName(judge) && hasLetter(judge))) return []
  const what = `Who judges “${quantity}”? “${judge}” is no name.`
  return [{ kind: 'value', ...place, what, mends: 'Name a person or an office.' }]
}

function asked(one: Proof, place: Place, isBare: boolean): Check[] {
  const told = `“${one.quantity}: ${figure(one)}”`
  const found = (what: string, mends: string): Check[] => [{ kind: 'value', ...place, what, mends }]
  if (isGuess(one))
    return found(
      `${told} tells nothing that binds: what counts as a pass?`,
      'Type the value that counts; a guess, or where it stands, is no criterion.',
    )
  const value = one.value ?? ''
  if (holdsSeveral(value) || datesBy(value).length > 1)
    return found(`${told} holds several figures: which one counts?`, 'Leave the one that counts, and give each other one a row of its own.')
  if (isBare) return found(`${told}: at least, at most or exactly?`, 'Say it before the figure, such as “at least”.')
  return []
}
