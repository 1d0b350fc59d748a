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
