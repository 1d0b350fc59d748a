import { readdirSync } from 'node:fs'
import type { BenchRow, Size } from './table.ts'

/** What a file of measures does; `lacks` says what this machine lacks for it, null where nothing. */
type Measure = { rows: (size: Size) => Promise<BenchRow[]>; lacks?: () => string | null }

/** What can be measured: each file of a folder is one measure. */
export type Measures = { names: readonly string[]; measured: (name: string, size: Size) => Promise<BenchRow[] | { lacks: string }> }

/** The measures of a folder; each is taken, or says what this machine lacks for it. */
export function measuresIn(folder: URL): Measures {
  const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))
  return {
    names: names.sort(),
    measured: async (name, size) => {
      const { rows, lacks }: Measure = await import(new URL(`${name}.ts`, folder).href)
      const missing = lacks?.() ?? null
      return missing === null ? rows(size) : { lacks: missing }
    },
  }
}
