import { expect, test } from 'vitest'
import { resultOf, type WordPiece, withAllTaken, withTaken, wordPieces } from './word-changes.ts'

const BEFORE = 'The Contractor shall measure the shield at 3 MHz.\n\n## Risk\n- The ferrite may be late.'
const AFTER = 'The Contractor shall measure two shields at 3 MHz.\n\n## Risk\n- The ferrite may be late; a second source is asked.'

const changes = (pieces: WordPiece[]) => pieces.flatMap((piece) => (piece.kind === 'change' ? [[piece.removed, piece.added]] : []))
const placeOf = (pieces: WordPiece[], count: number) =>
  pieces.flatMap((piece, place) => (piece.kind === 'change' ? [place] : []))[count] ?? -1

test('a change is told in whole words, and what stands in both is kept', () => {
  expect(changes(wordPieces(BEFORE, AFTER))).toEqual([
    ['the shield', 'two shields'],
    ['', '; a second source is asked'],
  ])
})

test('taking all gives the new text, leaving all the old one, to the letter', () => {
  const pieces = wordPieces(BEFORE, AFTER)
  expect(resultOf(pieces)).toBe(AFTER)
  expect(resultOf(withAllTaken(pieces, false))).toBe(BEFORE)
})

test('each change is taken or left by itself', () => {
  const pieces = wordPieces(BEFORE, AFTER)
  expect(resultOf(withTaken(pieces, placeOf(pieces, 0), false))).toBe(
    'The Contractor shall measure the shield at 3 MHz.\n\n## Risk\n- The ferrite may be late; a second source is asked.',
  )
  expect(resultOf(withTaken(pieces, placeOf(pieces, 1), false))).toBe(
    'The Contractor shall measure two shields at 3 MHz.\n\n## Risk\n- The ferrite may be late.',
  )
})

test('what was left can be taken again', () => {
  const pieces = wordPieces(BEFORE, AFTER)
  const place = placeOf(pieces, 0)
  expect(withTaken(withTaken(pieces, place, false), place, true)).toEqual(pieces)
})

test('a word that happens to stand in two quite different passages does not part them', () => {
  const pieces = wordPieces(
    'Title\n\nWe wind a coil of thick wire for the shield and measure it in Dayton with two antennas.',
    'Title\n\nEach of the three coupons is laid upon the shield before anybody looks at what the analyzer says.',
  )
  expect(pieces.map(({ kind }) => kind)).toEqual(['same', 'change', 'same'])
})

test('equal texts have no changes', () => {
  expect(changes(wordPieces(BEFORE, BEFORE))).toEqual([])
  expect(wordPieces('', '')).toEqual([])
})

test.each([
  ['', 'All is new.'],
  ['All goes.', ''],
  ['A  b\n\n\nc', 'A b\nc'],
  ['Zwei Spülen für 5 µm', 'Zwei Spulen für 6 µm'],
  ['温度を測る', '湿度を測る'],
  ['👩‍🔬 tests', '👨‍🔬 tests'],
])('%j becomes %j and back', (before, after) => {
  const pieces = wordPieces(before, after)
  expect(resultOf(pieces)).toBe(after)
  expect(resultOf(withAllTaken(pieces, false))).toBe(before)
})

test('two long texts without a word in common are one change, told at once', () => {
  const long = (word: string) => Array.from({ length: 20_000 }, (_, count) => `${word}${count}`).join(' ')
  const pieces = wordPieces(long('old'), long('new'))
  expect(pieces).toHaveLength(1)
  expect(resultOf(pieces)).toBe(long('new'))
})
