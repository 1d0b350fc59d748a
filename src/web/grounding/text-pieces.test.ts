import { expect, test } from 'vitest'
import { loosePiece, traced } from './testing/traced.ts'
import { stretches } from './text-pieces.ts'

const words = (shown: ReturnType<typeof stretches>) =>
  shown.map((one) =>
    one.kind === 'between' ? one.text : one.pieces.map(({ kind, text }) => (kind === 'plain' ? text : `<${kind}:${text}>`)).join(''),
  )

test('nothing of a text is lost in showing its sentences', () => {
  const { text, sentences } = traced('  «Title»\n\n- «One.» «Two.»\n', 'connecting', 'sourced', 'own')
  const shown = stretches(text, sentences)
  expect(words(shown)).toEqual(['  ', 'Title', '\n\n- ', 'One.', ' ', 'Two.', '\n'])
  expect(words(shown).join('')).toBe(text)
})

test('a text without sentences, and sentences that do not reach its end, are shown whole', () => {
  expect(words(stretches('Just words', []))).toEqual(['Just words'])
  const { text, sentences } = traced('«One.» and more', 'sourced')
  expect(words(stretches(text, sentences)).join('')).toBe(text)
})

test('a blank and words without a source stand out inside their sentence, wherever it begins', () => {
  const { text, sentences } = traced('«First.» «At [name the test range] the gain is 40 dB, then 40 dB again.»', 'sourced', 'blank')
  const [first, second] = sentences
  const loose = { ...loosePiece(text, '40 dB') }
  const shown = stretches(
    text,
    [first ?? second, { ...second, unsupported: [loose] }].filter((one) => one !== undefined) as typeof sentences,
  )
  expect(words(shown).at(-1)).toBe('At <blank:[name the test range]> the gain is <unsupported:40 dB>, then 40 dB again.')
})

test('words inside a blank, and words that overlap others, are marked once', () => {
  const { text, sentences } = traced('«At [give the 5 numbers] and 12 kHz.»', 'blank')
  const pieces = [loosePiece(text, '5'), loosePiece(text, '12 kHz'), loosePiece(text, 'kHz')]
  expect(
    words(
      stretches(
        text,
        sentences.map((one) => ({ ...one, unsupported: pieces })),
      ),
    ),
  ).toEqual(['At <blank:[give the 5 numbers]> and <unsupported:12 kHz>.'])
})

test('what the person has accepted is not held against them any more', () => {
  const { text, sentences } = traced('«We ship 400 units.»', 'own')
  expect(
    words(
      stretches(
        text,
        sentences.map((one) => ({ ...one, unsupported: [loosePiece(text, '400')] })),
      ),
    ),
  ).toEqual(['We ship 400 units.'])
})
