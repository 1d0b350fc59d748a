import { expect, test } from 'vitest'
import { instructionsIn } from '../../src/domain/instructions/instructions-in.ts'
import { scoreOf } from './score.ts'
import type { Truth } from './truth.ts'

const PAGES = [
  {
    page: 1,
    text: 'ARMY 25.4 SBIR Proposal Instructions\n\nThe Phase I technical volume shall not exceed 7 pages. A final report must be delivered.',
  },
]
const LIMIT = {
  kind: 'page_limit',
  phase: 'I',
  value: 'seven (7) pages',
  page: 1,
  quote: 'The Phase I technical volume shall not exceed 7 pages.',
} as const
const REPORT = { kind: 'report', phase: 'I', value: 'final report', page: 1, quote: 'A final report must be delivered.' } as const

const score = (facts: Truth['facts']) =>
  scoreOf(instructionsIn(PAGES, 'army.pdf', { ocr_pages: [], left_out: [] }), PAGES, {
    file: 'army.pdf',
    pages: 1,
    component: 'Army',
    release: '25.4',
    dated: null,
    facts,
  })

test('what was marked and read alike counts as right, however its value is printed', () => {
  expect(score([LIMIT, REPORT])).toMatchObject({ named_right: 3, missed: [], differing: [], extra: [], quotes_standing: 2 })
})

test('another value or phase differs, what nobody marked is too much, and what was not read is missed', () => {
  const other = { ...REPORT, kind: 'meeting', quote: 'A kickoff is held.' } as const
  const scored = score([{ ...LIMIT, value: '9 pages' }, other])
  expect(scored.differing).toHaveLength(1)
  expect(scored.missed).toHaveLength(1)
  expect(scored.extra).toHaveLength(1)
})
