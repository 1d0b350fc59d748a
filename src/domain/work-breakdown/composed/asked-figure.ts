import { hasDigit } from '../../../language/characters.ts'
import { amountOf } from '../../grounding/coverage-amount.ts'
import type { Requirement } from '../../solicitation/analysis.ts'
import { answeredBy } from '../../solicitation/requirement/answered-by.ts'
import { askedFigures, figuresOf, tellingOf } from '../told-figures.ts'
import type { Proof } from '../work-breakdown.ts'

/** Where a figure says how good something has to be; elsewhere one that is not compared only describes: "panes of 1 x 1 m". */
const OF_RESULT: ReadonlySet<Requirement['kind']> = new Set(['performance', 'constraint'])

/**
 * The figures of a requirement that a result can be measured against, with a margin. A date, the months of the effort and a count of things are none: "a
 * kickoff within 30 days", "the 900-pane building". A share of things is one: "one weld in 300".
 */
export function figuresHeld({ kind, whose, quantities }: Pick<Requirement, 'kind' | 'whose' | 'quantities'>): Requirement['quantities'] {
  if (answeredBy({ kind, whose }) === 'term') return []
  return quantities.filter(({ value, unit, comparator }) => {
    const amount = amountOf(value, unit)
    if (!amount || (amount.isCount && !hasDigit(unit)) || (amount.dimension === 'month' && comparator === '=')) return false
    return OF_RESULT.has(kind) || comparator !== '='
  })
}

/** Whether a test has another value of what a requirement limits, in the same unit; what its name tells is no value where it has one, be that in words. */
export function tellsOtherwise(test: Proof, one: Requirement): boolean {
  const { own, around } = figuresOf(test)
  const value = test.value === undefined ? own : figuresOf({ ...test, quantity: '' }).own
  const limits = askedFigures({ quantities: figuresHeld(one) }).filter(({ side }) => side !== null)
  return limits.some((limit) => [value, [...own, ...around]].every((told) => tellingOf(limit, told) === 'other'))
}
