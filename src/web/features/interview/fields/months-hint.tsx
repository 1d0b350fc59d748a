import { calendarMonth } from '../../../../language/calendar-day.ts'
import { countedMonths, firstMonth, namesCalendarMonth, namesMonths, numberedBesideDate } from '../../../../language/calendar-months.ts'
import { hasDigit, plainWords } from '../../../../language/characters.ts'
import { MONTHS } from '../../../../language/month-name.ts'
import { ORDINALS, VALUES } from '../../../../language/quantity/number-word.ts'
import type { Counting } from './use-counting.ts'

type MonthsHintProps = { id: string | undefined; counting: Counting; words: string }

/** Which months of the plan are meant where they are told by the calendar, and that none is where nobody could tell which. */
export function MonthsHint({ id, counting, words }: MonthsHintProps) {
  const told = hintOf(words, counting)
  return (
    told && (
      <p {...{ id }} className="text-caption text-muted">
        {told}
      </p>
    )
  )
}

function hintOf(words: string, { start, months }: Counting): string | undefined {
  const first = calendarMonth(start) ?? firstMonth(months)
  const numbered = numberedBesideDate(words)
  if (numbered) return `= ${named(numbered)}.`
  if (namesMonths(words)) return undefined
  const counted = first && countedMonths(words, first)
  if (first && counted) {
    const begins = [MONTHS[first.month - 1], first.year].filter(Boolean).join(' ')
    return `= ${named(counted)}, ${first.day === undefined ? `with ${begins} as month 1` : `counted from ${first.day} ${begins}`}.`
  }
  if (namesCalendarMonth(words))
    return first
      ? 'This is before the work starts: type the number of the month.'
      : 'Say on which day the award is assumed, or type the number of the month.'
  const isNumber = hasDigit(words) || plainWords(words).some((word) => VALUES.has(word) || ORDINALS.has(word))
  return isNumber ? undefined : 'No month is read from this: type its number, such as 3, or a date.'
}

function named({ from, to }: { from: number; to: number }): string {
  return from === to ? `month ${from}` : `months ${from} to ${to}`
}
