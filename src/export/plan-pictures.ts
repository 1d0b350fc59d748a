import { milestoneTitle, shownText } from '../domain/milestone.ts'
import { parse } from '../domain/milestone-document.ts'
import { milestoneDues } from '../domain/milestone-due.ts'
import { centsOf, dollarLabel } from '../domain/money.ts'
import type { FinishedPlan } from '../domain/plan.ts'
import type { FormPicture, FormSection } from '../domain/plan-forms/form-document.ts'
import { FORM_PAGE } from '../domain/plan-forms/page-estimate.ts'
import { widthOf } from '../domain/plan-forms/times-lines.ts'
import { dueLabel, monthCount } from '../domain/schedule.ts'
import { oneLine } from './word-text.ts'

const NAVY = '#1F3864'
const LIGHT = '#E4ECF7'
const LINE = '#A9B8D0'

/** Measures of a picture in points: a milestone a row, as high as its title needs, beside which the bars have the rest of the width. */
const ROW = { height: 17, bar: 8, number: 16, head: 18, size: 10, line: 11.5, between: 12, end: 3 } as const

/** What the titles take of the width. */
const TITLES = 0.42

type Row = { number: number; title: readonly string[]; begins: number; due: number; cents: number; top: number; middle: number }

/** The rows below each other, and how much room they have. */
type Chart = { rows: readonly Row[]; height: number; width: number; left: number }

/** The schedule and the payments of a plan as pictures, each with its words; payments only where something is paid. They are as wide as the text of their page. */
export function picturesSection(plan: Pick<FinishedPlan, 'milestones' | 'period_of_performance'>, is_wide = false): FormSection {
  const chart = chartOf(plan, is_wide ? FORM_PAGE.height : FORM_PAGE.width)
  const { rows } = chart
  const total = rows.reduce((sum, { cents }) => sum + cents, 0)
  return {
    heading: 'Schedule and payments',
    blocks: [
      { kind: 'subheading', text: 'When each milestone is due' },
      { kind: 'picture', picture: schedulePicture(chart, plan.period_of_performance) },
      ...(total > 0
        ? [
            { kind: 'subheading' as const, text: `What is paid for each milestone, of ${dollarLabel(total)} in all` },
            { kind: 'picture' as const, picture: paymentsPicture(chart, total) },
          ]
        : []),
    ],
  }
}

/** Each milestone with the month in which it is due and the one after which its work begins, below the one before it. */
function chartOf({ milestones, period_of_performance }: Pick<FinishedPlan, 'milestones' | 'period_of_performance'>, width: number): Chart {
  const dues = milestoneDues(milestones.map(shownText), period_of_performance)
  const left = width * TITLES
  let height = 0
  const rows = milestones.map((milestone, at): Row => {
    const title = linesOf(milestoneTitle(shownText(milestone)), left - ROW.number - ROW.between)
    const top = height
    const needs = Math.max(ROW.height, title.length * ROW.line + ROW.height - ROW.line)
    height += needs
    return {
      number: milestone.milestone_number,
      title,
      begins: Math.min(dues[at - 1] ?? 0, beganAfter(shownText(milestone)) ?? period_of_performance),
      due: dues[at] ?? period_of_performance,
      cents: centsOf(milestone.payment_amount),
      top,
      middle: top + needs / 2,
    }
  })
  return { rows, height, width, left }
}

/** "Months 2 to 5", as a task says when it is worked on. */
const MONTHS = /\bmonths?\s+(\d+)/gi

/** The month after which the first task of a milestone begins by its own words; nothing where none says when. */
function beganAfter(text: string): number | undefined {
  const times = parse(text).lines.filter((line) => line.kind === 'label' && TIMES.has(line.name))
  const months = times.flatMap((line) => [...line.text.matchAll(MONTHS)].map(([, month]) => Number(month)))
  return months.length > 0 ? Math.max(0, Math.min(...months) - 1) : undefined
}

