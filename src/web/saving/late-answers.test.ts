import { expect, test } from 'vitest'
import { FIRST, reporting, UNREACHED } from './testing/report.ts'

test('one that finds its own words, of whose save it never heard, goes on over them and asks nobody', async () => {
  const { texts, type, server, elsewhere } = reporting()
  type({ words: 'We wind it now.' })
  Object.assign(server, { refusal: UNREACHED, during: () => elsewhere({ words: 'We wind it now.' }) })
  await texts.save('report', 'words')
  Object.assign(server, { refusal: null, during: () => {} })
  type({ words: 'We wind it nowhere.' })
  await texts.saveDue()
  await texts.saveAll()
  expect([server.words, texts.collisions('report')]).toEqual(['We wind it nowhere.', []])
})

test('one that is told its own words while their save is under way, and types on, is asked nothing', async () => {
  const { texts, type, server } = reporting()
  type({ words: 'We wind it now.' })
  server.during = () => {
    server.during = () => {}
    type({ words: 'We wind it nowhere.' })
    texts.follow('report', { ...FIRST, words: 'We wind it now.', version: 4 })
    expect(texts.collisions('report')).toEqual([])
  }
  await texts.save('report', 'words')
  await texts.saveAll()
  expect([server.words, texts.collisions('report')]).toEqual(['We wind it nowhere.', []])
})
