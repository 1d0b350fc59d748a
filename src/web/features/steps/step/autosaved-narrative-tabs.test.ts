import { expect, test } from 'vitest'
import { office, SERVED, stateOf } from './testing/narrative-office.ts'

test('two tabs of one browser follow each other', async () => {
  const { desk, server, seen } = office()
  await desk.hearTab({ text: 'typed in the other tab', base: SERVED, isDue: false })
  expect(desk.text()).toBe('typed in the other tab')
  await desk.hearTab(null)
  expect(desk.text()).toBe(SERVED.text)
  await desk.hearTab({ text: 'saved by the other tab', base: SERVED, isDue: false })
  Object.assign(server, { text: 'saved by the other tab', version: 4 })
  await desk.hearTab(null)
  expect(stateOf(desk)).toMatchObject({ text: 'saved by the other tab', base: { version: 4 }, theirs: null })
  expect(desk.isUnsaved()).toBe(false)
  expect(seen.sent).toEqual([])
})

test('a tab that was asleep while another one typed keeps the words of both', () => {
  const { desk, seen } = office()
  seen.kept = { text: 'Jane leads it. We wind the coil.', base: SERVED, isDue: false }
  desk.write('We wind the coil. We measure it.')
  expect(seen.kept).toMatchObject({ text: 'Jane leads it. We wind the coil. We measure it.' })
})

test('a text that another tab has sent already is not put together with itself', async () => {
  const { desk, server } = office()
  desk.write('the same in both tabs')
  Object.assign(server, { text: 'the same in both tabs', version: 4 })
  expect(await desk.commit(false)).toBe('ready')
  expect(stateOf(desk).theirs).toBeNull()
})
