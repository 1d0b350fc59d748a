import type { Months } from '../program.ts'

/** A month as plans and solicitations write it: "award + 7 months", "month 7", "months 5 to 7", "mo 5-7". */
const MONTHS = /(?:award\s*\+\s*|\bmonths?\s+|\bmo\.?\s+)(\d+(?:\.\d+)?)(?:\s*(?:-|–|to|through|and)\s*(\d+(?:\.\d+)?))?/gi

/** The months after award that a text names, in its order. */
export function monthsNamed(text: string): Months[] {
  return Array.from(text.matchAll(MONTHS)).flatMap(([, first, last]) => [first, last].filter((month) => month !== undefined).map(Number))
}
