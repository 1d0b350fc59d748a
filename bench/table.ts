/** One measured thing. `beside` is what was measured in the same run for comparison, `ratio` how many times that it took. */
export type BenchRow = {
  measure: string
  result: string
  beside?: string
  ratio?: string
  aim?: string
  /** Whether the aim was met; absent where there is none. */
  met?: boolean
}

/** How much is measured: as often and as much as gives steady figures, or once and on little, which only shows that the measure works. */
export type Size = 'steady' | 'once'

const HEADS = ['Measure', 'Result', 'Beside', 'Ratio', 'Aim', ''] as const

/** The rows as a Markdown table with aligned columns. */
export function benchTable(rows: readonly BenchRow[]): string {
  return markdownTable(
    HEADS,
    rows.map((row) => [row.measure, row.result, row.beside ?? '', row.ratio ?? '', row.aim ?? '', verdict(row.met)]),
  )
}

/** Cells as a Markdown table with aligned columns. */
export function markdownTable(heads: readonly string[], cells: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) => Math.max(head.length, ...cells.map((line) => line[column]?.length ?? 0)))
  const line = (texts: readonly string[]) => `| ${texts.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n')
}

function verdict(met: boolean | undefined): string {
  if (met === undefined) return ''
  return met ? 'met' : 'MISSED'
}

/** How often something is measured: so many times for steady figures, else once. */
export function timesOf(size: Size, steady: number): number {
  return size === 'steady' ? steady : 1
}

/** The middle of some measurements, in the measurements' own unit. */
export function median(measurements: readonly number[]): number {
  const sorted = [...measurements].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** How long an action took, in milliseconds, each of `times` times. */
export async function timed(times: number, action: () => unknown): Promise<number[]> {
  const took: number[] = []
  for (let time = 0; time < times; time += 1) {
    const start = performance.now()
    await action()
    took.push(performance.now() - start)
  }
  return took
}

/** A share as a table prints it; a dash where there is nothing to share. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`
}
