import { beforeAll, describe, expect, test } from 'vitest'
import { measuresIn } from '../bench/measures.ts'
import { build } from '../scripts/setup/build.mjs'

const { names, measured } = measuresIn(new URL('./faults/', import.meta.url))

describe('npm run chaos', () => {
  // the product is killed as it is shipped; nothing is built twice
  beforeAll(() => build())

  test.for(names)('%s meets its aims on a small scale', { timeout: 600_000 }, async (name, { skip }) => {
    const rows = await measured(name, 'once')
    if ('lacks' in rows) return skip(rows.lacks)
    expect(
      rows
        .filter(({ met }) => met === false)
        .map(({ measure, result }) => `${measure}: ${result}`)
        .join('\n'),
    ).toBe('')
    expect(rows.some(({ met }) => met)).toBe(true)
  })
})
