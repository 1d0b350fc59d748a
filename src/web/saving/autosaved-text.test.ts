import { describe, expect, test } from 'vitest'
import { ApiError } from '../../contract/client.ts'
import { FIRST, reporting, UNREACHED } from './testing/report.ts'

const MINE = 'We wind it twice.'
const THEIRS = 'We wind it by hand.'

describe('what is typed', () => {
  test('is kept in the browser with every key, until the server has it', async () => {
    const { texts, type, browser, server, saving } = reporting()
    type({ words: MINE })
    expect([browser.kept, texts.isUnsaved()]).toEqual([{ words: MINE }, true])
    await texts.save('report', 'words')
    expect([server.words, browser.kept, texts.isUnsaved(), saving()]).toEqual([MINE, {}, false, 'saved'])
  })

  test('is nothing to keep or to save where it says what stood there, also with other blanks', async () => {
    const { texts, type, browser, seen } = reporting()
    type({ words: 'other', list: ' Coil ' })
    type({ words: FIRST.words })
    await texts.saveAll()
    expect([browser.kept, seen.sent]).toEqual([{}, []])
  })

  test('while it is being saved stays unsaved', async () => {
    const { texts, type, server } = reporting()
    type({ words: 'first' })
    server.during = () => type({ words: 'first and second' })
    await texts.save('report', 'words')
    expect(texts.all().report).toMatchObject({ base: { words: 'first', version: 4 }, mine: { words: 'first and second' } })
  })

  test('and goes back, while other words are being saved, to what stood there before is saved after them', async () => {
    const { texts, type, server, browser } = reporting()
    type({ words: 'first' })
    server.during = () => {
      type({ words: FIRST.words })
      server.during = () => {}
    }
    await texts.save('report', 'words')
    expect([texts.now('report').words, texts.isUnsaved(), browser.kept]).toEqual([FIRST.words, true, { words: FIRST.words }])
    await texts.saveAll()
    expect([server.words, texts.isUnsaved()]).toEqual([FIRST.words, false])
  })

  test('and goes back while a save is on its way that then fails leaves nothing to save', async () => {
    const { texts, type, server, seen } = reporting()
    type({ words: 'first' })
    server.refusal = UNREACHED
    server.during = () => type({ words: FIRST.words })
    await texts.save('report', 'words')
    server.refusal = null
    server.during = () => {}
    await texts.saveDue()
    expect([server.words, texts.isUnsaved(), seen.refused.length]).toEqual([FIRST.words, false, 1])
  })

  test('and cannot be sent stays in its box while the rest is saved', async () => {
    const { texts, type, seen } = reporting()
    type({ list: 'Coil\nCore', sum: 'about 5' })
    await texts.saveIfChanged('report', 'rest')
    expect([seen.sent, texts.all().report?.mine]).toEqual([[{ list: 'Coil\nCore' }], { sum: 'about 5' }])
  })

  test('is told not to be kept where neither the server nor the browser takes it', async () => {
    const { texts, type, server, seen } = reporting({}, { kept: null, takes: false })
    server.refusal = UNREACHED
    type({ words: MINE })
    await texts.save('report', 'words')
    expect(seen.refused).toMatchObject([{ isKept: false, isDue: true }])
  })

  test('is saved though a save before it came to a bug', async () => {
    const { texts, type, server, saving } = reporting()
    type({ words: MINE })
    server.during = () => {
      server.during = () => {}
      throw new Error('a bug')
    }
    await expect(texts.save('report', 'words')).rejects.toThrow('a bug')
    expect(saving()).toBe('kept-here')
    await texts.saveAll()
    expect(server.words).toBe(MINE)
  })
})

