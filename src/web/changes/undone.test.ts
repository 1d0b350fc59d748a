import { expect, test } from 'vitest'
import { undone } from './undone.ts'

const before = 'We wind the coil. We measure it in Dayton.'
const put = 'We wind the coil. We measure it twice in Dayton.'

test('a text that stands as it was put there goes back as a whole', () => {
  expect(undone({ before, put, now: put }, 'sentences')).toBe(before)
})

test('what was typed since elsewhere in the text stays', () => {
  expect(undone({ before, put, now: `${put} Jane signs it.` }, 'sentences')).toBe(`${before} Jane signs it.`)
  expect(undone({ before: 'a\nb', put: 'a\nc', now: 'x\na\nc' }, 'lines')).toBe('x\na\nb')
})

test('where what was typed since stands in the way, nothing is undone', () => {
  expect(undone({ before, put, now: put.replace('twice', 'ten times') }, 'sentences')).toBeNull()
  expect(undone({ before: '100.00', put: '200.00', now: '300.00' }, 'whole')).toBeNull()
})
