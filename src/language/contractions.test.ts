import { expect, test } from 'vitest'
import { inContractVoice } from './contract-voice.ts'
import { withApostrophes } from './contractions.ts'
import { writtenOut } from './noted-signs.ts'
import { textOf, wordsOf } from './words.ts'

test.each([
  ['weve milled it, thats the rye, and they dont sieve it', "we've milled it, that's the rye, and they don't sieve it"],
  ['Whats left its not weighed', "What's left it's not weighed"],
  ['the mill and its stones were cold', 'the mill and its stones were cold'],
  ['the WONT test of the well', 'the WONT test of the well'],
  ['Im the miller', "I'm the miller"],
])('an apostrophe that was left out is put back: %s', (typed, whole) => expect(withApostrophes(typed)).toBe(whole))

test('words that are short for two are read as two, and stand as they were typed', () => {
  expect(wordsOf('weve tested the rye').map(({ text, pos }) => `${text} ${pos}`)).toEqual([
    'we PRON',
    've AUX',
    'tested VERB',
    'the DET',
    'rye NOUN',
  ])
  for (const typed of ['weve milled rye', 'We dont  sieve it, thats so.', "It isn't ours; theyre Ana's"])
    expect(textOf(wordsOf(typed))).toBe(typed)
})

test('in the voice of a contract they are words', () => {
  const told = (noted: string) => inContractVoice(writtenOut(noted), 'fact')
  expect(told('For two years weve run a small mill.')).toBe('For two years, the Contractor has run a small mill.')
  expect(told('We dont sieve the rye.')).toBe('The Contractor does not sieve the rye.')
  expect(told('We bake it on the stone, thats B2.')).toBe("The Contractor bakes it on the stone, that's B2.")
})
