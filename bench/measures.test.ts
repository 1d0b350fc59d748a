import { beforeAll, describe, expect, test } from 'vitest'
import { build } from '../scripts/setup/build.mjs'
import { measuresIn } from './measures.ts'
import { benchTable } from './table.ts'

const NUMBER = /\d/
const { names, measured } = measuresIn(new URL('./measures/', import.meta.url))

describe('npm run bench', () => {
  // what measures the product as it is shipped starts what was built; nothing is built twice
  beforeAll(() => build())

  test.for(names)(
    '%s prints a table with figures, some of them beside something else as a ratio',
    { timeout: 600_000 },
    async (name, { skip }) => {
      const rows = await measured(name, 'once')
      if ('lacks' in rows) return skip(rows.lacks)
      expect(rows.map(({ measure }) => measure)).not.toContain('')
      for (const { measure, result } of rows) expect(result, measure).toMatch(NUMBER)
      expect(rows.filter(({ beside, ratio }) => NUMBER.test(beside ?? '') && /^(?:1\/)?\d+(?:\.\d+)?x?$/.test(ratio ?? ''))).not.toEqual([])
      expect(benchTable(rows).split('\n')).toHaveLength(rows.length + 2)
    },
  )
})
