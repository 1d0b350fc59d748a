import { readdirSync } from 'node:fs'
import type { BenchRow, Size } from './table.ts'

/** What a file of the folder measures does. */
type Measure = { rows: (size: Size) => Promise<BenchRow[]> }

/** The names of all measures: each file of the folder is one. */
export const MEASURES: readonly string[] = readdirSync(new URL('./measures/', import.meta.url))
  .map((file) => file.replace(/\.ts$/, ''))
  .sort()

/** Takes one of the measures. */
export async function measured(name: string, size: Size): Promise<BenchRow[]> {
  const { rows }: Measure = await import(`./measures/${name}.ts`)
  return rows(size)
}
