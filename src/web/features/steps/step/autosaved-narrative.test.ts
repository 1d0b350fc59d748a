import { expect, test } from 'vitest'
import { ApiError } from '../../../../contract/client.ts'
import { office, SERVED, stateOf, UNREACHED } from './testing/narrative-office.ts'

test('every key is kept in the browser until the server has the text', async () => {
  const { desk, seen, server, title } = office()
  desk.write('We wind the coil twice.')
  expect(seen.kept).toEqual({ text: 'We wind the coil twice.', base: SERVED, isDue: false })
  expect(desk.isUnsaved()).toBe(true)
  expect(await desk.commit(false)).toBe('ready')
  expect(server.text).toBe('We wind the coil twice.')
  expect(seen.kept).toBeNull()
  expect(desk.isUnsaved()).toBe(false)
  expect(title()).toBe('Draft saved')
})

test('an empty narrative is not sent (spec §5)', async () => {
  const { desk, seen } = office()
  desk.write('  \n\u200b\u2060 ')
  expect(await desk.commit(true)).toBeNull()
  expect(seen.sent).toEqual([])
  expect(seen.toasts).toEqual([
    { title: 'Narrative missing', description: 'Provide narrative text before saving.', variant: 'destructive' },
  ])
})

test('only a step that the server calls finalized is said to be (spec §4)', async () => {
  const { desk, server, title, seen } = office()
  server.status = 'needs_revision'
  expect(await desk.commit(true)).toBe('needs_revision')
  expect(seen.toasts.at(-1)).toMatchObject({ title: 'QC found issues. Resolve them before finalizing.', variant: 'destructive' })
  const show = () => {}
  server.block = { first: '"12 kN" stands in no answer.', more: 2, show }
  await desk.commit(true)
  expect(seen.toasts.at(-1)).toMatchObject({
    description: '"12 kN" stands in no answer. 2 more in the QC Report.',
    action: { label: 'Show it', onPress: show },
  })
  server.status = 'finalized'
  expect(await desk.commit(true)).toBe('finalized')
  expect(title()).toBe('Step finalized')
})

test('a server that cannot be reached gets the text later; a refusal is not sent again by itself', async () => {
  const { desk, server, seen, title } = office()
  desk.write('typed in a tunnel')
  server.refusal = UNREACHED
  await desk.commit(false)
  expect(title()).toBe('Failed to save narrative.')
  expect(desk.shownSaving()).toBe('kept-here')
  expect(seen.kept).toMatchObject({ text: 'typed in a tunnel', isDue: true })
  server.refusal = null
  await desk.saveDue()
  expect(server.text).toBe('typed in a tunnel')
  desk.write('refused')
  server.refusal = new ApiError('Too long.', 422)
  await desk.commit(false)
  await desk.saveDue()
  expect(seen.sent).toHaveLength(3)
  expect(seen.kept).toMatchObject({ text: 'refused', isDue: false })
})

test('what was typed and not saved is there again after a reload, and what was due is sent', async () => {
  const { desk, server } = office({ text: 'from before the reload', base: SERVED, isDue: true })
  expect(stateOf(desk)).toMatchObject({ text: 'from before the reload', saving: 'kept-here' })
  await desk.saveDue()
  expect(server.text).toBe('from before the reload')
})

test('of two writers the later one is told, and writes over nothing', async () => {
  const { desk, server, seen, title } = office()
  desk.write('mine')
  Object.assign(server, { text: 'theirs', version: 4 })
  expect(await desk.commit(false)).toBeNull()
  expect(title()).toBe('Failed to save narrative.')
  expect(server.text).toBe('theirs')
  expect(stateOf(desk)).toMatchObject({ text: 'mine', base: SERVED, theirs: { text: 'theirs', version: 4 } })
  expect(seen.kept).toMatchObject({ text: 'mine' })
  await desk.merged('theirs and mine')
  expect(server.text).toBe('theirs and mine')
  expect(stateOf(desk).theirs).toBeNull()
})

test('a text that was drafted anew is its writer’s until somebody edits it', async () => {
  const { desk, seen } = office()
  await desk.take('drafted anew', 'built-in')
  desk.write('drafted anew, and edited')
  await desk.commit(false)
  expect(seen.sent.map(({ written_by }) => written_by)).toEqual(['built-in', undefined])
})

