import { BELOW_TWENTY, VALUES } from '../../../language/quantity/number-word.ts'

const SPAN = /\bmonths? (\d{1,2})(?:(?:, | and | or | to | ?[-–] ?)(?:month )?(\d{1,2})(?! (?:runs|samples|repeats|units)))?(?! ?%)/gi
const IN_WORDS = new RegExp(`(?<=\\bmonths? (?:[\\w]+ (?:and|or|to|through) (?:month )?)?)(?:${BELOW_TWENTY.join('|')})\\b`, 'gi')
const AWARD = /\baward \+ (\d{1,2}) months?\b/gi

/** The months of the effort that a statement names, ascending: "in month 12 and month 22" → 12, 22. Those beyond the period are left out. */
export function monthsIn(text: string, period: number): number[] {
  const figures = text.replace(IN_WORDS, (word) => String(VALUES.get(word.toLowerCase())))
  const found = [...figures.matchAll(SPAN), ...figures.matchAll(AWARD)].flatMap(([, one, other]) => [Number(one), Number(other)])
  return [...new Set(found)].filter((month) => month > 0 && month <= period).sort((one, other) => one - other)
}

/** The first milestone due at or after a month; -1 when none is. */
export function milestoneFor(month: number, due: readonly number[]): number {
  return due.findIndex((one) => one >= month)
}
