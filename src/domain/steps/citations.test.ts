import { expect, test } from 'vitest'
import type { PlanSources } from '../grounding/sources.ts'
import { trace } from '../grounding/trace.ts'
import { citationsOf } from './citations.ts'

const SOURCES: PlanSources = {
  documents: [
    {
      id: 'a',
      file_name: 'topic.pdf',
      role: 'solicitation',
      pages: [{ page: 3, text: 'The shield shall attenuate 30 dB between 3 and 90 MHz.' }],
    },
    {
      id: 'b',
      file_name: 'profile.pdf',
      role: 'company',
      pages: [{ page: 1, text: 'Quickfix Labs owns a Keysight E5061B analyzer in Dayton.' }],
    },
  ],
  answers: [{ slot: 'S1', question: 'Who does it?', answer: 'Maria Chen measures the coupons in 5 runs.' }],
  entries: [
    { from: 'company', label: 'Technology Overview', text: 'Braided copper sleeves' },
    { from: 'project', label: 'Award Amount', text: '$140,000' },
  ],
  own_statements: [],
}

test('a narrative cites the page, the answer and what the company says of itself, in the order in which they are needed', () => {
  const cited = citationsOf(
    trace(
      'Maria Chen measures the coupons in 5 runs. The shield attenuates 30 dB between 3 and 90 MHz. The Keysight E5061B analyzer stands in Dayton. The braided copper sleeves are used.',
      SOURCES,
    ),
  )
  expect(cited).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'answer', slot: 'S1' }),
      expect.objectContaining({ kind: 'document', file_id: 'a', page: 3 }),
      expect.objectContaining({ kind: 'company', file_id: 'b', page: 1 }),
      expect.objectContaining({ kind: 'company', quote: expect.stringContaining('Braided copper sleeves') }),
    ]),
  )
  expect(cited[0]).toMatchObject({ kind: 'answer' })
})

test('a place that several sentences rest on is cited once', () => {
  const cited = citationsOf(trace('Maria Chen measures the coupons in 5 runs. Maria Chen measures the coupons in 5 runs.', SOURCES))
  expect(cited.filter(({ slot }) => slot === 'S1')).toHaveLength(1)
})

test('what was typed into the upload form is not cited, nor is anything for a sentence that rests on nothing', () => {
  expect(citationsOf(trace('The award is $140,000. The Zephyr array reaches 77 GHz.', SOURCES))).toEqual([])
})
