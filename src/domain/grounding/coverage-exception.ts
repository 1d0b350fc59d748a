import { quantitiesIn } from '../../language/quantity/quantity.ts'
import type { Coverage, LimitException } from '../quality/review.ts'
import { figuresIn } from '../work-breakdown/composed/phrase.ts'
import type { LimitSaid } from '../work-breakdown/rows.ts'
import { amountOf, asComparable } from './coverage-amount.ts'
import { type AskedValue, binding } from './coverage-asked.ts'

/** Whether words tell nothing but the figures of an exception that the company has stated: what goes beyond them is a finding as before. */
export function isExcepted(said: readonly LimitSaid[], requirement_id: string, told: string): boolean {
  return said.some(({ exception, told: broken, ...one }) => {
    if (!exception || one.requirement_id !== requirement_id) return false
    const stated = figuresIn(`${broken} ${exception.offered}`)
    return told === broken || (figuresIn(told).length > 0 && figuresIn(told).every((figure) => stated.includes(figure)))
  })
}

/** The coverage with the exceptions that the company has stated: what tells their figures stands there as known, and no longer as changed or in doubt. */
export function withExceptions(coverage: readonly Coverage[], asked: readonly AskedValue[], said: readonly LimitSaid[]): Coverage[] {
  return coverage.map((one) => {
    const id = one.requirement_id
    const stated = said.find(({ requirement_id, exception }) => exception !== undefined && requirement_id === id)
    if (!stated?.exception) return one
    const { unsure = [], unsaid = [], ...others } = one
    const isKnown = ({ told }: { told: string }) => isExcepted(said, id, told)
    const open = unsure.filter((value) => !isKnown(value))
    const limit = limitOf(stated.told, binding(asked.filter(({ requirement_id }) => requirement_id === id)))
    const lacking = unsaid.filter((words) => words !== limit)
    const exception: LimitException = { ...stated.exception, asked: limit, told: [...one.changed, ...unsure].filter(isKnown) }
    return {
      ...others,
      changed: one.changed.filter((value) => !isKnown(value)),
      ...(open.length > 0 && { unsure: open }),
      ...(lacking.length > 0 && { unsaid: lacking }),
      exception,
    }
  })
}

/** The limits that are measured as some words are; all of a requirement where none is. */
function limitOf(told: string, values: readonly AskedValue[]): string {
  const amounts = quantitiesIn(told).flatMap(({ value, unit }) => amountOf(value, unit) ?? [])
  const measured = values.filter(({ amount }) => amounts.some((one) => asComparable(one, amount) !== null))
  return [...new Set((measured.length > 0 ? measured : values).map(({ limit }) => limit))].join(', ')
}