describe('a server that is not reached', () => {
  test('gets what is due later, by itself; what it refuses is not sent again by itself', async () => {
    const { texts, type, server, seen, saving } = reporting()
    type({ words: MINE })
    server.refusal = UNREACHED
    await texts.save('report', 'words')
    expect([saving(), texts.isDue()]).toEqual(['kept-here', true])
    server.refusal = null
    await texts.saveDue()
    expect([server.words, texts.isDue()]).toEqual([MINE, false])
    type({ words: 'refused' })
    server.refusal = new ApiError('Too long.', 422)
    await texts.save('report', 'words')
    await texts.saveDue()
    expect([seen.sent.length, texts.isDue(), saving()]).toEqual([3, false, 'kept-here'])
    type({ words: MINE })
    expect(saving()).toBe('idle')
  })

  test('gets after a reload what was due before; the rest is shown as not saved', async () => {
    const { texts, server, saving } = reporting({ mine: { words: MINE }, isDue: true })
    expect([texts.now('report').words, saving(), texts.isDue()]).toEqual([MINE, 'kept-here', true])
    await texts.saveDue()
    expect(server.words).toBe(MINE)
    const later = reporting({ base: { ...FIRST, words: MINE }, mine: { words: MINE, sum: '7' } })
    expect([later.texts.all().report?.mine, later.saving('rest'), later.texts.isDue()]).toEqual([{ sum: '7' }, 'kept-here', false])
  })
})

describe('of two devices', () => {
  test('the later one gets both to merge, and what was merged is saved over theirs', async () => {
    const { texts, type, server, seen, browser, elsewhere, saving } = reporting()
    type({ words: MINE })
    elsewhere({ words: THEIRS })
    await texts.save('report', 'words')
    expect([server.words, saving(), browser.kept]).toEqual([THEIRS, 'kept-here', { words: MINE }])
    expect(texts.collisions('report')).toMatchObject([{ name: 'words', base: FIRST.words, mine: MINE, theirs: THEIRS }])
    expect(seen.refused).toMatchObject([{ isToMerge: true }])
    await texts.saveAll()
    expect(seen.sent).toHaveLength(1)
    await texts.resolve('report', { words: 'Both.' })
    expect([server.words, texts.collisions('report'), texts.isUnsaved(), seen.saved[0]?.before]).toEqual([
      'Both.',
      [],
      false,
      { words: THEIRS },
    ])
  })

  test('what is left unmerged stays typed, and the next save brings it up again', async () => {
    const { texts, type, server, elsewhere } = reporting()
    type({ words: MINE })
    elsewhere({ words: THEIRS })
    await texts.saveAll()
    texts.close('report')
    expect([texts.collisions('report'), texts.now('report').words]).toEqual([[], MINE])
    await texts.saveAll()
    expect([texts.collisions('report').length, server.words]).toEqual([1, THEIRS])
  })

  test('what only one has changed is taken, and saved without a question', async () => {
    const { texts, type, server, seen, elsewhere } = reporting()
    type({ words: MINE })
    elsewhere({ list: 'Coil\nCore', sum: '600' })
    await texts.save('report', 'words')
    expect(server).toMatchObject({ words: MINE, list: 'Coil\nCore', sum: '600' })
    expect([texts.now('report').sum, seen.saved[0]?.isMerged]).toEqual(['600', true])
  })

  test('another box that both have changed is asked about too, though it is not being saved', async () => {
    const { texts, type, server, elsewhere } = reporting()
    type({ words: MINE, sum: '700' })
    elsewhere({ sum: '600' })
    await texts.save('report', 'words')
    expect(texts.collisions('report')).toMatchObject([{ name: 'sum', base: '500', mine: '700', theirs: '600' }])
    await texts.resolve('report', { sum: '650' })
    expect(server).toMatchObject({ words: MINE, sum: '650' })
  })

  test('the same text in both, or a count without a change, is no collision', async () => {
    for (const words of [MINE, FIRST.words]) {
      const { texts, type, server, elsewhere } = reporting()
      type({ words: MINE })
      elsewhere({ words })
      await texts.save('report', 'words')
      expect([server.words, texts.collisions('report')]).toEqual([MINE, []])
    }
  })

  test('what was typed before a reload does not overwrite what was saved elsewhere since', async () => {
    const { texts, server, elsewhere } = reporting({ mine: { words: MINE } })
    elsewhere({ words: THEIRS })
    await texts.saveAll()
    expect([server.words, texts.collisions('report').length]).toEqual([THEIRS, 1])
  })

  test('where nobody knows what the other one saved, what was typed is kept and told', async () => {
    const { texts, type, server, seen, elsewhere } = reporting()
    type({ words: MINE })
    elsewhere({ words: THEIRS })
    server.isThere = false
    await texts.save('report', 'words')
    expect(seen.refused).toMatchObject([{ isToMerge: false, isKept: true, isDue: false }])
  })

  test('what the other one saved is shown where nothing was typed, and to be merged where something was', () => {
    const theirs = { ...FIRST, words: THEIRS, version: 4 }
    const [untouched, typed] = [reporting(), reporting({ mine: { words: MINE } })]
    for (const { texts } of [untouched, typed]) texts.follow('report', theirs)
    expect([untouched.texts.now('report').words, untouched.texts.collisions('report')]).toEqual([THEIRS, []])
    expect([typed.texts.now('report').words, typed.texts.collisions('report').length]).toEqual([MINE, 1])
    untouched.texts.follow('report', FIRST)
    expect(untouched.texts.now('report').words).toBe(THEIRS)
  })

  test('several saves in a row meet nobody', async () => {
    const { texts, type, server } = reporting()
    type({ words: 'One' })
    void texts.save('report', 'words')
    type({ sum: '450' })
    await texts.save('report', 'rest')
    type({ words: 'Two' })
    await texts.saveAll()
    expect([server.words, server.sum, server.version]).toEqual(['Two', '450', 6])
  })
})

