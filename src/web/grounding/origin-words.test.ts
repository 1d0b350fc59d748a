import { expect, test } from 'vitest'
import { looseWords, originName } from './origin-words.ts'
import { loosePiece, ON_PAGE_2 } from './testing/traced.ts'

test('each origin is named as a person would', () => {
  expect(originName(ON_PAGE_2)).toBe('Solicitation, page 2')
  expect(originName({ ...ON_PAGE_2, role: 'instructions', page: 12 })).toBe('Component instructions, page 12')
  expect(originName({ ...ON_PAGE_2, role: 'company', file_name: 'Past performance.docx' })).toBe('Past performance.docx, page 2')
  expect(originName({ kind: 'answer', slot: 'Q4', question: 'Who?', quote: 'Us' })).toBe('Answer Q4')
  expect(originName({ kind: 'entry', from: 'project', label: 'Award Amount', quote: '$1' })).toBe('Project entries: Award Amount')
  expect(originName({ kind: 'entry', from: 'company', label: 'Facilities', quote: 'Lab' })).toBe('Company profile: Facilities')
})

test('what stands in no source is told once, with what it is', () => {
  const text = '40 dB and 40 dB'
  expect(looseWords([loosePiece(text, '40 dB'), { ...loosePiece(text, '40 dB'), start: 10, end: 15 }])).toEqual(['“40 dB” (number)'])
})
