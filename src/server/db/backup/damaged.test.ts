import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../database.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { fingerprints } from '../testing/filled.ts'
import { planned, somebody } from '../testing/rows.ts'
import { backUp, restore } from './file.ts'

describe('A backup', () => {
  let folder: string
  let file: string
  let target: OpenDatabase
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'damaged-'))
    file = join(folder, 'plans.backup')
    target = await openTestDatabase('embedded')
    await planned(target.db)
    await backUp(target.db, file, { product: '0.0.0', made_at: new Date('2026-03-02T09:30:00.000Z') })
    await somebody(target.db)
  })
  afterAll(async () => {
    await target.close()
    await rm(folder, { recursive: true })
  })

  test.each<[string, (lines: string[]) => string[], string]>([
    ['in which a letter was changed', (lines) => lines.map((line) => line.replace('"Acme"', '"Acne"')), 'is not what was written'],
    ['from which a row is missing', (lines) => without(lines, (line) => line.startsWith('[')), 'is not what was written'],
    ['from which a whole table is missing', withoutTable, 'what it says at its end is not what is in it'],
    ['whose end is missing', (lines) => [...lines.slice(0, -2), ''], 'its end is missing'],
    ['to which something was added', (lines) => [...lines.slice(0, -1), '{}', ''], 'something stands behind its end'],
    ['of a later version', (lines) => withMigrations(lines, (made) => [...made, 9e12]), 'made by a newer version'],
    ['of another program', () => ['{"some":"thing"}', ''], 'is no backup of Work Plan Builder'],
  ])('%s is refused in a sentence, and changes nothing', async (_, change, sentence) => {
    const changed = join(folder, 'changed.backup')
    const lines = gunzipSync(await readFile(file))
      .toString()
      .split('\n')
    await writeFile(changed, gzipSync(change(lines).join('\n')))
    const before = await fingerprints(target)
    await expect(restore(target.db, changed, { replace: true })).rejects.toThrow(sentence)
    expect(await fingerprints(target)).toEqual(before)
  })

  test('that was cut off, or is missing, is refused in a sentence', async () => {
    const cut = join(folder, 'cut.backup')
    await cp(file, cut)
    await truncate(cut, (await stat(cut)).size - 1000)
    await expect(restore(target.db, cut, { replace: true })).rejects.toThrow('This backup is damaged (it cannot be unpacked)')
    await expect(restore(target.db, join(folder, 'none'), { replace: true })).rejects.toThrow('There is no file')
  })
})

/** The lines without the first one that is meant. */
function without(lines: readonly string[], meant: (line: string) => boolean): string[] {
  const at = lines.findIndex(meant)
  return lines.filter((_, other) => other !== at)
}

function withoutTable(lines: readonly string[]): string[] {
  const from = lines.findIndex((line) => line.startsWith('{"table":'))
  const to = lines.findIndex((line) => line.startsWith('{"rows":'))
  return lines.filter((_, at) => at < from || at > to)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function withMigrations([head = '', ...lines]: readonly string[], change: (made: number[]) => number[]): string[] {
  // what stands at the end is of all lines before, so it is made anew
  const told = JSON.parse(head)
  const changed = [JSON.stringify({ ...told, migrations: change(told.migrations) }), ...lines.slice(0, -2)]
  return [...changed, JSON.stringify({ ...JSON.parse(lines.at(-2) ?? ''), sha256: digest(`${changed.join('\n')}\n`) }), '']
}
