import { milestoneTitle, type StoredMilestone, shownText } from '../domain/milestone.ts'
import { milestoneDues } from '../domain/milestone-due.ts'
import { optionMilestones, optionMonths, withOptionApart } from '../domain/milestone-option.ts'
import { centsOf, dollarLabel } from '../domain/money.ts'
import type { FinishedPlan } from '../domain/plan.ts'
import type { FormPicture, FormSection } from '../domain/plan-forms/form-document.ts'
import { FORM_PAGE } from '../domain/plan-forms/page-estimate.ts'
import { timedTasks } from '../domain/plan-forms/task-months.ts'
import { widthOf } from '../domain/plan-forms/times-lines.ts'
import type { Months } from '../domain/program.ts'
import { dueLabel, monthCount } from '../domain/schedule.ts'
import { oneLine } from './word-text.ts'

const NAVY = '#1F3864'
const PALE = '#7F97C2'
const LIGHT = '#E4ECF7'
const LINE = '#A9B8D0'

/** Measures of a picture in points: a milestone or task a row, as high as its title needs, beside which the bars have the rest of the width. */
const ROW = { height: 17, bar: 8, number: 16, task: 24, head: 18, size: 10, line: 11.5, between: 12, end: 3 } as const

/** What the titles take of the width. */
const TITLES = 0.42

/** What of a page's height a picture may take: a higher one goes to the next page whole and leaves its own mostly empty. */
const HIGHEST = 0.45

/** A bar with what it is of; it begins and ends so many months after award. */
type Bar = { kind: 'milestone' | 'task' | 'option'; number: string; title: string; begins: number; ends: number; cents: number }

/** A bar with the lines of its title and how high they make its row. */
type Row = Bar & { lines: readonly string[]; height: number }

/** The rows of a picture below each other, and how much room they have. */
type Chart = { rows: readonly (Row & { middle: number })[]; height: number; width: number; left: number }

/**
 * The schedule and the payments of a plan as pictures as wide as the text of their page, each of so many milestones as less than half of it holds and with
 * its words; payments only where something is paid.
 */
export function picturesSection(plan: FinishedPlan, is_wide = false): FormSection {
  const [width, page] = is_wide ? [FORM_PAGE.height, FORM_PAGE.width] : [FORM_PAGE.width, FORM_PAGE.height]
  const bars = scheduleBars(plan)
  const milestones = bars.filter(({ kind }) => kind === 'milestone')
  const total = milestones.reduce((sum, { cents }) => sum + cents, 0)
  const last = Math.max(...bars.map(({ ends }) => ends))
  const schedule = chartsOf(bars, width, page * HIGHEST - ROW.head).map((chart) => schedulePicture(chart, last))
  const payments = chartsOf(milestones, width, page * HIGHEST).map((chart) => paymentsPicture(chart, total))
  return {
    heading: 'Schedule and payments',
    blocks: [
      { kind: 'subheading', text: 'When each milestone is due and its tasks are worked on' },
      ...schedule.map((picture) => ({ kind: 'picture' as const, picture })),
      ...(total > 0
        ? [
            { kind: 'subheading' as const, text: `What is paid for each milestone, of ${dollarLabel(total)} in all` },
            ...payments.map((picture) => ({ kind: 'picture' as const, picture })),
          ]
        : []),
    ],
  }
}

/** The milestones of the base and those of the option behind them, each with its tasks; an option without milestones is one bar. */
function scheduleBars(plan: FinishedPlan): Bar[] {
  const { period_of_performance: period } = plan
  const { base, option: lines } = withOptionApart(plan.milestones)
  const bars = milestoneBars(base, 0, period, 'milestone')
  const option = optionMonths(plan)
  if (!option) return bars
  const { milestones } = optionMilestones(lines)
  if (milestones.length > 0) return [...bars, ...milestoneBars(milestones, period, option.to, 'option')]
  return [...bars, { kind: 'option', number: '', title: 'Option', begins: option.from - 1, ends: option.to, cents: 0 }]
}

/** Each milestone from the month after which its work begins to the one in which it is due, below it its tasks whose months it names. */
function milestoneBars(milestones: readonly StoredMilestone[], from: Months, to: Months, kind: 'milestone' | 'option'): Bar[] {
  const dues = milestoneDues(milestones.map(shownText), to)
  return milestones.flatMap((milestone, at): Bar[] => {
    const { milestone_number, payment_amount } = milestone
    const tasks = timedTasks(milestone)
    const due = dues[at] ?? to
    const begins = Math.max(0, Math.min(dues[at - 1] ?? from, ...tasks.map((task) => task.from - 1)))
    const title = milestoneTitle(shownText(milestone))
    return [
      { kind, number: String(milestone_number), title, begins, ends: due, cents: centsOf(payment_amount) },
      ...tasks
        .filter(({ number }) => number !== '')
        .map(({ number, name, from: first, to: last = due }): Bar => {
          return { kind: 'task', number, title: name, begins: first - 1, ends: last, cents: 0 }
        }),
    ]
  })
}

