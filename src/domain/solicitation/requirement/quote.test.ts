import { expect, test } from 'vitest'
import { standsOnPage } from './quote.ts'

test('a quote stands on its page whatever the lines, the spaces and the shape of quotes', () => {
  const page = 'The “antenna” must\n   operate in the 1.5MHz   to 90MHz range and stay\nin-\nuse for one ﬁeld day.'
  expect(standsOnPage('The "antenna" must operate in the 1.5MHz to 90MHz range', page)).toBe(true)
  expect(standsOnPage('and stay in-use for one field day.', page)).toBe(true)
})

test('a soft hyphen at the end of a line does not hide a word', () => {
  expect(standsOnPage('the development plan', 'the develop\u00ad\nment plan')).toBe(true)
  expect(standsOnPage('the development plan', 'the develop\ufffe\nment plan')).toBe(true)
})

test('another number, another word and an empty quote do not stand on the page', () => {
  const page = 'A drop of 30dB in the opposing direction'
  expect(standsOnPage('A drop of 20dB', page)).toBe(false)
  expect(standsOnPage('A fall of 30dB', page)).toBe(false)
  expect(standsOnPage('  ', page)).toBe(false)
})
