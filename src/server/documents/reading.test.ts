import { expect, test } from 'vitest'
import { TWO_TOPICS } from '../testing/solicitation.ts'
import { readInstructions, readSolicitation } from './reader.ts'
import { readByBuilt } from './testing/built-reader.ts'
import { sample } from './testing/pdfs.ts'
import { readHere, readOnce } from './testing/read-here.ts'

const DOCUMENTS = [
  ['a topic as PDF', 'N251-001.pdf', () => sample('N251-001')],
  ['another maker’s PDF', 'AF15-AT13-typeset-from-text.pdf', () => sample('AF15-AT13-typeset-from-text')],
  ['two topics as text', 'topics.txt', () => new TextEncoder().encode(TWO_TOPICS.join('\f'))],
] as const

test.each(DOCUMENTS)('%s is read by this process as by the built reader, so that tests may read it here', async (_, file_name, file) => {
  const [here, apart] = await Promise.all([readHere, readByBuilt].map((by) => readSolicitation(file(), { file_name }, { by })))
  expect(here).toEqual(apart)
  expect(here).toMatchObject({ ok: true })
})

test('component instructions are read by this process as by the built reader', async () => {
  const file = new TextEncoder().encode('DEPARTMENT OF THE NAVY\n25.1 SBIR\nThe Phase I Base amount must not exceed $140,000.')
  const [here, apart] = await Promise.all([readHere, readByBuilt].map((by) => readInstructions(file, 'navy.txt', { by })))
  expect(here).toEqual(apart)
  expect(here).toMatchObject({ ok: true })
})

test('a document that this process has read stays as it was, whatever is done with what was read', async () => {
  const read = () => readSolicitation(sample('N251-001'), { file_name: 'N251-001.pdf' }, { by: readOnce })
  const first = await read()
  if (!first.ok) throw new Error(first.problem.message)
  first.value.analysis.requirements.length = 0
  const second = await read()
  expect(second.ok && second.value.analysis.requirements.length).toBeGreaterThan(0)
})
