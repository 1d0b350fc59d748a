import { expect, test } from 'vitest'
import { ApiError } from '../../contract/client.ts'
import { done, fail } from '../../domain/result.ts'
import { type KeptText, type SaveHow, VersionedText } from './versioned-text.ts'

const BASE = 'We build. We test.'

/** A server with one text that answers as the real one, and what the browser keeps. */
function desk({ kept = null as KeptText | null, text = BASE } = {}) {
  const server = { text, version: 3, isUp: true, sent: [] as [string, SaveHow][] }
  const browser = { kept }
  const away = () => fail(new ApiError('The server cannot be reached.', 0))
  const narrative = new VersionedText({ text: server.text, version: server.version }, kept, {
    send: async (sent, version, how) => {
      if (!server.isUp) return away()
      if (version !== server.version) return fail(new ApiError('Changed meanwhile.', 409))
      server.text = sent
      server.version += 1
      server.sent.push([sent, how])
      return done({ version: server.version })
    },
    newest: async () => (server.isUp ? done({ text: server.text, version: server.version }) : away()),
    keep: (now) => {
      browser.kept = now
    },
  })
  /** Somebody else saves. */
  const elsewhere = (there: string) => {
    server.text = there
    server.version += 1
  }
  return { narrative, server, browser, elsewhere }
}

test('every keystroke is kept here, and a save makes it the server’s', async () => {
  const { narrative, server, browser } = desk()
  narrative.type('We design. We test.')
  expect(browser.kept).toMatchObject({ typed: 'We design. We test.', isWaiting: false })
  expect(await narrative.save({ finalize: true })).toBeNull()
  expect(server.sent).toEqual([['We design. We test.', { finalize: true }]])
  expect(narrative.state()).toMatchObject({ saving: 'saved', typed: null, saved: { version: 4 } })
  expect(browser.kept).toBeNull()
})

test('what is typed while a save is on its way stays typed', async () => {
  const { narrative } = desk()
  narrative.type('One.')
  const saved = narrative.save()
  await Promise.resolve()
  narrative.type('One. Two.')
  await saved
  expect([narrative.text(), narrative.state().saved.text, narrative.state().saving]).toEqual(['One. Two.', 'One.', 'idle'])
})

test('a connection that is lost keeps the text here, also over a reload, and sends it when it is back', async () => {
  const first = desk()
  first.server.isUp = false
  first.narrative.type('Mine.')
  expect((await first.narrative.save())?.status).toBe(0)
  expect(first.narrative.state().saving).toBe('kept-here')
  const { narrative, server } = desk({ kept: first.browser.kept })
  expect([narrative.text(), narrative.state().saving]).toEqual(['Mine.', 'kept-here'])
  await narrative.sendWaiting()
  expect([server.text, narrative.state().saving]).toEqual(['Mine.', 'saved'])
})

test('what was only typed is shown again after a reload, but not sent', async () => {
  const { narrative, server } = desk({ kept: { typed: 'Mine.', over: { text: BASE, version: 3 }, isWaiting: false } })
  await narrative.sendWaiting()
  expect([narrative.text(), server.text]).toEqual(['Mine.', BASE])
})

test('of two devices the later one gets both texts to merge, and the server keeps its own until then', async () => {
  const { narrative, server, elsewhere } = desk()
  narrative.type('We design. We test.')
  elsewhere('We build. We test twice.')
  expect((await narrative.save())?.status).toBe(409)
  expect(narrative.state().collision).toMatchObject({ base: BASE, mine: 'We design. We test.', theirs: 'We build. We test twice.' })
  expect(server.text).toBe('We build. We test twice.')
  expect(await narrative.resolve('We design. We test twice.')).toBeNull()
  expect([server.text, narrative.text(), narrative.state().collision]).toEqual([
    'We design. We test twice.',
    'We design. We test twice.',
    null,
  ])
})

test('a merge that is left keeps my text here, and the next save asks again', async () => {
  const { narrative, browser, elsewhere } = desk()
  narrative.type('Mine.')
  elsewhere('Theirs.')
  await narrative.save()
  narrative.cancel()
  expect([narrative.text(), narrative.state().saving, browser.kept?.typed]).toEqual(['Mine.', 'kept-here', 'Mine.'])
  await narrative.save()
  expect(narrative.state().collision).toMatchObject({ mine: 'Mine.', theirs: 'Theirs.' })
})

test('a text typed before a reload does not overwrite what came from elsewhere since', async () => {
  const { narrative, server } = desk({ text: 'Theirs.', kept: { typed: 'Mine.', over: { text: BASE, version: 2 }, isWaiting: true } })
  await narrative.sendWaiting()
  expect(server.text).toBe('Theirs.')
  expect(narrative.state().collision).toMatchObject({ base: BASE, mine: 'Mine.', theirs: 'Theirs.' })
})

test('a version that left the text alone is no collision', async () => {
  const { narrative, server, elsewhere } = desk()
  narrative.type('Mine.')
  elsewhere(BASE)
  expect(await narrative.save()).toBeNull()
  expect(server.text).toBe('Mine.')
})

test('nobody finalizes a text that they have not seen', async () => {
  const { narrative, server, elsewhere } = desk()
  elsewhere('Theirs.')
  expect((await narrative.save({ finalize: true }))?.status).toBe(409)
  expect([server.sent, narrative.text(), narrative.state().collision]).toEqual([[], 'Theirs.', null])
})

test('another tab’s typing and saving arrive here', async () => {
  const { narrative, elsewhere } = desk()
  await narrative.follow({ typed: 'There.', over: { text: BASE, version: 3 }, isWaiting: false })
  expect(narrative.text()).toBe('There.')
  elsewhere('There.')
  await narrative.follow(null)
  expect(narrative.state()).toMatchObject({ saved: { text: 'There.', version: 4 }, typed: null })
})
