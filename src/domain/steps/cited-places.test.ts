import { expect, test } from 'vitest'
import type { Citation } from './citation.ts'
import { citedPlaces } from './cited-places.ts'

const DOCUMENTS = [
  { id: 'a', file_name: 'topic.pdf' },
  { id: 'b', file_name: 'Capabilities 2025.docx' },
]
const page = (file_id: string, number: number, kind: Citation['kind'] = 'document'): Citation => ({
  kind,
  file_id,
  page: number,
  quote: '',
})
const answer = (slot: string): Citation => ({ kind: 'answer', slot, quote: '' })

test('each document stands once with its pages, and the answers together', () => {
  const cited = [page('a', 12), answer('Q4'), page('a', 2), page('b', 1, 'company'), answer('Q11'), page('a', 2)]
  expect(citedPlaces(cited, DOCUMENTS)).toBe('topic.pdf pp. 2, 12; answers Q4, Q11; Capabilities 2025.docx p. 1')
  expect(citedPlaces([page('a', 2), answer('Q4')], DOCUMENTS)).toBe('topic.pdf p. 2; answer Q4')
})

test('what stands in no document is named by what it is', () => {
  expect(citedPlaces([{ kind: 'company', quote: 'x' }, page('gone', 3)], DOCUMENTS)).toBe('company profile; a document p. 3')
})

test('a narrative that rests on nothing has no places', () => {
  expect(citedPlaces([], DOCUMENTS)).toBe('')
})
