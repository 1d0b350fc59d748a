import { expect, test } from 'vitest'
import { linesOf } from './line.ts'
import { passageOf, quoteAt } from './passage.ts'

const textOf = (...pages: string[]) => passageOf(linesOf(pages.map((text, at) => ({ page: at + 1, text })))).text

test('running headers, footers and page numbers that come again leave a sentence whole', () => {
  const text = textOf(
    'VERSION 2\n\nProvide a development plan\n\n   HARBOR - 16',
    'VERSION 2\n\nwith goals and milestones.\nEvaluate the result.\n\n   HARBOR - 17',
  )
  expect(text).toBe('Provide a development plan with goals and milestones. Evaluate the result.')
})

test('a footer of two lines with a clearance note is found by its shape', () => {
  const footer = (page: number) => `\n\n   XYZ -    ${page}      Approved for Release\n              24-XYZ-118 (10 Sep 24)`
  const first = 'A mast is wanted.\nIt must be light.\nIt should be short.\nIt may be folded.\nIt is for boats.'
  const second = 'Another page tells\nhow the work is done\nand by whom, in words\nof its own that differ.\nThat is all.'
  expect(textOf(`${first}${footer(26)}`, `${second}${footer(27)}`)).toBe(`${first} ${second}`.replaceAll('\n', ' '))
})

test('a page number alone is no text even on a single page, a list item is', () => {
  expect(textOf('First line of it.\nSecond line of it.\n\n7')).toBe('First line of it. Second line of it.')
  const items = '• Software\n• Analysis\n• Research'
  expect(textOf(`A text.\n${items}`, `B text.\n${items}`)).toContain('• Research B text.')
})

test('the hyphen of a compound at the end of a line stays, that of a broken word goes', () => {
  expect(textOf('It needs a multi-\nchannel input.')).toBe('It needs a multi-channel input.')
  expect(textOf('The develop-\nment is new. All development is.')).toBe('The development is new. All development is.')
  expect(textOf('The develop\u00ad\nment is new.')).toBe('The development is new.')
})

test('a sentence over a page break is quoted up to the break', () => {
  const passage = passageOf(
    linesOf([
      { page: 4, text: 'Develop a plan\nwith goals' },
      { page: 5, text: 'and a date.' },
    ]),
  )
  expect(quoteAt(passage, 0, passage.text.length)).toEqual({ page: 4, quote: 'Develop a plan with goals' })
  expect(quoteAt(passage, passage.text.indexOf('and'), passage.text.length)).toEqual({ page: 5, quote: 'and a date.' })
})
