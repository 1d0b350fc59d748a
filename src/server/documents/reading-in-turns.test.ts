import { expect, test } from 'vitest'
import { readingInTurns } from './reading-in-turns.ts'
import { sample } from './testing/pdfs.ts'

/** Somebody who asks for a reading, and what they hear of it. */
function asker(id: string) {
  const controller = new AbortController()
  const heard: string[] = []
  return {
    heard,
    giveUp: () => controller.abort(),
    asked: {
      person: { id, name: id, email: `${id}@example.com` },
      signal: controller.signal,
      report: ({ stage }: { stage: string }) => heard.push(stage),
    },
  }
}

const CANCELLED = { ok: false, problem: { code: 'CANCELLED' } }

test('who waits for a turn hears so, and can give up at once while the other is still being read', async () => {
  const reading = readingInTurns(1)
  const [first, second] = [asker('first'), asker('second')]
  const long = reading.solicitation(sample('nasa-2025-phase-1-409-pages'), { file_name: 'long.pdf' }, first.asked)
  const waiting = reading.solicitation(sample('N251-001'), { file_name: 'short.pdf' }, second.asked)
  await expect.poll(() => first.heard).toContain('opening')
  expect(second.heard).toEqual(['waiting'])
  second.giveUp()
  expect(await waiting).toMatchObject(CANCELLED)
  first.giveUp()
  expect(await long).toMatchObject(CANCELLED)
  expect(second.heard).toEqual(['waiting'])
})

test('a turn that was given up is free for the next', async () => {
  const reading = readingInTurns(1)
  const [first, second] = [asker('first'), asker('second')]
  const long = reading.solicitation(sample('nasa-2025-phase-1-409-pages'), { file_name: 'long.pdf' }, first.asked)
  const next = reading.solicitation(sample('N251-001'), { file_name: 'short.pdf' }, second.asked)
  first.giveUp()
  expect(await long).toMatchObject(CANCELLED)
  expect(await next).toMatchObject({ ok: true })
  expect([...new Set(second.heard)]).toEqual(['waiting', 'opening', 'reading', 'finding'])
})