describe('of two tabs', () => {
  test('each follows what the other types, saves and takes back', async () => {
    const { texts, browser, seen } = reporting()
    texts.followTab('report', { base: FIRST, mine: { words: 'typed there' } })
    expect([texts.now('report').words, texts.isUnsaved()]).toEqual(['typed there', true])
    texts.followTab('report', { base: FIRST })
    expect([texts.now('report').words, texts.isUnsaved()]).toEqual([FIRST.words, false])
    texts.followTab('report', { base: FIRST, mine: { words: 'saved there' } })
    texts.followTab('report', { base: { ...FIRST, words: 'saved there', version: 4 } })
    expect(texts.all().report).toMatchObject({ base: { words: 'saved there', version: 4 }, mine: {}, theirs: null })
    expect([seen.sent, browser.kept]).toEqual([[], null])
  })

  test('one that was asleep while the other typed keeps the words of both, and of two sums its own', () => {
    const { type, browser } = reporting()
    browser.kept = { words: 'Jane leads it. We wind it.', sum: '600' }
    type({ words: 'We wind it. We test it.', sum: '700' })
    expect(browser.kept).toEqual({ words: 'Jane leads it. We wind it. We test it.', sum: '700' })
  })

  test('one that has slept takes nothing newer back', () => {
    const { texts } = reporting({ base: { ...FIRST, words: 'New', version: 5 } })
    texts.followTab('report', { base: FIRST })
    expect(texts.all().report).toMatchObject({ base: { words: 'New', version: 5 }, mine: {} })
  })
})

test('Undo leaves what was typed since, and gives up where that stands in the way', async () => {
  const { texts, type } = reporting()
  type({ words: 'We glue it. We test it.' })
  expect(texts.undone('report', { words: FIRST.words }, { words: 'We glue it.' })).toEqual({ words: 'We wind it. We test it.' })
  type({ words: 'We glue and mend it.' })
  expect(texts.undone('report', { words: FIRST.words }, { words: 'We glue it.' })).toBeNull()
})
