import { expect, test } from 'vitest'
import { blocksOf } from './block.ts'
import { linesOf } from './line.ts'

const blocks = (text: string) => blocksOf(linesOf([{ page: 1, text }])).map(({ kind, text: body, lead }) => ({ kind, body, lead }))

test('items follow their introduction, and the text after the list does not', () => {
  expect(
    blocks(
      'The design shall include the following parts that are listed here:\n   -  A power source that lasts and can be charged again by the\n      user in the field\n   -  Two radios\nThe rest of the text is a paragraph of its own and long enough.',
    ),
  ).toEqual([
    { kind: 'paragraph', body: 'The design shall include the following parts that are listed here:', lead: [] },
    {
      kind: 'item',
      body: 'A power source that lasts and can be charged again by the user in the field',
      lead: ['The design shall include the following parts that are listed here:'],
    },
    { kind: 'item', body: 'Two radios', lead: ['The design shall include the following parts that are listed here:'] },
    { kind: 'paragraph', body: 'The rest of the text is a paragraph of its own and long enough.', lead: [] },
  ])
})

test('items below an item know both introductions', () => {
  const inner = blocks(
    'System objectives:\n  1. Speed: 70 kts,\n  2. Environment:\n       a. Light rain,\n       b. Dust,\n  3. Range: 20 km.',
  )
  expect(inner.map(({ body, lead }) => [body, lead.length])).toEqual([
    ['System objectives:', 0],
    ['Speed: 70 kts,', 1],
    ['Environment:', 1],
    ['Light rain,', 2],
    ['Dust,', 2],
    ['Range: 20 km.', 1],
  ])
})

test.each(['●', '▪', '◦', '➢', '‣'])('%j marks an item, too', (mark) => {
  expect(blocks(`Parts:\n  ${mark} A mast\n  ${mark} A sail`).map(({ kind }) => kind)).toEqual(['paragraph', 'item', 'item'])
})

test('a number at the start of a line in the middle of a sentence is no item', () => {
  expect(blocks('The proposal follows the standard in its part\n5. The next sentence goes on.')).toHaveLength(1)
})

test('a label alone on its line begins anew even right below a list', () => {
  const labelled = blocks(
    'The focus is on:\n    - the first long point of all which fills the line up to its end\nParameters:\n    - one week of work',
  )
  expect(labelled.at(-1)).toEqual({ kind: 'item', body: 'one week of work', lead: ['Parameters:'] })
})

test('a sentence that a page breaks before its line is full goes on below the running lines of the next page, whatever it begins with there', () => {
  const page = (number: number, text: string) => ({ page: number, text: `LOAF BULLETIN - RELEASE 3\n\n${text}\n\nBakery - ${number}` })
  const full = 'The oven is of steel and holds its heat for a whole night, as bakers have asked for since the trials of the spring'
  const over = (end: string, next: string) =>
    blocksOf(linesOf([page(7, `${full}\nand a bell shall ring ${end}`), page(8, `${next}\n${full}.`)]))[0]
  const whole = over('within', '20 seconds of the end of the bake.')
  expect(whole?.text).toContain('a bell shall ring within 20 seconds of the end of the bake.')
  expect(whole?.pages.map((one) => one.page)).toEqual([7, 8])
  expect(over('in the', 'Kneading Room.')?.text).toContain('in the Kneading Room.')
  expect(over('at noon', '20 trays are baked.')?.text).not.toContain('trays')
  expect(over('at noon; and', 'Trays are baked.')?.text).not.toContain('Trays')
})

test('a row of a table that only lists things tells its cells apart, each behind its head', () => {
  const text =
    'All is listed in Table 2.\nTable 2. Papers\nItem             When         Form\na. Log           each week    PDF\nb. Sail plan     day 40       PDF'
  expect(blocksOf(linesOf([{ page: 1, text }])).map(({ kind, text: body, told }) => [kind, body, told])).toEqual([
    ['paragraph', 'All is listed in Table 2.', undefined],
    ['columns', 'Table 2. Papers Item When Form', undefined],
    ['item', 'Log each week PDF', 'Log; When: each week; Form: PDF'],
    ['item', 'Sail plan day 40 PDF', 'Sail plan; When: day 40; Form: PDF'],
  ])
})
