import { expect, test } from 'vitest'
import { printBlock, readBlock } from './cell-block.ts'

test.each([
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"two\nlines"\t"she said ""no"""', [['two\nlines', 'she said "no"']]],
  [
    'a\t\tc\n\tb',
    [
      ['a', '', 'c'],
      ['', 'b'],
    ],
  ],
  ['a\t', [['a', '']]],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['6" pipe\tx', [['6" pipe', 'x']]],
  ['one', [['one']]],
])('%j is read as a block', (text, block) => expect(readBlock(text)).toEqual(block))

test('cells may be parted by another mark than a tab', () => {
  expect(readBlock('a;"b; c"\nd;', ';')).toEqual([
    ['a', 'b; c'],
    ['d', ''],
  ])
  expect(readBlock('| a | b |', '|')).toEqual([['', ' a ', ' b ', '']])
})

test('what is copied is read back as it was', () => {
  const block = [
    ['No.', 'two\nlines'],
    ['a "b"', ''],
    ['x', 'tab\there'],
  ]
  expect(readBlock(printBlock(block))).toEqual(block)
})

test('no cell is a formula where it is pasted', () => {
  expect(printBlock([['=1+1', '-5', '-a', '@x']])).toBe("'=1+1\t-5\t'-a\t'@x")
})
