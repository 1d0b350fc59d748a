import { expect, test } from 'vitest'
import { fileObjection } from './file-objection.ts'
import { fileSize } from './file-size.ts'

const MB = 1024 * 1024

test('a PDF, a Word document and plain text within the limit may be uploaded, whatever the case of their ending', () => {
  for (const name of ['N251-001.PDF', 'topic.docx', 'topic.Txt']) expect(fileObjection({ name, size: 50 * MB }, 50)).toBeNull()
})

test('another type, an empty file and one that is too large are refused in words that name the file', () => {
  expect(fileObjection({ name: 'budget.xlsx', size: 10 }, 50)).toBe(
    'budget.xlsx is not a PDF, a Word document (.docx) or plain text (.txt).',
  )
  expect(fileObjection({ name: 'old.doc', size: 10 }, 50)).toContain('is not a PDF')
  expect(fileObjection({ name: 'empty.pdf', size: 0 }, 50)).toBe('empty.pdf is empty. Choose another copy of it.')
  expect(fileObjection({ name: 'big.pdf', size: 61 * MB }, 50)).toBe('big.pdf is 61.0 MB. The largest file that can be uploaded is 50 MB.')
})

test('while the limit is not known, size is left to the server', () => {
  expect(fileObjection({ name: 'big.pdf', size: 61 * MB }, undefined)).toBeNull()
})

test('sizes are told in units that people read', () => {
  expect([0, 1023, 1024, 267_000, 4.1 * MB].map(fileSize)).toEqual(['0 bytes', '1023 bytes', '1 KB', '261 KB', '4.1 MB'])
})
