import type { Bar } from '../../../../domain/work-breakdown/timeline.ts'

/** How high each line of the chart is, in pixels. */
export const LINE_HEIGHT = 36

/** An arrow from the end of what is needed to what needs it: where it lies, in months and lines, and on which sides it is drawn. */
export type Arrow = {
  key: string
  isTooEarly: boolean
  left: number
  right: number
  top: number
  bottom: number
  isUp: boolean
  bend: 'down' | 'across-down' | 'down-back'
}

/** The arrows of the bars as they lie now; what stands above what it needs has its arrow from below. */
export function arrowsOf(bars: readonly Bar[], monthsOf: (bar: Bar) => { from: number; to: number }): Arrow[] {
  const placed = new Map(bars.map((bar, at) => [bar.id, { bar, at, ...monthsOf(bar) }]))
  return [...placed.values()].flatMap((own) =>
    own.bar.needs.flatMap(({ id, isTooEarly }): Arrow[] => {
      const needed = placed.get(id)
      if (!needed) return []
      const [top, bottom] = needed.at < own.at ? [needed.at, own.at] : [own.at, needed.at]
      const told = { key: `${own.bar.id} ${id}`, isTooEarly, top, bottom, isUp: needed.at > own.at }
      const [end, start] = [needed.to, own.from - 1]
      if (end < start) return [{ ...told, left: end, right: start, bend: 'across-down' }]
      if (end <= own.to) return [{ ...told, left: end, right: end, bend: 'down' }]
      return [{ ...told, left: own.to, right: end, bend: 'down-back' }]
    }),
  )
}

/** "months 2 to 4", "month 3" */
export function monthsWords({ from, to }: { from: number; to: number }): string {
  return from === to ? `month ${from}` : `months ${from} to ${to}`
}

/** A bar as it is read out: "Step 2, Model the mast: months 2 to 4, Ana Ruiz, milestone 3, needs step 1". */
export function barName(bar: Bar, months: { from: number; to: number }): string {
  const needs = bar.needs.map(({ number, isTooEarly }) => `needs step ${number}${isTooEarly ? ', which ends later than it begins' : ''}`)
  const told = [
    `${bar.isAssumed ? 'no months yet, shown in ' : ''}${monthsWords(months)}`,
    bar.lead,
    bar.part === 'option' ? 'option' : `milestone ${bar.milestone}`,
    ...needs,
  ]
  return `Step ${bar.number}, ${bar.name}: ${told.filter(Boolean).join(', ')}`
}
