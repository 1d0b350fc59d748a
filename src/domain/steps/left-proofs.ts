import { writtenOut } from '../../language/noted-signs.ts'
import { measuresIn } from '../../language/quantity/measure.ts'
import { standingIn } from '../../language/tokens.ts'
import { lacksCriteria } from '../milestone.ts'
import { partsOf, type ReviewedPlan } from '../quality/rule.ts'
import { committedIn, isMeasured } from '../work-breakdown/composed/committed.ts'
import { isOpen } from '../work-breakdown/composed/criteria.ts'
import { figuresIn } from '../work-breakdown/composed/phrase.ts'
import { hasMeasure } from '../work-breakdown/has-measure.ts'
import { canFail, hasMark, isAsked } from '../work-breakdown/told-elsewhere.ts'
import type { Proof, WorkBreakdown } from '../work-breakdown/work-breakdown.ts'
import type { One } from './left-objections.ts'
import type { Places } from './left-places.ts'

/**
 * Pass marks of the rows that stand nowhere in a plan: its texts are older than its rows, or somebody took them out. As long as criteria are still to be
 * drafted nobody misses them.
 */
export function proofsLeft({ milestones }: ReviewedPlan, { steps }: WorkBreakdown, { nameOf }: Places): One[] {
  if (milestones.length === 0 || milestones.some(lacksCriteria)) return []
  const told = milestones.flatMap(partsOf).map((words) => ({ numbers: new Set(numbersIn(words)), has: standingIn([writtenOut(words)]) }))
  const stands = (value: string) => {
    const numbers = numbersIn(value)
    return told.some((one) => (numbers.length > 0 ? numbers.every((number) => one.numbers.has(number)) : one.has(writtenOut(value))))
  }
  return steps.flatMap(({ id, part, proof }) =>
    proof
      .flatMap((one) => markOf(one) ?? [])
      .filter((mark) => part === 'base' && !stands(mark))
      .map((mark) => missing(mark, id, nameOf(id))),
  )
}

/**
 * What nobody has told a pass mark for yet: a test of a step, a step as a whole, a commitment. None of them is printed as a criterion before, since nothing
 * could fail it.
 */
export function marksLeft(plan: ReviewedPlan, rows: WorkBreakdown, { nameOf }: Places): One[] {
  if (plan.milestones.length === 0) return []
  const steps = rows.steps.filter(({ part }) => part === 'base')
  const open = openMark(nameOf)
  return [
    ...steps.flatMap((step) => {
      const tests = step.proof.filter((one) => !isAsked(one) && !canFail(one) && !committedIn(one, step, rows)?.value)
      if (tests.length === 0 && !hasMark(step, rows.commitments))
        return !hasMeasure(step, steps, plan.requirements) ? [] : [open(step.id, 'proof', (name) => `${name} has no pass mark yet.`)]
      return tests.map(({ quantity }) => open(step.id, 'proof', (name) => `“${quantity}” of ${name.toLowerCase()} has no pass mark yet.`))
    }),
    ...rows.commitments
      .filter((one) => isOpen(one) && !isMeasured(one, rows))
      .map(({ id, quantity }) => open(id, 'value', () => `The commitment “${quantity}” says no value yet.`)),
  ]
}

type Open = (row_id: string, cell: string, what: (name: string) => string) => One

function openMark(nameOf: Places['nameOf']): Open {
  return (row_id, cell, what) => ({
    kind: 'open mark',
    reason: 'rows',
    severity: 'warning',
    mends: 'Say in the row what is measured or looked at, and which value or words count as a pass: until then nothing can fail it.',
    place: { message: what(nameOf(row_id)), cell: { row_id, name: nameOf(row_id), cell } },
  })
}

/** The numbers of a text, in figures or in words: "0.5 %" is "half a percent". */
function numbersIn(text: string): number[] {
  return measuresIn(text).map(({ value }) => value)
}

/** What a proof is passed with: its value with its unit, "22 of 24", or the figures in its name. */
function markOf({ value, quantity, unit }: Proof): string | undefined {
  if (value) return [value, unit].filter(Boolean).join(' ')
  return figuresIn(quantity).length > 0 ? quantity : undefined
}

function missing(mark: string, row_id: string, name: string): One {
  return {
    kind: `pass mark ${row_id}`,
    reason: 'rows',
    severity: 'error',
    mends: 'See beside the rows which milestones change, and take their criteria over; or mend the row.',
    place: {
      message: `The pass mark “${mark}” of ${name.toLowerCase()} stands nowhere in the plan.`,
      cell: { row_id, name, cell: 'proof' },
    },
  }
}
