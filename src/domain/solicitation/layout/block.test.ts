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
