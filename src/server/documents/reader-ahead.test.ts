import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readersAhead } from './reader-ahead.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reader-ahead-'))
  writeFileSync(
    join(folder, 'reader.mjs'),
    `process.once('message', () => process.send(
      { kind: 'outcome', outcome: { ok: false, problem: { code: 'NO_TEXT', message: (process.argv[2] ?? 'alone') + ' ' + process.pid } } }))
    process.once('disconnect', () => process.exit(0))`,
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a process stands ready for one document; who comes meanwhile has another, and the next one another again', async () => {
  const readers = readersAhead({ file: join(folder, 'reader.mjs'), execArgv: [] })
  const whoReads = async () => {
    const read = await readers.read({ type: 'file', file: new Uint8Array([65]) }, { as: 'document' }, 'a.txt', {})
    return read.ok ? '' : read.problem.message
  }
  readers.start()
  const both = await Promise.all([whoReads(), whoReads()])
  const next = await whoReads()
  readers.close()
  const last = await whoReads()
  expect([...both, next, last].map((who) => who.split(' ')[0])).toEqual(['ahead', 'alone', 'ahead', 'alone'])
  expect(new Set([...both, next, last]).size).toBe(4)
})
