import { milestoneTitle, shownText } from '../domain/milestone.ts'
import { parse } from '../domain/milestone-document.ts'
import { milestoneDues } from '../domain/milestone-due.ts'
import { centsOf, dollarLabel } from '../domain/money.ts'
import type { FinishedPlan } from '../domain/plan.ts'
import type { FormPicture, FormSection } from '../domain/plan-forms/form-document.ts'
import { FORM_PAGE } from '../domain/plan-forms/page-estimate.ts'
import { widthOf } from '../domain/plan-forms/times-lines.ts'
import { dueLabel } from '../domain/schedule.ts'
import { oneLine } from './word-text.ts'

const NAVY = '#1F3864'
const LIGHT = '#E4ECF7'
const LINE = '#A9B8D0'

/** Measures of a picture in points: it is as wide as the text of an upright page, a milestone a row. */
const ROW = { height: 20, bar: 9, label: 178, head: 18, size: 10, between: 12, end: 3 } as const
const WIDTH = FORM_PAGE.width

type Row = { number: number; title: string; begins: number; due: number; cents: number }

/** The schedule and the payments of a plan as pictures, each with its words; payments only where something is paid. */
export function picturesSection(plan: Pick<FinishedPlan, 'milestones' | 'period_of_performance'>): FormSection {
  const rows = rowsOf(plan)
  const total = rows.reduce((sum, { cents }) => sum + cents, 0)
  return {
    heading: 'Schedule and payments',
    blocks: [
      { kind: 'subheading', text: 'When each milestone is due' },
      { kind: 'picture', picture: schedulePicture(rows, plan.period_of_performance) },
      ...(total > 0
        ? [
            { kind: 'subheading' as const, text: `What is paid for each milestone, of ${dollarLabel(total)} in all` },
            { kind: 'picture' as const, picture: paymentsPicture(rows, total) },
          ]
        : []),
    ],
  }
}

/** Each milestone with the month in which it is due and the one after which its work begins. */
function rowsOf({ milestones, period_of_performance }: Pick<FinishedPlan, 'milestones' | 'period_of_performance'>): Row[] {
  const dues = milestoneDues(milestones.map(shownText), period_of_performance)
  return milestones.map((milestone, at) => ({
    number: milestone.milestone_number,
    title: milestoneTitle(shownText(milestone)),
    begins: Math.min(dues[at - 1] ?? 0, beganAfter(shownText(milestone)) ?? period_of_performance),
    due: dues[at] ?? period_of_performance,
    cents: centsOf(milestone.payment_amount),
  }))
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
function schedulePicture(rows: readonly Row[], period: number): FormPicture {
  const height = ROW.head + rows.length * ROW.height
  const across = (month: number) => ROW.label + (month / period) * (WIDTH - ROW.label - ROW.bar)
  const each = Math.ceil(period / 12)
  const months = Array.from({ length: Math.floor(period / each) }, (_, at) => (at + 1) * each)
  const grid = months.map((month) => line(across(month), ROW.head - 4, height) + words(across(month), 10, `${month}`, 'middle'))
  const bars = rows.map(({ begins, due, ...row }, at) => {
    const middle = ROW.head + (at + 0.5) * ROW.height
    const bar = box(across(begins), middle - ROW.bar / 2, across(due) - across(begins), ROW.bar, NAVY)
    return label(row, middle) + bar + mark(across(due), middle)
  })
  const told = rows.map(({ number, title, due }) => `milestone ${number}, ${title}, ${dueLabel(due)}`)
  return picture(
    height,
    [words(0, 10, 'Months after award'), ...grid, ...bars],
    `Schedule over ${period} months, each bar from the month in which the work of the milestone begins to the one in which it is due: ${told.join('; ')}.`,
  )
}

/** Bars as long as the milestone's share of what is paid in all. */
function paymentsPicture(rows: readonly Row[], total: number): FormPicture {
  const amounts = rows.map(({ cents }) => widthOf(amount(cents, total), ROW.size, false))
  const most = WIDTH - ROW.label - ROW.between - ROW.end - Math.max(...amounts)
  const bars = rows.map(({ cents, ...row }, at) => {
    const middle = (at + 0.5) * ROW.height
    const top = middle - ROW.bar / 2
    const filled = box(ROW.label, top, most, ROW.bar, LIGHT) + box(ROW.label, top, (cents / total) * most, ROW.bar, NAVY)
    return label(row, middle) + filled + words(WIDTH - ROW.end, middle + 3.5, amount(cents, total), 'end')
  })
  const told = rows.map(({ number, cents }) => `milestone ${number} ${amount(cents, total)}`)
  return picture(rows.length * ROW.height, bars, `Payments: ${told.join('; ')}.`)
}

function amount(cents: number, total: number): string {
  return `${dollarLabel(cents)} (${Math.round((cents / total) * 100)} %)`
}

function picture(height: number, parts: readonly string[], alt: string): FormPicture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="Times New Roman, Liberation Serif, serif" font-size="${ROW.size}">${parts.join('')}</svg>`
  return { svg, alt, width: WIDTH, height }
}

function label({ number, title }: Pick<Row, 'number' | 'title'>, middle: number): string {
  return words(0, middle + 3.5, atMostWide(`${number}  ${title}`, ROW.label - 10))
}

function words(x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end' = 'start'): string {
  return `<text x="${x.toFixed(1)}" y="${y}" text-anchor="${anchor}">${escaped(text)}</text>`
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

/** The text, or as many whole words of its beginning as the width in points holds. */
function atMostWide(text: string, width: number): string {
  const fits = (part: string) => widthOf(part, ROW.size, false) <= width
  if (fits(text)) return text
  const all = text.split(' ')
  const most = all.findLastIndex((_, at) => fits(`${all.slice(0, at).join(' ')} …`))
  return `${all.slice(0, Math.max(most, 1)).join(' ')} …`
}
