import { expect, test } from 'vitest'
import { standsOnPage } from '../../domain/solicitation/requirement/quote.ts'
import { pageText } from './page-text.ts'
import type { Piece } from './piece.ts'
import { type Ruling, ruledTables } from './ruled-table.ts'

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

test('columns stand below each other though letters are not all as wide, and where one begins a narrow gap parts it', () => {
  const narrow = { ...piece('a broad sail of linen', 0, 2), width: 80 }
  const rows = [piece('Part', 0, 0), piece('Threshold', 100, 0), piece('Method', 160, 0), piece('mast', 0, 1), piece('3 m', 100, 1)]
  const more = [piece('Test', 160, 1), narrow, piece('12 to 15 m', 100, 2), piece('Inspection', 160, 2)]
  const last = [piece('block', 0, 3), piece('20 N', 100, 3), piece('Trial', 160, 3)]
  expect(pageText([...rows, ...more, ...last]).split('\n')).toEqual([
    'Part                Threshold   Method',
    'mast                3 m         Test',
    'a broad sail of linen  12 to 15 m  Inspection',
    'block               20 N        Trial',
  ])
})

const level = (y: number): Ruling => ({ x1: 0, y1: y, x2: 300, y2: y })
const upright = (x: number): Ruling => ({ x1: x, y1: 6, x2: x, y2: 78 })

test('a row of a ruled table is one line with its columns below each other, however its cells are broken and wherever they stand in it; the words of a cell or of a row stand on the page', () => {
  const rulings = [level(6), level(18), level(42), level(78), upright(0), upright(100), upright(200), upright(300)]
  const pieces = [piece('Table of oars', 0, -1), piece('Parameter', 5, 0.6), piece('Threshold', 105, 0.6), piece('Objective', 205, 0.6)]
  const second = [piece('Length of the', 5, 1.6), piece('≥ 2 m', 105, 2.1), piece('blade', 5, 2.6)]
  const third = [piece('Weight', 5, 4.6), piece('3 kg', 105, 4.6), piece('not more than 1-', 205, 4.1), piece('2 kg', 205, 5.1)]
  const text = pageText([...pieces, ...second, ...third, piece('The oar floats.', 0, 7)], ruledTables(rulings))
  expect(text.split('\n')).toEqual([
    'Table of oars',
    '',
    'Parameter              Threshold    Objective',
    'Length of the blade    ≥ 2 m',
    'Weight                 3 kg         not more than 1-2 kg',
    '',
    'The oar floats.',
  ])
  // so that a person can add a requirement by them
  expect(
    ['Length of the\nblade', 'Length of the blade ≥ 2 m', 'Weight 3 kg not more than 1-\n2 kg'].filter(
      (words) => !standsOnPage(words, text),
    ),
  ).toEqual([])
})

test('what the parser read as one run over the line between two columns is cut there', () => {
  const rulings = [level(6), level(18), level(42), upright(0), upright(100), upright(200), upright(300)]
  const merged = { ...piece('kg Scale', 90, 2, 11), width: 40 }
  expect(pageText([piece('Unit', 5, 0.6), piece('Method', 105, 0.6), piece('Use', 205, 0.6), merged], ruledTables(rulings))).toBe(
    'Unit    Method    Use\nkg      Scale',
  )
})

test('a frame around text is no table', () => {
  const rulings = [level(6), level(42), level(78), upright(0), upright(100), upright(300)]
  const long = Array.from({ length: 12 }, (_, at) => piece('The boat carries a crew of four people.', 105, 0.6 + at / 4, 2))
  const pieces = [...long, piece('Note', 5, 4)]
  expect(ruledTables(rulings)).toHaveLength(1)
  expect(pageText(pieces, ruledTables(rulings))).toBe(pageText(pieces))
})
