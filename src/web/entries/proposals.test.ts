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
  reading: { pages: 3, pages_without_text: [], ocr_pages: [], layout: 'unknown', topics_found: [], warnings: [], left_out: [] },
}

test('what the document says is put where nothing was typed, the phase, too, but the program stays as it was chosen', () => {
  const said = { ...NEW_ENTRIES, customerOrganization: 'PMA-265' }
  expect(settled(NEW_ENTRIES, [], DIRECT, null)).toEqual({ ...said, phase: 'II' })
  expect(settled(NEW_ENTRIES, ['phase'], DIRECT, null)).toEqual(said)
})

test('where the document says the phase, period and award are those of this phase', () => {
  const quote = 'Phase II awards cost at most $900,000 and take 14 months.'
  const limits = { award_ceiling: '$900,000', period_of_performance: '14 months' }
  const places = { ...DIRECT.places, award_ceiling: { page: 2, quote }, period_of_performance: { page: 2, quote } }
  const direct = { ...DIRECT, topic: { ...DIRECT.topic, component: 'Air Force', number: 'AF261-D900', ...limits }, places }
  expect(settled(NEW_ENTRIES, [], direct, null)).toMatchObject({ phase: 'II', period: '14', award: '900000' })
  expect(settled(NEW_ENTRIES, ['phase'], direct, null)).toMatchObject({ phase: 'I', period: '6', award: '' })
})

test("the person's own entries win, also the ones that are as the form opened", () => {
  const entered = { ...NEW_ENTRIES, customerOrganization: 'NAVSEA' }
  expect(settled(entered, ['phase', 'customerOrganization'], DIRECT, null)).toEqual(entered)
})

test('each proposal tells where it stands', () => {
  expect(proposalsFor(DIRECT, null, NEW_ENTRIES)).toMatchObject({
    phase: { value: 'II', from: 'topic', page: 1, quote: 'DIRECT TO PHASE II' },
    customerOrganization: { value: 'PMA-265', page: 3 },
  })
})

test('what is known of the component stands where nothing was typed and the phase is known, but not what is known from another release', () => {
  const navy = (number: string): Analysis => ({
    ...DIRECT,
    topic: { ...DIRECT.topic, direct_to_phase_2: false, component: 'Navy', number },
  })
  expect(settled(NEW_ENTRIES, ['phase'], navy('N251-001'), null)).toMatchObject({ award: '140000', period: '6' })
  expect(settled(NEW_ENTRIES, [], navy('N251-001'), null).award).toBe('')
  expect(settled(NEW_ENTRIES, ['phase', 'award'], navy('N251-001'), null).award).toBe('')
  expect(settled(NEW_ENTRIES, ['phase'], navy('DON26BZ03-NV062'), null).award).toBe('')
})

test('who issues a topic that names no customer is offered and not taken, and a topic is called as the document calls it', () => {
  const issued: Analysis = {
    ...DIRECT,
    topic_summary: 'R7: Ropes',
    topic: { ...DIRECT.topic, customer: undefined, component: 'Coast Guard', title: 'Ropes' },
  }
  const proposed = proposalsFor(issued, null, NEW_ENTRIES)
  expect(proposed.customerOrganization).toMatchObject({ value: 'Coast Guard', is_issuer: true })
  expect(proposed.topicName).toMatchObject({ value: 'R7: Ropes', is_doubted: true })
  expect(settled(NEW_ENTRIES, [], issued, null)).toMatchObject({ customerOrganization: '', topicName: 'R7: Ropes' })
})