test('a narrative that was drafted anew or restored can be undone', async () => {
  const { desk, server, seen } = office()
  await desk.take('Drafted anew.', 'built-in')
  expect(seen.sent.at(-1)).toMatchObject({ text: 'Drafted anew.', written_by: 'built-in' })
  seen.toasts.at(-1)?.action?.onPress()
  await expect.poll(() => server.text).toBe(SERVED.text)
  expect(seen.sent.at(-1)).toMatchObject({ written_by: 'person' })
})

test('what was typed and not saved is in the history before a draft or an earlier text takes its place', async () => {
  const { desk, seen } = office()
  desk.write('typed and not saved')
  await desk.take('Drafted anew.', 'built-in')
  expect(seen.sent.map(({ text }) => text)).toEqual(['typed and not saved', 'Drafted anew.'])
})

test('what was typed stays where it could not be saved before another text takes its place', async () => {
  const { desk, server, seen } = office()
  desk.write('typed and not saved')
  server.refusal = UNREACHED
  expect(await desk.take('Drafted anew.', 'built-in')).toBeNull()
  expect(desk.text()).toBe('typed and not saved')
  expect(seen.kept).toMatchObject({ text: 'typed and not saved', isDue: true })
})

test('Undo leaves what was typed since, and says so where that stands in the way', async () => {
  const { desk, server, seen, title } = office()
  await desk.take('We wind the coil. We measure it.', 'built-in')
  const undo = seen.toasts.at(-1)?.action?.onPress
  desk.write('We wind the coil. We measure it. Jane signs it.')
  undo?.()
  await expect.poll(() => server.text).toBe('We wind the coil. Jane signs it.')
  await desk.take('Drafted anew.', 'built-in')
  const second = seen.toasts.at(-1)?.action?.onPress
  desk.write('Drafted anew, and edited.')
  second?.()
  await expect.poll(title).toBe('Not undone')
  expect(desk.text()).toBe('Drafted anew, and edited.')
})

test('what is typed while the narrative is drafted meets the draft, and is not written over', () => {
  const { desk, seen } = office()
  desk.write('typed meanwhile')
  desk.receive({ text: 'drafted', version: 5 }, SERVED.text)
  expect(stateOf(desk)).toMatchObject({ text: 'typed meanwhile', theirs: { text: 'drafted', version: 5 } })
  expect(seen.kept).toMatchObject({ text: 'typed meanwhile' })
  const untouched = office()
  untouched.desk.receive({ text: 'drafted', version: 5 }, SERVED.text)
  expect(stateOf(untouched.desk)).toMatchObject({ text: 'drafted', theirs: null })
})

test('a failure that was told once is not told with every further try', async () => {
  const { desk, server, seen } = office()
  desk.write('typed in a tunnel')
  server.refusal = UNREACHED
  await desk.commit(false)
  await desk.saveDue()
  await desk.saveDue()
  expect(seen.sent).toHaveLength(3)
  expect(seen.toasts).toHaveLength(1)
  server.refusal = new ApiError('Too long.', 422)
  await desk.saveDue()
  expect(seen.toasts.at(-1)?.description).toBe('Too long. It is kept in this browser.')
  expect(desk.isDue()).toBe(false)
})

test('a text that is drafted anew while the narrative is still being saved waits for that, and is taken then', async () => {
  const { desk, server, seen } = office()
  desk.write('typed')
  const saving = desk.commit(false)
  await Promise.all([saving, desk.take('drafted anew', 'built-in')])
  expect(seen.sent.map(({ text }) => text)).toEqual(['typed', 'drafted anew'])
  expect(server.text).toBe('drafted anew')
})

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

test('what is typed while the server is asked what the other tab saved is not lost', async () => {
  const { desk, server } = office()
  await desk.hearTab({ text: 'typed in the other tab', base: SERVED, isDue: false })
  Object.assign(server, { text: 'saved by the other tab', version: 4 })
  const heard = desk.hearTab(null)
  desk.write('typed here meanwhile')
  await heard
  expect(stateOf(desk)).toMatchObject({ text: 'typed here meanwhile', theirs: { text: 'saved by the other tab', version: 4 } })
})
