import { MONTHS } from '../month-name.ts'
import { isOneOf, plain, type Token } from '../tokens.ts'
import { numberAt, type SaidNumber } from './number-words.ts'
import type { Written } from './written-number.ts'

const MONTH_WORDS = new Set(MONTHS.map((month) => month.toLowerCase()))

/** A day as it is written, "February 3, 2027", and days in a row: "June 2 to 6". */
export function dayAt(tokens: readonly Token[], at: number): Written | null {
  return monthAt(tokens, at) ?? ofMonthAt(tokens, at)
}

/** A year that stands behind a day, with or without a comma. */
function yearAt(tokens: readonly Token[], at: number): SaidNumber | null {
  const year = numberAt(tokens, tokens[at]?.text === ',' ? at + 1 : at)
  return year && /^(?:19|20)\d\d$/.test(year.figures) ? year : null
}

/** "March seventeenth, twenty twenty seven". */
function monthAt(tokens: readonly Token[], at: number): Written | null {
  if (!MONTH_WORDS.has(plain(tokens[at]))) return null
  const day = numberAt(tokens, at + 1)
  return day && day.form === 'full' && Number(day.figures) <= 31 ? dated(tokens, `${tokens[at]?.text} ${day.figures}`, day.end) : null
}

function dated(tokens: readonly Token[], text: string, end: number): Written {
  const year = yearAt(tokens, end)
  return year ? { text: `${text}, ${year.figures}`, end: year.end, unsure: false } : { text, end, unsure: false }
}

/** "the third of February", "the second to the sixth of June". */
function ofMonthAt(tokens: readonly Token[], at: number): Written | null {
  const first = dayNumberAt(tokens, at)
  if (!first) return null
  const until = isOneOf(plain(tokens[first.end]), 'to through until and') ? dayNumberAt(tokens, first.end + 1) : null
  const last = until ?? first
  const month = tokens[last.end + 1]
  if (plain(tokens[last.end]) !== 'of' || !month || !MONTH_WORDS.has(plain(month))) return null
  const days = until ? `${first.figures} ${plain(tokens[first.end])} ${until.figures}` : first.figures
  return dated(tokens, `${month.text} ${days}`, last.end + 2)
}

function dayNumberAt(tokens: readonly Token[], at: number): SaidNumber | null {
  const day = numberAt(tokens, plain(tokens[at]) === 'the' ? at + 1 : at)
  return day?.isOrdinal && Number(day.figures) <= 31 ? day : null
}

/** "two thirty p m", "nine a m", "ten thirty in the morning". */
export function timeAt(tokens: readonly Token[], at: number): Written | null {
  const time = numberAt(tokens, at)
  if (!time || time.isOrdinal) return null
  const day = [0, 1, 2].map((nth) => plain(tokens[time.end + nth])).join(' ')
  const said = time.form === 'groups' && time.figures.length > 2 ? `${time.figures.slice(0, -2)}:${time.figures.slice(-2)}` : null
  if (said && /^in the (?:morning|afternoon|evening)$/.test(day)) return { text: said, end: time.end, unsure: false }
  const [half, m] = [plain(tokens[time.end]), plain(tokens[time.end + 1])]
  const isApart = /^[ap]$/.test(half) && m === 'm'
  if ((!isApart && !/^[ap]m$/.test(half)) || !/^\d{1,4}$/.test(time.figures)) return null
  const [hours, minutes] = [time.figures.slice(0, -2), time.figures.slice(-2)]
  const text = time.figures.length > 2 ? `${hours}:${minutes}` : time.figures
  return { text: `${text} ${half.charAt(0)}m`, end: time.end + (isApart ? 2 : 1), unsure: false }
}
