import type { Months } from './program.ts'

/** The month after award in which each milestone is due: the first in month 1, the last in the last, the rest spread evenly and rounded (spec §9). */
export function dueMonths(milestones: number, period: Months): Months[] {
  return Array.from({ length: milestones }, (_, index) => {
    if (index === 0) return 1
    return Math.round(1 + (index * (period - 1)) / (milestones - 1))
  })
}

/** So many months in words: "1 month", "6 months". */
export function monthCount(months: Months): string {
  return `${months} ${months === 1 ? 'month' : 'months'}`
}

/** A due month as it is printed: "Award + 1 Month", "Award + 6 Months" (spec §9). */
export function dueLabel(month: Months): string {
  return `Award + ${month} ${month === 1 ? 'Month' : 'Months'}`
}
