import { stem } from '../../language/stem.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { personNamed } from './composed/people.ts'
import type { Commitment, WorkBreakdown, WorkStep } from './work-breakdown.ts'

/** Something in a work breakdown that does not fit together: what, what mends it, and the row where that is done, when it is one. */
export type Check = {
  kind: 'order' | 'months' | 'commitment' | 'person' | 'requirement' | 'result'
  what: string
  mends: string
  row_id: string | null
}

/** How many requirements are named where more have no step. */
const MOST_NAMED = 6

/** What a work breakdown is held against while somebody edits it; `period` is the period of performance in months. */
export function breakdownChecks(
  breakdown: WorkBreakdown,
  { period, requirements }: { period: number; requirements: readonly Pick<Requirement, 'id'>[] },
): Check[] {
  return [
    ...orderChecks(breakdown.steps),
    ...breakdown.steps.flatMap((step, at) => monthChecks(step, at + 1, period)),
    ...breakdown.commitments.flatMap((commitment) => untested(commitment, breakdown.steps)),
    ...withoutWork(breakdown),
    ...unanswered(breakdown.steps, requirements),
    ...sameResults(breakdown.steps),
  ]
}

function orderChecks(steps: readonly WorkStep[]): Check[] {
  return steps.flatMap((step, at) =>
    step.needs.flatMap((id): Check[] => {
      const other = steps.findIndex((one) => one.id === id)
      const needed = steps[other]
      const what = needed && orderProblem({ step, number: at + 1 }, { step: needed, number: other + 1 })
      return what ? [{ kind: 'order', row_id: step.id, ...what }] : []
    }),
  )
}

type Numbered = { step: WorkStep; number: number }

/** By months where both have them, else by the order of the rows. A step may begin in the month in which what it needs ends. */
function orderProblem({ step, number }: Numbered, needed: Numbered): { what: string; mends: string } | null {
  if (number === needed.number) return { what: `Step ${number} needs itself.`, mends: `Take ${number} out of what it needs.` }
  const ends = needed.step.to_month
  if (step.from_month !== undefined && ends !== undefined) {
    if (step.from_month >= ends) return null
    return {
      what: `Step ${number} begins in month ${step.from_month}, but step ${needed.number}, which it needs, ends in month ${ends}.`,
      mends: `Let step ${number} begin in month ${ends} or later, or take ${needed.number} out of what it needs.`,
    }
  }
  if (needed.number < number) return null
  return {
    what: `Step ${number} stands before step ${needed.number}, which it needs.`,
    mends: `Move step ${needed.number} up, or take it out of what step ${number} needs.`,
  }
}

function monthChecks({ id, from_month, to_month, part }: WorkStep, number: number, period: number): Check[] {
  const last = to_month ?? from_month
  if (from_month !== undefined && to_month !== undefined && from_month > to_month)
    return [
      {
        kind: 'months',
        row_id: id,
        what: `Step ${number} ends before it begins.`,
        mends: `Type its months as "${to_month} to ${from_month}".`,
      },
    ]
  if (part === 'option' || last === undefined || last <= period) return []
  return [
    {
      kind: 'months',
      row_id: id,
      what: `Step ${number} goes on until month ${last}, but the period of performance ends with month ${period}.`,
      mends: `Let it end in month ${period} or earlier, or make it a part of the option.`,
    },
  ]
}

function untested({ id, quantity }: Commitment, steps: readonly WorkStep[]): Check[] {
  const committed = stemsOf(quantity)
  const isTested = steps.some(({ proof }) => proof.some((one) => isWithin(committed, stemsOf(one.quantity))))
  if (isTested) return []
  return [
    {
      kind: 'commitment',
      row_id: id,
      what: `No step shows that "${quantity}" is reached.`,
      mends: 'Add it to what a step has to pass, with the same name and the committed value.',
    },
  ]
}

/** Whether one says all that the other says, in whichever direction. */
function isWithin(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one]
  return few.size > 0 && [...few].every((word) => many.has(word))
}

function stemsOf(text: string): Set<string> {
  return new Set((text.match(/[\p{L}\d]+/gu) ?? []).map(stem))
}

/** Someone of whom nothing is said but the name. Who works on no step, as one who manages or administers, may still have a role. */
function withoutWork({ people, steps }: WorkBreakdown): Check[] {
  const working = new Set(steps.flatMap((step) => [step.lead ?? '', ...step.people].map((name) => personNamed(name, people)?.id)))
  return people.flatMap(({ id, name, role }): Check[] =>
    role || working.has(id)
      ? []
      : [
          {
            kind: 'person',
            row_id: id,
            what: `${name} has no step and no role.`,
            mends: 'Name them among the people of a step, or say what they do.',
          },
        ],
  )
}

function unanswered(steps: readonly WorkStep[], requirements: readonly Pick<Requirement, 'id'>[]): Check[] {
  const answered = new Set(steps.flatMap(({ requirement_ids }) => requirement_ids))
  const open = requirements.filter(({ id }) => !answered.has(id)).map(({ id }) => id)
  if (open.length === 0) return []
  const more = open.length - MOST_NAMED
  const named = `${open.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return [
    {
      kind: 'requirement',
      row_id: null,
      what: open.length === 1 ? `1 requirement has no step: ${named}.` : `${open.length} requirements have no step: ${named}.`,
      mends: 'Put each onto the step that answers it, or make it a step of its own.',
    },
  ]
}

function sameResults(steps: readonly WorkStep[]): Check[] {
  return steps.flatMap(({ id, result }, at): Check[] => {
    const first = result ? steps.findIndex((one) => one.result && plain(one.result) === plain(result)) : at
    if (first === at) return []
    return [
      {
        kind: 'result',
        row_id: id,
        what: `Steps ${first + 1} and ${at + 1} have the same result.`,
        mends: 'Say what each of them hands over, or merge them.',
      },
    ]
  })
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').replace(/\.$/, '').toLowerCase()
}
