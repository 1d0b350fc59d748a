import { expect, test } from 'vitest'
import { markdownBlocks } from './markdown-blocks.ts'

test('a text is cut where a block ends', () => {
  expect(markdownBlocks('# Title\n\nOne\ntwo\n\n\nThree\n')).toEqual(['# Title', 'One\ntwo', 'Three'])
  expect(markdownBlocks('')).toEqual([])
})

test('a list stays whole with the paragraphs of its items, and ends where something else begins', () => {
  expect(markdownBlocks('- one\n\n- two\n\n  still two\n\nAfter')).toEqual(['- one\n\n- two\n\n  still two', 'After'])
  expect(markdownBlocks('1. one\n\n2. two')).toEqual(['1. one\n\n2. two'])
})

test('a fence stays whole, also one that is never closed', () => {
  expect(markdownBlocks('```\na\n\nb\n```\n\nAfter')).toEqual(['```\na\n\nb\n```', 'After'])
  expect(markdownBlocks('~~~\na\n\n# b')).toEqual(['~~~\na\n\n# b'])
})

test('typing in one block leaves the others as they were', () => {
  const before = markdownBlocks('One\n\nTwo\n\nThree')
  const after = markdownBlocks('One\n\nTwo and more\n\nThree')
  expect(after.map((block, at) => block === before[at])).toEqual([true, false, true])
})

test('a line break of Windows is one', () => {
  expect(markdownBlocks('One\r\n\r\nTwo')).toEqual(['One', 'Two'])
})
