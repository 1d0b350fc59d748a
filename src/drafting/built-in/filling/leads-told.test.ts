import { expect, test } from 'vitest'
import { withLeads } from './leads-told.ts'

const RUTH = { name: 'Ruth Hale', role: 'PI' }
const DOV = { name: 'Dov Casper', role: 'mech' }
const IMRE = { name: 'Imre Sol' }

test('who leads which steps stands in the rows of the people, and no more in the answer', () => {
  const answer = 'hours by step\nI lead 1, 2, 6 and 9; Dov leads 3, 4, 5; Imre 7 and 8. Dov did bellows before.'
  expect(withLeads([RUTH, DOV, IMRE], answer)).toEqual({
    rows: [
      { ...RUTH, leads: '1, 2, 6 and 9' },
      { ...DOV, leads: '3, 4, 5' },
      { ...IMRE, leads: '7 and 8' },
    ],
    answer: 'hours by step\nDov did bellows before.',
  })
})

test('who is said to lead twice leads all of these; what stands in a field stays, and its sentence is not lost', () => {
  expect(withLeads([RUTH, DOV], 'I lead 1 and 2. I lead 9.').rows[0]).toEqual({ ...RUTH, leads: '1 and 2, 9' })
  const told = [{ ...DOV, leads: '1' }]
  expect(withLeads(told, 'Dov leads 3, 4.')).toEqual({ rows: told, answer: 'Dov leads 3, 4.' })
})

test.each(['Dov leads 3 people.', 'Ana leads 3 and 4.', 'Dov 3, 4 and 5.', 'Dov leads 3, 4; we meet weekly.'])(
  '“%s” stays as it is',
  (answer) => {
    expect(withLeads([RUTH, DOV, IMRE], answer)).toEqual({ rows: [RUTH, DOV, IMRE], answer })
  },
)
