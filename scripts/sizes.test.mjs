import { expect, test } from 'vitest'
import { tooLong } from './sizes.mjs'

const lines = (count) => Array.from({ length: count }, (_, index) => `  console.log(${index})`).join('\n')
const functionOf = (count) => `export function long() {\n${lines(count - 2)}\n}\n`

test('a function may have 60 lines and not one more', () => {
  expect(tooLong('src/a.ts', functionOf(60))).toEqual([])
  expect(tooLong('src/a.ts', functionOf(61))).toEqual(['src/a.ts: long has 61 lines, at most 60'])
})

test('a component may have 80 lines', () => {
  expect(tooLong('src/a.tsx', functionOf(80))).toEqual([])
  expect(tooLong('src/a.tsx', functionOf(81))).toEqual(['src/a.tsx: long has 81 lines, at most 80'])
})

test('an arrow function is measured too, under the name it is given', () => {
  expect(tooLong('src/a.ts', `const arrow = () => {\n${lines(70)}\n}\n`)).toEqual(['src/a.ts: arrow has 72 lines, at most 60'])
})

test('a file may have 250 lines, also when it is a test', () => {
  expect(tooLong('src/a.test.ts', lines(250))).toEqual([])
  expect(tooLong('src/a.test.ts', lines(251))).toEqual(['src/a.test.ts: the file has 251 lines, at most 250'])
})
