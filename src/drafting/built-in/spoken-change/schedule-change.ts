import type { MilestoneDocument } from '../../../domain/milestone-document.ts'

/** Months that a line of time names: "months 4-6", "month 5". */
type Months = { from: number; to: number }

/** How the months are to change: by so many, or to one. */
export type MonthsWish = { edge: 'start' | 'end' | 'both'; by?: number; to?: number }

const LABEL = /^(?:schedule|time|months?|period|duration|when)$/i
const MONTHS = /\bmonths?\s+(\d+)(?:(\s*[-–]\s*|\s+(?:to|through)\s+)(\d+))?/i

/** The document with other months in its line of time; a sentence that says why not. */
export function withMonths(document: MilestoneDocument, wish: MonthsWish): MilestoneDocument | string {
  const places = document.lines.flatMap((line, at) =>
    line.kind === 'label' && LABEL.test(line.name) && MONTHS.test(line.text) ? [at] : [],
  )
  const [place] = places
  const line = place === undefined ? undefined : document.lines[place]
  if (!line || places.length > 1) return 'It has no single line that tells its months.'
  const [, from = '', joint, to] = MONTHS.exec(line.text) ?? []
  const { from: first, to: last } = moved({ from: Number(from), to: Number(to ?? from) }, wish)
  if (!(first >= 1 && last >= first)) return `It cannot run from month ${first} to month ${last}.`
  const text = line.text.replace(MONTHS, (found) => {
    const word = /^M/.test(found) ? 'M' : 'm'
    return first === last ? `${word}onth ${first}` : `${word}onths ${first}${joint ?? '-'}${last}`
  })
  return { lines: document.lines.map((one, at) => (at === place ? { ...one, text } : one)) }
}

function moved({ from, to }: Months, { edge, by = 0, to: month }: MonthsWish): Months {
  if (edge === 'both') return month === undefined ? { from: from + by, to: to + by } : { from: month, to: month + to - from }
  if (edge === 'start') return { from: month ?? from + by, to }
  return { from, to: month ?? to + by }
}
