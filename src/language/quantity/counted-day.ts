import type { Quantity } from './quantity.ts'

/** The days that a text counts from the award, "on day 110", each as the time until then. */
export function countedDays(text: string): Quantity[] {
  return [...text.matchAll(/\bdays?\s(\d{1,4})\b/gi)].map(({ 0: printed, 1: value = '', index }) => ({
    printed,
    value,
    unit: 'days',
    comparator: '=',
    threshold_or_objective: null,
    what: '',
    start: index,
    end: index + printed.length,
  }))
}
