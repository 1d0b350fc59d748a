import { expect, test } from 'vitest'
import { type Piece, pageText } from './page-text.ts'

/** A piece whose letters are 5 points wide, in lines of 12 points. */
const piece = (text: string, x: number, line: number, height = 11): Piece => ({ text, x, y: line * 12, width: text.length * 5, height })

test('pieces of one line are joined by their distance: a torn number is whole again, words stay apart', () => {
  expect(pageText([piece('than', 0, 0), piece('1', 25, 0), piece('.3 GHz', 30, 0), piece('at most', 65, 0)])).toBe('than 1.3 GHz at most')
})

test('lines come in reading order, indented as printed, with a blank line where a paragraph ends', () => {
  const pieces = [piece('third', 0, 3.6), piece('second', 20, 1), piece('first', 0, 0), piece('after second', 20, 2)]
  expect(pageText(pieces)).toBe('first\n    second\n    after second\n\nthird')
})

test('a superscript stays on its line, turned text is left out', () => {
  const small: Piece = { text: '2', x: 20, y: -2, width: 3, height: 6 }
  const stamp: Piece = { ...piece('DRAFT', 0, 1), rotation: 45 }
  expect(pageText([piece('area', 0, 0), small, piece('next line', 0, 1.1), stamp])).toBe('area2\nnext line')
})

test('a page without pieces is an empty text', () => {
  expect(pageText([])).toBe('')
})
