import { expect, test } from 'vitest'
import { neighbour, nextPlace } from './grid-keys.ts'

const FRAME = { rows: ['s1', 's2', 's3'], columns: ['no', 'action', 'method'] }
const place = (text: string) => {
  const [row = '', column = ''] = text.split(' ')
  return { row, column }
}

test.each([
  ['ArrowDown', 's1 action', 's2 action'],
  ['ArrowUp', 's1 action', null],
  ['ArrowRight', 's1 method', null],
  ['ArrowLeft', 's1 action', 's1 no'],
  ['Home', 's2 method', 's2 no'],
  ['End', 's2 no', 's2 method'],
  ['Control Home', 's3 method', 's1 no'],
  ['Control End', 's1 no', 's3 method'],
  ['a', 's1 no', null],
])('%s moves from %s to %s', (keys, from, to) => {
  const key = keys.replace('Control ', '')
  expect(nextPlace({ key, isControl: key !== keys }, place(from), FRAME)).toEqual(to === null ? null : place(to))
})

test('Tab goes on from the end of a row to the next one, and from the last cell out of the table', () => {
  expect(neighbour(place('s1 method'), 1, FRAME)).toEqual(place('s2 no'))
  expect(neighbour(place('s2 no'), -1, FRAME)).toEqual(place('s1 method'))
  expect(neighbour(place('s3 method'), 1, FRAME)).toBeNull()
  expect(neighbour(place('s1 no'), -1, FRAME)).toBeNull()
})
