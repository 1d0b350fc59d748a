import { DOLLARS } from '../../language/quantity/money.ts'
import { COUNT } from '../../language/quantity/number-word.ts'
import type { Line } from '../solicitation/layout/line.ts'
import { passageOf, quoteAt } from '../solicitation/layout/passage.ts'
import { isDirectNumber, TOPIC_NUMBER } from '../solicitation/topic/topic-number.ts'
import { phaseNamed } from './chapter.ts'
import type { InstructionFact, RuleKind } from './instructions.ts'

/** A line of a table with what goes on below it, and the heads above the table. */
type Row = { numbers: string[]; lines: Line[]; heads: string }
type Measure = 'money' | 'months' | 'pages'
type Cell = { measure: Measure; value: string }

const ROW = new RegExp(
  String.raw`^(?:Topics?\s+)?(${TOPIC_NUMBER.source})(?:\s*(?:through|thru|to|and|&|,|-|–)\s*(${TOPIC_NUMBER.source}))?(.*)$`,
)

/** More lines than these are no row of a table, and no head above one. */
const ROW_LINES = 4
const HEAD_LINES = 6

/** The lines of tables with a line a topic that say months, ceiling or pages ("AF251-0001 6 months $140,000 20 pages"). */
export function rowsIn(lines: readonly Line[]): Row[] {
  const rows: Row[] = []
  let heads: Line[] = []
  let lastRow = Number.NEGATIVE_INFINITY
  lines.forEach((line, at) => {
    const [, from, to] = ROW.exec(line.text) ?? []
    if (from) {
      if (at - lastRow > ROW_LINES) heads = lines.slice(Math.max(0, at - HEAD_LINES), at)
      lastRow = at
      rows.push({ numbers: numbersBetween(from, to), lines: [line], heads: heads.map(({ text }) => text).join(' ') })
    } else if (at - lastRow < ROW_LINES && !line.gapAbove && line.page === lines[lastRow]?.page) rows.at(-1)?.lines.push(line)
  })
  return rows.filter(
    ({ lines: [first, ...others], heads }) => first && cellsOf(afterNumbers(passageOf([first, ...others]).text), heads).length > 0,
  )
}

/** What all numbers of a series begin with, and the figures that tell them apart. */
const NUMBERED = /^(.*?)(\d+)$/

/** Most topics that one line may name. */
const LONGEST_RUN = 60

/** "N251-D01 through N251-D03" names three topics; a second number of another series names itself alone. */
function numbersBetween(from: string, to: string | undefined): string[] {
  if (!to) return [from]
  const [, head = '', first = ''] = NUMBERED.exec(from) ?? []
  const [, otherHead, last = ''] = NUMBERED.exec(to) ?? []
  const count = Number(last) - Number(first) + 1
  if (head !== otherHead || count < 2 || count > LONGEST_RUN) return [from, to]
  return Array.from({ length: count }, (_, step) => `${head}${String(Number(first) + step).padStart(first.length, '0')}`)
}

/** What a row says of each of its topics. `usual` is the phase that the document is for. */
export function rowFacts({ numbers, lines, heads }: Row, usual: InstructionFact['phase']): InstructionFact[] {
  const passage = passageOf(lines)
  const cells = cellsOf(afterNumbers(passage.text), heads)
  const hasOption = `${heads} ${passage.text}`.toLowerCase().includes('option')
  const place = quoteAt(passage, 0, passage.text.length)
  return numbers.flatMap((number) => {
    const phase = isDirectNumber(number) ? 'II' : (phaseNamed(heads) ?? usual)
    return (['money', 'months', 'pages'] as const).flatMap((measure) => {
      const ofMeasure = cells.filter((cell) => cell.measure === measure)
      return kindsOf(measure, ofMeasure.length, hasOption).map(
        (kind, at): InstructionFact => ({
          kind,
          phase,
          value: ofMeasure[at]?.value ?? '',
          text: passage.text,
          ...place,
          topic_number: number,
        }),
      )
    })
  })
}

function afterNumbers(text: string): string {
  const [, , , rest] = ROW.exec(text) ?? []
  return rest ?? ''
}

/** One value is the topic's, two are base and option where the table says so; what else stands there is not guessed at. */
function kindsOf(measure: Measure, count: number, hasOption: boolean): RuleKind[] {
  if (measure === 'pages') return count === 1 ? ['page_limit'] : []
  const [base, option]: [RuleKind, RuleKind] =
    measure === 'money' ? ['award_ceiling', 'option_ceiling'] : ['period_of_performance', 'option_period']
  if (count === 1) return [base]
  return count === 2 && hasOption ? [base, option] : []
}

const CELL = new RegExp(
  String.raw`(?<money>${DOLLARS})|(?<months>\b${COUNT}[\s-]{0,2}months?\b)|(?<pages>\b${COUNT}[\s-]{0,2}(?:pages?(?:\s?\/\s?slides?)?|slides?)\b)|(?<bare>(?<![\w.,$-])\d{1,3}(?![\w.,%-]))`,
  'gi',
)
const HEAD = /(?<months>month|period|\bPoP\b|duration)|(?<pages>page|slide)|(?<money>award|cost|funding|ceiling|amount|value|\$)/gi

/** The measures of a row. Numbers without a unit have the unit of their column's head. */
function cellsOf(row: string, heads: string): Cell[] {
  const found = [...row.matchAll(CELL)]
  const printed = found.flatMap(({ groups = {} }) => namedGroup(groups))
  if (printed.some(({ measure }) => measure !== null)) {
    const columns = columnsOf(heads)
    const bare = printed.filter(({ measure }) => measure === null)
    const open = columns.filter((column) => !printed.some(({ measure }) => measure === column))
    const areTold = bare.length > 0 && bare.length === open.length
    return printed.flatMap(({ measure, value }) => {
      if (measure) return { measure, value }
      const column = areTold ? open[bare.findIndex((one) => one.value === value)] : undefined
      return column ? { measure: column, value: column === 'months' ? `${value} months` : `${value} pages` } : []
    })
  }
  return []
}

function namedGroup(groups: Record<string, string | undefined>): { measure: Measure | null; value: string }[] {
  for (const measure of ['money', 'months', 'pages'] as const) {
    const value = groups[measure]
    if (value) return [{ measure, value: value.trim() }]
  }
  return groups.bare ? [{ measure: null, value: groups.bare }] : []
}

/** The measures that the heads of a table name, in the order of its columns. */
function columnsOf(heads: string): Measure[] {
  const named = Array.from(
    heads.matchAll(HEAD),
    ({ groups = {} }) => (groups.months ? 'months' : groups.pages ? 'pages' : 'money') as Measure,
  )
  return [...new Set(named)]
}
