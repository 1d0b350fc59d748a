import { parse } from './milestone-document.ts'
import type { Months } from './program.ts'
import { dueLabel, dueMonths } from './schedule.ts'

/** How a milestone's own line says it: by the schedule, in texts of before with a day in brackets, or by the day that a person gave. */
const MONTH = /^(?:Award \+ (\d{1,3}) Months?(?: \(\d[^()]*\))?|\d[^()]* \(month (\d{1,3})\))\.?$/

/** When a milestone is due whose day a person gave: that day and the month that it falls in, beside which "Award + 1 Month" would name another one. */
export function datedDue(day: string, month: Months): string {
  return `${day} (month ${month})`
}

/** Whether words say on which day a milestone is due. */
export function isDatedDue(words: string): boolean {
  return MONTH.exec(words.trim())?.[2] !== undefined
}

function dueLine(text: string) {
  return parse(text).lines.find((line) => line.kind === 'label' && line.name === 'Due')
}

/** The months in which milestones are due: as their own texts say, which a person may have changed, else as the specification spreads them (§9). */
export function milestoneDues(texts: readonly string[], period: Months): Months[] {
  return dueMonths(texts.length, period).map((usual, at) => {
    const [, scheduled, dated] = MONTH.exec(dueLine(texts[at] ?? '')?.text.trim() ?? '') ?? []
    const told = Number(scheduled ?? dated)
    return told >= 1 && told <= period ? told : usual
  })
}

/** The schedule labels of milestones, in their order: "Award + 4 Months". */
export function milestoneDueLabels(texts: readonly string[], period: Months): string[] {
  return milestoneDues(texts, period).map(dueLabel)
}

/** The same as they are printed, of what a person gave the day of by that: "15 October 2026 (month 4)". */
export function printedDues(texts: readonly string[], period: Months): string[] {
  return milestoneDues(texts, period).map((due, at) => {
    const told =
      dueLine(texts[at] ?? '')
        ?.text.trim()
        .replace(/\.$/, '') ?? ''
    return isDatedDue(told) ? told : dueLabel(due)
  })
}

/** Words with another month wherever they say that something falls due in this one. */
export function withDueMonth(words: string, from: Months, to: Months): string {
  if (from === to) return words
  const scheduled = String.raw`Award \+ ${from} Months?\b(?: \(\d[^()]*\))?`
  return words.replace(new RegExp(String.raw`${scheduled}|\d{1,2} \p{Lu}\p{Ll}+(?: \d{4})? \(month ${from}\)`, 'gu'), dueLabel(to))
}

/** A milestone's text with the month in which it is due: where it names none yet, below its title. */
export function textWithDue(text: string, from: Months, to: Months): string {
  if (dueLine(text) !== undefined) return withDueMonth(text, from, to)
  const [title = '', ...rest] = text.split('\n')
  return [title, `Due: ${dueLabel(to)}.`, ...rest].join('\n')
}
