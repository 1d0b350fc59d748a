import { expect, test } from 'vitest'
import { sourceFile } from './source-file.ts'

const file = { id: 'file-1', file_name: 'topic', kind: 'pdf' as const, pages: 40 }
const sources = {
  documents: [
    { id: 'file-1', file_name: 'topic', role: 'solicitation' as const, pages: [{ page: 3, text: '' }] },
    { id: 'file-2', file_name: 'Past work.DOCX', role: 'company' as const, pages: [{ page: 1, text: '' }] },
    { id: 'file-3', file_name: 'notes.txt', role: 'company' as const, pages: [] },
  ],
  answers: [],
  entries: [],
  own_statements: [],
}

test('the solicitation opens as the server knows it, also when only some of its pages are a source', () => {
  expect(sourceFile('file-1', { file, instructions: null }, sources)).toBe(file)
})

test('a document of the company opens by its own name', () => {
  expect(sourceFile('file-2', { file, instructions: null }, sources)).toEqual({
    id: 'file-2',
    file_name: 'Past work.DOCX',
    kind: 'docx',
    pages: 1,
  })
  expect(sourceFile('file-3', undefined, sources)?.kind).toBe('text')
})

test('what is none of the plan’s documents opens nothing', () => {
  expect(sourceFile('file-9', { file, instructions: null }, sources)).toBeUndefined()
})