const TIMES: ReadonlySet<string> = new Set(['Time', 'Place and time'])

/** Bars from the month in which a milestone's work begins to the one in which it is due, with a mark there. */
function schedulePicture({ rows, height, width, left }: Chart, period: number): FormPicture {
  const bottom = ROW.head + height
  const across = (month: number) => left + (month / period) * (width - left - ROW.bar)
  const each = Math.ceil(period / 12)
  const months = Array.from({ length: Math.floor(period / each) }, (_, at) => (at + 1) * each)
  const grid = months.map((month) => line(across(month), ROW.head - 4, bottom) + words(across(month), 10, `${month}`, 'middle'))
  const bars = rows.map((row) => {
    const middle = ROW.head + row.middle
    const bar = box(across(row.begins), middle - ROW.bar / 2, across(row.due) - across(row.begins), ROW.bar, NAVY)
    return label(row, middle) + bar + mark(across(row.due), middle)
  })
  const told = rows.map(({ number, title, due }) => `milestone ${number}, ${title.join(' ')}, ${dueLabel(due)}`)
  return picture(
    { width, height: bottom },
    [words(0, 10, 'Months after award'), ...grid, ...bars],
    `Schedule over ${monthCount(period)}, each bar from the month in which the work of the milestone begins to the one in which it is due: ${told.join('; ')}.`,
  )
}

/** Bars as long as the milestone's share of what is paid in all. */
function paymentsPicture({ rows, height, width, left }: Chart, total: number): FormPicture {
  const amounts = rows.map(({ cents }) => widthOf(amount(cents, total), ROW.size, false))
  const most = width - left - ROW.between - ROW.end - Math.max(...amounts)
  const bars = rows.map((row) => {
    const top = row.middle - ROW.bar / 2
    const filled = box(left, top, most, ROW.bar, LIGHT) + box(left, top, (row.cents / total) * most, ROW.bar, NAVY)
    return label(row, row.middle) + filled + words(width - ROW.end, row.middle + 3.5, amount(row.cents, total), 'end')
  })
  const told = rows.map(({ number, cents }) => `milestone ${number} ${amount(cents, total)}`)
  return picture({ width, height }, bars, `Payments: ${told.join('; ')}.`)
}

function amount(cents: number, total: number): string {
  return `${dollarLabel(cents)} (${Math.round((cents / total) * 100)} %)`
}

function picture({ width, height }: Pick<FormPicture, 'width' | 'height'>, parts: readonly string[], alt: string): FormPicture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Times New Roman, Liberation Serif, serif" font-size="${ROW.size}">${parts.join('')}</svg>`
  return { svg, alt, width, height }
}

/** A milestone's number and its whole title, line below line around the middle of its row. */
function label({ number, title }: Pick<Row, 'number' | 'title'>, middle: number): string {
  const first = middle + 3.5 - ((title.length - 1) * ROW.line) / 2
  return words(0, first, String(number)) + title.map((text, at) => words(ROW.number, first + at * ROW.line, text)).join('')
}

function words(x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end' = 'start'): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${escaped(text)}</text>`
}

function box(x: number, y: number, width: number, height: number, colour: string): string {
  return `<rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${height}" fill="${colour}"/>`
}

function line(x: number, from: number, to: number): string {
  return `<line x1="${x.toFixed(1)}" y1="${from}" x2="${x.toFixed(1)}" y2="${to}" stroke="${LINE}" stroke-width="0.5"/>`
}

/** A diamond, as schedules mark what is due. */
function mark(x: number, y: number): string {
  return `<path d="M${x.toFixed(1)} ${y - 6.5} l6.5 6.5 l-6.5 6.5 l-6.5 -6.5 z" fill="${NAVY}" stroke="#FFFFFF"/>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escaped(text: string): string {
  return oneLine(text).replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
}

/** A text in lines of at most a width in points, broken between words. */
function linesOf(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of oneLine(text).split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && widthOf(longer, ROW.size, false) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
