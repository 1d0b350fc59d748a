import { expect, test } from 'vitest'
import { keepingObjections } from './kept-parts.ts'
import type { Part } from './outline.ts'

const objections = (text: string, said: string) => {
  const part: Part = { id: '3.1', kind: 'task', text }
  return keepingObjections([part], new Map([['3.1', said]]), text).map(({ sentence }) => sentence)
}

test.each(['https://www.dodsbirsttr.mil/submissions', 'usn.sbir@us.navy.mil', 'www.afsbirsttr.us/portal'])(
  'a part keeps the address that it has: %s',
  (address) => {
    const text = `The Contractor shall hand in the report at ${address}.`
    expect(objections(text, `The Contractor shall hand in the whole report at ${address}.`)).toEqual([])
    expect(objections(text, 'The Contractor shall hand in the whole report at the portal.')).toEqual([
      `Part [3.1] has lost ${address}: copy it from the outline as it stands.`,
    ])
  },
)

test('a part keeps the blank that somebody still has to fill in', () => {
  const blank = '[name the test range]'
  const text = `The Contractor shall fly the sensor at ${blank}.`
  expect(objections(text, `The Contractor shall fly the finished sensor at ${blank}.`)).toEqual([])
  expect(objections(text, 'The Contractor shall fly the finished sensor at the test range.')).toEqual([
    `Part [3.1] has lost ${blank}: copy it from the outline as it stands.`,
  ])
})

test.each([
  ['The Contractor (Ana Ruiz, antenna engineer) shall model the mast.', '(Ana Ruiz, antenna engineer)'],
  ['The Contractor, through Lakeside Hospital (Tom Velez), shall model the mast.', 'through Lakeside Hospital (Tom Velez)'],
])('a task keeps who does it: %s', (text, performer) => {
  expect(objections(text, text.replace('the mast', 'the folding mast'))).toEqual([])
  expect(objections(text, 'The Contractor shall model the folding mast.')).toEqual([
    `Part [3.1] has lost ${performer}: copy it from the outline as it stands.`,
  ])
})

test.each([
  ['Deflection: at most 2 cm; load log; judged by Tom Velez; by Award + 5 Months.', 'Tom Velez', 'the TPOC'],
  ['R4 “Model the mast” (p. 1): value and margin in the table; by Award + 5 Months.', '“Model the mast”', 'the model'],
])('a criterion keeps what it quotes and who judges: %s', (text, term, other) => {
  const part: Part = { id: 'C1', kind: 'criterion', text }
  const lost = (said: string) => keepingObjections([part], new Map([['C1', said]]), text).map(({ sentence }) => sentence)
  expect(lost(`In writing: ${text}`)).toEqual([])
  expect(lost(text.replace(term, other))).toEqual([`Part [C1] has lost ${term}: copy it from the outline as it stands.`])
})
