import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReadingProgress } from '../../domain/solicitation/source.ts'
import { readApart } from './apart.ts'
import { READING_LIMITS } from './limits.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reader-'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

/** Reads through a process that tells these things and then waits, or answers that there is no text. */
function readThrough(told: ReadingProgress[], options: { answers: boolean; report: (progress: ReadingProgress) => void }) {
  const file = join(folder, 'reader.mjs')
  const answer = options.answers
    ? `process.send({ kind: 'outcome', outcome: { ok: false, problem: { code: 'NO_TEXT', message: '' } } })`
    : ''
  writeFileSync(
    file,
    `process.once('message', () => {
      for (const progress of ${JSON.stringify(told)}) process.send({ kind: 'progress', progress })
      ${answer}
      setInterval(() => {}, 1000)
    })`,
  )
  const matter = { type: 'file', file: new Uint8Array([65]) } as const
  return readApart(matter, { as: 'instructions' }, 'a.txt', { entry: { file, execArgv: [] }, report: options.report })
}

const page = (number: number): ReadingProgress => ({ stage: 'reading', page: number, pages: 1000 })
const almostSilent = () => vi.advanceTimersByTime(READING_LIMITS.milliseconds - 1000)

test('a reader that falls silent is stopped', async () => {
  const report = () => vi.advanceTimersByTime(READING_LIMITS.milliseconds)
  expect(await readThrough([page(1)], { answers: false, report })).toMatchObject({ ok: false, problem: { code: 'TOOK_TOO_LONG' } })
})

test('a reader that goes on from page to page may take longer than it may be silent', async () => {
  const told = [1, 2, 3, 4, 5].map(page)
  expect(await readThrough(told, { answers: true, report: almostSilent })).toMatchObject({ ok: false, problem: { code: 'NO_TEXT' } })
})

test('saying the same again, or less, is as good as silence', async () => {
  const told = [page(7), page(7), page(6)]
  expect(await readThrough(told, { answers: true, report: almostSilent })).toMatchObject({ problem: { code: 'TOOK_TOO_LONG' } })
})

test('in all a reader has its time, however busy it is', async () => {
  const told = Array.from({ length: 1 + READING_LIMITS.milliseconds_in_all / (READING_LIMITS.milliseconds - 1000) }, (_, at) =>
    page(at + 1),
  )
  expect(await readThrough(told, { answers: true, report: almostSilent })).toMatchObject({ problem: { code: 'TOOK_TOO_LONG' } })
})
