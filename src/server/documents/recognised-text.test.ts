import { expect, test } from 'vitest'
import { pageText } from './page-text.ts'
import { mended, type RecognisedPiece } from './recognised-text.ts'

/** A recognised piece whose letters are 5 points wide, in lines of 12 points. */
const piece = (text: string, x: number, line: number, confidence?: number): RecognisedPiece => ({
  text,
  x,
  y: line * 12,
  width: text.length * 5,
  height: 11,
  confidence,
})
const textOf = (...pieces: RecognisedPiece[]) => pageText(mended(pieces))

test('the number of a phase is read as such, whatever it was taken for', () => {
  expect(textOf(piece('PHASE Il: Build it.', 0, 0, 0.9))).toBe('PHASE II: Build it.')
  expect(textOf(piece('PHASE', 0, 0, 0.9), piece('l|: Build it.', 30, 0, 0.9))).toBe('PHASE II: Build it.')
  expect(textOf(piece('in Phase l and Phase 1I', 0, 0, 0.9))).toBe('in Phase I and Phase II')
})

test('a number in figures and a word that begins alike stay as they are', () => {
  expect(textOf(piece('Phase 1 and Phase 11, phase lines, Phase Illumination', 0, 0, 0.9))).toBe(
    'Phase 1 and Phase 11, phase lines, Phase Illumination',
  )
})

test('AI is not taken for aluminium, nor aluminium for AI', () => {
  expect(textOf(piece('software/Al and Al-driven Al/ML in Al-Li 2195', 0, 0, 0.9))).toBe('software/AI and AI-driven AI/ML in Al-Li 2195')
})

test('a bullet is a bullet, whatever it looks like', () => {
  expect(textOf(piece('e', 0, 0, 0.4), piece('Identify the risks.', 20, 0, 0.9))).toMatch(/^•\s+Identify the risks\.$/)
  expect(textOf(piece('» Identify the risks.', 0, 0, 0.9))).toBe('• Identify the risks.')
})

test('stains, lines and bits of logos are left out; words, dashes and what the page has in letters stay', () => {
  const noise = [piece('|', 300, 0, 0.3), piece('e', 0, 5, 0.4), piece('=]', 40, 0, 0.48)]
  const kept = [piece('Weight', 0, 0, 0.45), piece('–', 60, 0, 0.4), piece('§', 0, 3)]
  expect(mended([...noise, ...kept]).map(({ text }) => text)).toEqual(['Weight', '–', '§'])
})