/** The rows of bars, each as high as its title needs, in charts of at most a height: whole milestones where they fit. */
function chartsOf(bars: readonly Bar[], width: number, highest: number): Chart[] {
  const left = width * TITLES
  const rowOf = (bar: Bar): Row => {
    const lines = linesOf(bar.title, left - titleAt(bar) - ROW.between)
    return { ...bar, lines, height: lines.length * ROW.line + ROW.height - ROW.line }
  }
  const fits = (rows: readonly Row[]) => heightOf(rows) <= highest
  const charts: Row[][] = []
  for (const milestone of withTasks(bars)) {
    const [first, ...tasks] = milestone.map(rowOf)
    if (!first) continue
    const last = charts.at(-1)
    if (last && fits([...last, first, ...tasks])) last.push(first, ...tasks)
    else charts.push(...cut(first, tasks, rowOf({ ...first, title: `${first.title} (continued)` }), fits))
  }
  return charts.map((rows) => ({ rows: placed(rows), height: heightOf(rows), width, left }))
}

/** Each milestone with its tasks. */
function withTasks(bars: readonly Bar[]): Bar[][] {
  const groups: Bar[][] = []
  for (const bar of bars) {
    if (bar.kind === 'task' && groups.length > 0) groups.at(-1)?.push(bar)
    else groups.push([bar])
  }
  return groups
}

/** A milestone with so many tasks as fit, and the next ones below its name again. */
function cut(first: Row, tasks: readonly Row[], again: Row, fits: (rows: readonly Row[]) => boolean): Row[][] {
  const parts = [[first]]
  for (const task of tasks) {
    const last = parts.at(-1) ?? []
    if (last.length === 1 || fits([...last, task])) last.push(task)
    else parts.push([again, task])
  }
  return parts
}

function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { height }) => sum + height, 0)
}

function placed(rows: readonly Row[]): Chart['rows'] {
  let above = 0
  return rows.map((row) => {
    above += row.height
    return { ...row, middle: above - row.height / 2 }
  })
}

/** Bars of milestones end with a mark where they are due; those of tasks and of the option's milestones are paler. The months go to the last of the plan in each picture. */
function schedulePicture({ rows, height, width, left }: Chart, last: number): FormPicture {
  const bottom = ROW.head + height
  const across = (month: number) => left + (month / last) * (width - left - ROW.bar)
  const each = Math.ceil(last / 12)
  const months = Array.from({ length: Math.floor(last / each) }, (_, at) => (at + 1) * each)
  const grid = months.map((month) => line(across(month), ROW.head - 4, bottom) + words(across(month), 10, `${month}`, 'middle'))
  const bars = rows.map((row) => {
    const middle = ROW.head + row.middle
    const [from, to] = [across(row.begins), across(row.ends)]
    const bar = box(from, middle - ROW.bar / 2, to - from, ROW.bar, row.kind === 'milestone' ? NAVY : PALE)
    return label(row, middle) + bar + (row.kind === 'task' || row.number === '' ? '' : mark(to, middle))
  })
  return picture(
    { width, height: bottom },
    [words(0, 10, 'Months after award'), ...grid, ...bars],
    `Schedule over ${monthCount(last)}, each milestone from the month in which its work begins to the one in which it is due: ${rows.map(inWords).join('; ')}.`,
  )
}

function inWords({ kind, number, title, begins, ends }: Bar): string {
  if (kind !== 'task' && number !== '')
    return `milestone ${number}${kind === 'option' ? ' of the option' : ''}, ${title}, ${dueLabel(ends)}`
  const months = begins + 1 === ends ? `month ${ends}` : `months ${begins + 1} to ${ends}`
  return kind === 'task' ? `task ${number}, ${title}, ${months}` : `option, ${months}`
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

/** The number and the whole title, line below line around the middle of its row; tasks stand in below their milestone. */
function label(row: Row, middle: number): string {
  const first = middle + 3.5 - ((row.lines.length - 1) * ROW.line) / 2
  const number = words(row.kind === 'task' ? ROW.number : 0, first, row.number)
  return number + row.lines.map((text, at) => words(titleAt(row), first + at * ROW.line, text)).join('')
}

/** Where a title begins, behind its number. */
function titleAt({ kind }: Pick<Bar, 'kind'>): number {
  return kind === 'task' ? ROW.number + ROW.task : ROW.number
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
