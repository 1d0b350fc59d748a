import { expect, test } from 'vitest'
import type { DrawnGlyph } from './hidden-pen.ts'
import { raisedPieces } from './hidden-pieces.ts'
import { asRaised } from './raised.ts'

test('a raised number is an exponent behind a length or ten, and signed behind any letters', () => {
  expect(asRaised('0.45 W/cm', '2')).toBe('²')
  expect(asRaised('5 × 10', '-6')).toBe('⁻⁶')
  expect(asRaised('4 L min', '−1')).toBe('⁻¹')
})

test('the mark of a note is no exponent: behind a word it stays, behind a number it stays apart from it', () => {
  expect(asRaised('within 30 days', '2')).toBe('2')
  expect(asRaised('the membranes', '1')).toBe('1')
  expect(asRaised('no less than 4,500', '3')).toBe('³')
  expect(asRaised('the 1', 'st')).toBe('st')
})

/** Letters 5 points wide behind each other; what stands behind "^" is small and raised, behind "_" small and lowered. */
function glyphsOf(text: string): DrawnGlyph[] {
  let x = 0
  let shift = 0
  return Array.from(text).flatMap((character) => {
    if (character === '^' || character === '_') shift = character === '^' ? -4 : 2
    if (character === ' ') shift = 0
    x += '^_'.includes(character) ? 0 : 5
    const isSmall = shift !== 0
    return '^_ '.includes(character) ? [] : [{ text: character, x, y: 100 + shift, width: 5, height: isSmall ? 6 : 11, run: 0, why: null }]
  })
}

const asRead = (drawn: string) => {
  const text = drawn.replace(/[_^]/g, '')
  return raisedPieces([{ text, x: 0, y: 94, width: 5 * text.length, height: 11 }], glyphsOf(drawn))[0]?.text
}

test('numbers that are set smaller and higher are exponents on the page, and what is set lower is none', () => {
  expect(asRead('8 J/cm^2 at 10^-6 bar')).toBe('8 J/cm² at 10⁻⁶ bar')
  expect(asRead('H_2 O and m2')).toBe('H2 O and m2')
})
