import { expect, test } from 'vitest'
import type { Analysis } from '../../domain/solicitation/analysis.ts'
import { NEW_ENTRIES } from './entries.ts'
import { proposalsFor, settled } from './proposals.ts'

const DIRECT: Analysis = {
  topic_summary: '',
  topic_brief: '',
  topic: {
    phases: {},
    references: [],
    keywords: [],
    technology_areas: [],
    itar: false,
    direct_to_phase_2: true,
    classified_notice: false,
    dates: [],
    program_type: 'STTR',
    customer: 'PMA-265',
  },
  places: {
    direct_to_phase_2: { page: 1, quote: 'DIRECT TO PHASE II' },
    program_type: { page: 1, quote: 'STTR' },
    customer: { page: 3, quote: 'PMA-265' },
  },
  requirements: [],
  removed_requirements: [],
  sentences: [],
  unsorted: [],
  reading: { pages: 3, pages_without_text: [], ocr_pages: [], layout: 'unknown', topics_found: [], warnings: [], left_out: [] },
}

test('what the document says is put where nothing was typed, but phase and program stay as they were chosen', () => {
  expect(settled(NEW_ENTRIES, [], DIRECT, null)).toEqual({
    ...NEW_ENTRIES,
    customerOrganization: 'PMA-265',
  })
})

test("the person's own entries win, also the ones that are as the form opened", () => {
  const entered = { ...NEW_ENTRIES, customerOrganization: 'NAVSEA' }
  expect(settled(entered, ['customerOrganization'], DIRECT, null)).toEqual(entered)
})

test('each proposal tells where it stands', () => {
  expect(proposalsFor(DIRECT, null, 'I')).toMatchObject({
    phase: { value: 'II', from: 'topic', page: 1, quote: 'DIRECT TO PHASE II' },
    customerOrganization: { value: 'PMA-265', page: 3 },
  })
})
