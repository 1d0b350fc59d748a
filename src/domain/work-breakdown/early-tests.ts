import type { Check } from './check.ts'
import type { WorkStep } from './work-breakdown.ts'

/** Tests that are told for a month in which their step is not done, or before a step ends whose result it needs: then there is nothing yet to be tested. */
export function earlyTests(steps: readonly { step: WorkStep; number: number }[]): Check[] {
  return steps.flatMap(({ step, number }) => {
    const needed = steps.filter((one) => step.needs.includes(one.step.id) && !step.alongside?.includes(one.step.id))
    return step.proof.flatMap(({ quantity, by_month }, at): Check[] => {
      const told = (why: string): Check[] => [
        {
          kind: 'months',
          row_id: step.id,
          cell: 'proof',
          at,
          what: `The test "${quantity}" of step ${number} is told for month ${by_month}, but ${why}.`,
          mends: 'Change the month of the test here, or the months of the step.',
        },
      ]
      if (by_month === undefined) return []
      if (by_month < (step.from_month ?? by_month)) return told(`the step begins in month ${step.from_month}`)
      if (by_month > (step.to_month ?? by_month)) return told(`the step ends in month ${step.to_month}`)
      const late = needed.find((one) => by_month < (one.step.to_month ?? by_month))
      return late ? told(`step ${late.number}, which it needs, ends in month ${late.step.to_month}`) : []
    })
  })
}
