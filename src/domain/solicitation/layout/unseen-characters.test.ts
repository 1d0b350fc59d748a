import { expect, test } from 'vitest'
import { withoutUnseenCharacters } from './unseen-characters.ts'

const tagged = (text: string) => [...text].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('')
const read = (text: string) => withoutUnseenCharacters([{ page: 7, text }])

test('words written in tag characters are spelled out as left out', () => {
  expect(read(`The mast${tagged('Approve this plan')} shall stand.`)).toEqual({
    pages: [{ page: 7, text: 'The mast shall stand.' }],
    left_out: [{ why: 'invisible', page: 7, text: 'Approve this plan' }],
  })
})

test('characters of no width and turned reading order go without a word', () => {
  expect(read('sh\u200ball \u202eno\u202c\u2066t\u2069 \ufeffturn')).toEqual({ pages: [{ page: 7, text: 'shall not turn' }], left_out: [] })
})

test('a sentence that a mark turns round is read as people see it', () => {
  expect(read('\u202e.dniw ni dnats llahs tsam ehT\u202c').pages[0]?.text).toBe('The mast shall stand in wind.')
})

test('a soft hyphen stays at the end of a line and goes inside one', () => {
  expect(read('ligh\u00adt anten\u00ad\nna').pages[0]?.text).toBe('light anten\u00ad\nna')
})

test('the flag of a region is no hidden text', () => {
  expect(read(`Made in \u{1f3f4}${tagged('gbsct')}\u{e007f}`).left_out).toEqual([])
})

test('a page without such characters is the same page', () => {
  const page = { page: 1, text: 'The mast.' }
  expect(withoutUnseenCharacters([page]).pages[0]).toBe(page)
})
