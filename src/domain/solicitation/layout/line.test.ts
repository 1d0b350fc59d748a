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

test('the number of a topic with that of a page is a footer, and begins no topic', () => {
  const [first, second] = ['The carrier shall keep the units', 'cold for three days.']
  const footer = (page: number) => `\n\n        A27-913 - page ${page}`
  expect(textOf(`${first}${footer(1)}`, `${second}${footer(2)}`)).toBe(`${first} ${second}`)
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
  expect(textOf('It is state-\nof-the-art. The stateof art is state-of-the-art.')).toBe(
    'It is state-of-the-art. The stateof art is state-of-the-art.',
  )
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

test('headers that recognition reads differently from page to page, and what a browser prints, are no text', () => {
  const text = textOf(
    'Version 4\n10/9/25, 2:14 PM\nProvide a plan\nthat is good\nand sound\n\nhttps://portal.example/topics 1/3\nMDA - 26 Approved for release',
    'Versi0n 4\n10/9/25, 2:14 PM\nwith goals.\nEvaluate it\nwith care.\n\nhttps://portal.example/topics 2/3\nMDA - 27 Approved for re1ease',
  )
  expect(text).toBe('Provide a plan that is good and sound with goals. Evaluate it with care.')
})

test('a clearance note at the edge of a single page is no text; numbers of topics and headings there are', () => {
  const first = (text: string) => linesOf([{ page: 1, text }]).map((line) => line.text)
  expect(first('N251-903\nTITLE: A Keel\nIt is for boats.\nIt is long.\n\nDISTRIBUTION STATEMENT A: Approved for public release')).toEqual([
    'N251-903',
    'TITLE: A Keel',
    'It is for boats.',
    'It is long.',
  ])
})

test('a topic’s line that every page repeats is kept where it stands first', () => {
  const page = (word: string) => `A254-999: A Tent\n${word} is first.\nThen comes ${word}.\nSo ends ${word}.`
  expect(textOf(page('Canvas'), page('Rope'), page('Light'))).toBe(
    'A254-999: A Tent Canvas is first. Then comes Canvas. So ends Canvas. Rope is first. Then comes Rope. So ends Rope. Light is first. Then comes Light. So ends Light.',
  )
})

test('no quote goes over a running line that was taken out', () => {
  const pages = ['First line with words enough\n', 'Page one text\n'].map((line, at) => ({
    page: at + 1,
    text: `${line}HARBOR ${at} NEWS\nMore text ${'x'.repeat(at + 1)}\nEnd of ${'y'.repeat(9 * at + 1)}`,
  }))
  const passage = passageOf(linesOf(pages))
  expect(quoteAt(passage, 0, passage.text.length)).toEqual({ page: 1, quote: 'First line with words enough' })
})
