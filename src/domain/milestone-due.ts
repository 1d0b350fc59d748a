import { parse } from './milestone-document.ts'
import type { Months } from './program.ts'
import { dueLabel, dueMonths } from './schedule.ts'

const MONTH = /^Award \+ (\d{1,3}) Months?( \(\d[^()]*\))?\.?$/

/** The month that the line "Due: Award + 4 Months." of a milestone's text names; undefined where there is no such line. */
function monthTold(text: string): Months | undefined {
  const line = dueLine(text)
  return line === undefined ? undefined : Number(MONTH.exec(line.text.trim())?.[1] ?? Number.NaN)
}

function dueLine(text: string) {
  return parse(text).lines.find((line) => line.kind === 'label' && line.name === 'Due')
}

/** The months in which milestones are due: as their own texts say, which a person may have changed, else as the specification spreads them (§9). */
export function milestoneDues(texts: readonly string[], period: Months): Months[] {
  return dueMonths(texts.length, period).map((usual, at) => {
    const told = monthTold(texts[at] ?? '')
    return told !== undefined && told >= 1 && told <= period ? told : usual
  })
}

/** The schedule labels of milestones, in their order: "Award + 4 Months". */
export function milestoneDueLabels(texts: readonly string[], period: Months): string[] {
  return milestoneDues(texts, period).map(dueLabel)
}

/** The same as they are printed, with the day of the calendar that a text names beside its month: "Award + 4 Months (15 October 2026)". */
export function printedDues(texts: readonly string[], period: Months): string[] {
  return milestoneDueLabels(texts, period).map((label, at) => label + (MONTH.exec(dueLine(texts[at] ?? '')?.text.trim() ?? '')?.[2] ?? ''))
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
