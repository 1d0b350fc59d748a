import type { Months } from '../../program.ts'
import { open } from './phrase.ts'

const BEHIND = /^(.+?)(?:,?\s+(?:(?:due|by|in|at|on|before|until)\s+)+|(?:,|\s[–-])\s+)(?:the\s+)?(?:end of\s+)?month (\d{1,3})$/i

/** A thing with the month of the plan that is told behind it: "log" and 12 of "log at the end of month 12", "log – end of month 12". */
export function monthBehind(words: string): { thing: string; month: Months } | undefined {
  const [, thing, month] = BEHIND.exec(open(words)) ?? []
  return thing === undefined ? undefined : { thing, month: Number(month) }
}
