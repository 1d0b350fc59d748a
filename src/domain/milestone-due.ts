import { parse } from './milestone-document.ts'
import type { Months } from './program.ts'
import { dueLabel, dueMonths } from './schedule.ts'

const MONTH = /^Award \+ (\d{1,3}) Months?( \(\d[^()]*\))?\.?$/

/** What the line "Due: Award + 4 Months (15 October 2026)." of a milestone's text says: its month, and the day in brackets; null where there is no such line. */
function dueTold(text = '') {
  return MONTH.exec(dueLine(text)?.text.trim() ?? '')
}

function dueLine(text: string) {
  return parse(text).lines.find((line) => line.kind === 'label' && line.name === 'Due')
}

/** The months in which milestones are due: as their own texts say, which a person may have changed, else as the specification spreads them (§9). */
export function milestoneDues(texts: readonly string[], period: Months): Months[] {
  return dueMonths(texts.length, period).map((usual, at) => {
    const told = Number(dueTold(texts[at])?.[1])
    return told >= 1 && told <= period ? told : usual
  })
}

/** The schedule labels of milestones, in their order: "Award + 4 Months". */
export function milestoneDueLabels(texts: readonly string[], period: Months): string[] {
  return milestoneDues(texts, period).map(dueLabel)
}

/** The same as they are printed, with the day of the calendar that a text names beside its month: "Award + 4 Months (15 October 2026)". */
export function printedDues(texts: readonly string[], period: Months): string[] {
  return milestoneDues(texts, period).map((due, at) => dueLabel(due) + (dueTold(texts[at])?.[2] ?? ''))
}

/** Words with another month wherever they say that something falls due in this one. */
export function withDueMonth(words: string, from: Months, to: Months): string {
  return from === to ? words : words.replace(new RegExp(`Award \\+ ${from} Months?\\b(?: \\(\\d[^()]*\\))?`, 'g'), dueLabel(to))
}

/** A milestone's text with the month in which it is due: where it names none yet, below its title. */
export function textWithDue(text: string, from: Months, to: Months): string {
  if (dueLine(text) !== undefined) return withDueMonth(text, from, to)
  const [title = '', ...rest] = text.split('\n')
  return [title, `Due: ${dueLabel(to)}.`, ...rest].join('\n')
}
