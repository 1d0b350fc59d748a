import { readdirSync } from 'node:fs'
import type { BenchRow, Size } from './table.ts'

/** What a file of the folder measures does; `lacks` says what this machine lacks for it, null where nothing. */
type Measure = { rows: (size: Size) => Promise<BenchRow[]>; lacks?: () => string | null }

/** The names of all measures: each file of the folder is one. */
export const MEASURES: readonly string[] = readdirSync(new URL('./measures/', import.meta.url))
  .map((file) => file.replace(/\.ts$/, ''))
  .sort()

/** Takes one of the measures, or says what this machine lacks for it. */
export async function measured(name: string, size: Size): Promise<BenchRow[] | { lacks: string }> {
  const { rows, lacks }: Measure = await import(`./measures/${name}.ts`)
  const missing = lacks?.() ?? null
  return missing === null ? rows(size) : { lacks: missing }
}
