import { expect, test } from 'vitest'
import { instructionsIn } from './instructions/instructions-in.ts'
import { analysed } from './instructions/testing/analysis.ts'
import { BASE_AND_OPTION } from './instructions/testing/pages.ts'
import { proposedEntries, settledEntries } from './proposed-entries.ts'

const navy = instructionsIn(BASE_AND_OPTION, 'navy.pdf', { ocr_pages: [], left_out: [] })

const PHASE_I = { phase: 'I', program_type: 'SBIR' } as const
const PHASE_II = { phase: 'II', program_type: 'SBIR' } as const

test('a topic that says nothing of the entries proposes nothing', () => {
  expect(proposedEntries(analysed({}), null, PHASE_I)).toEqual({})
})

test('period and award come from the topic, typed for the form, with the page', () => {
  const quote = 'Phase I proposals cost up to $250,000 for a 6-month period of performance.'
  const topic = analysed(
    { award_ceiling: '$250,000', period_of_performance: '6-month', program_type: 'SBIR', number: 'A254-049', customer: 'PEO Aviation' },
    {
      award_ceiling: { page: 3, quote },
      period_of_performance: { page: 3, quote },
      customer: { page: 4, quote: 'PEO Aviation will use it.' },
    },
  )
  expect(proposedEntries(topic, null, PHASE_I)).toEqual({
    period_of_performance: { value: 6, as_printed: '6-month', from: 'topic', page: 3, quote },
    award: { value: 250_000, as_printed: '$250,000', from: 'topic', page: 3, quote },
    program_type: { value: 'SBIR', as_printed: 'A254-049', from: 'topic' },
    customer_organization: {
      value: 'PEO Aviation',
      as_printed: 'PEO Aviation will use it.',
      from: 'topic',
      page: 4,
      quote: 'PEO Aviation will use it.',
    },
    topic_name: { value: 'A topic', as_printed: 'A254-049', from: 'topic' },
  })
})

test('the instructions propose the base, not the option', () => {
  expect(proposedEntries(analysed({}), navy, PHASE_I)).toMatchObject({
    period_of_performance: { value: 6, from: 'instructions', page: 1 },
    award: { value: 140_000, from: 'instructions', page: 1 },
  })
})

test('the award is that of the phase that is proposed', () => {
  expect(proposedEntries(analysed({}), navy, PHASE_II).award?.value).toBe(2_000_000)
  expect(proposedEntries(analysed({ direct_to_phase_2: true }), navy, PHASE_II)).toMatchObject({
    phase: { value: 'II' },
    award: { value: 2_000_000 },
  })
})

test('the phase is proposed only when the topic says it, and that of Phase I is that of its section', () => {
  expect(proposedEntries(analysed({}), navy, PHASE_I).phase).toBeUndefined()
  const headed = analysed({ phases: { phase_1: 'Model a rudder.' } }, { phase_1: { page: 2, quote: 'Model a rudder.' } })
  expect(proposedEntries(headed, null, PHASE_I).phase).toMatchObject({ value: 'I', page: 2 })
  expect(proposedEntries(headed, null, PHASE_II).phase).toBeUndefined()
  const only = proposedEntries(analysed({ phases: { phase_1: 'This topic is for Phase I submission only. Model it.' } }), null, PHASE_I)
  expect(only.phase).toMatchObject({ value: 'I', as_printed: 'This topic is for Phase I submission only' })
})

test('the phase that stands beside the program in the head of a topic is proposed, and none that a sentence mentions', () => {
  const beside = (quote: string) =>
    proposedEntries(analysed({ program_type: 'STTR' }, { program_type: { page: 1, quote } }), null, PHASE_I).phase
  const cell = 'Kind: STTR, Phase II (Phase I proposals come in spring)'
  expect(beside(cell)).toEqual({ value: 'II', as_printed: cell, from: 'topic', page: 1, quote: cell })
  expect(beside('STTR Phase I')?.value).toBe('I')
  expect(beside('Army PROGRAM: STTR PHASE: II (with option)')?.value).toBe('II')
  for (const none of ['STTR', 'STTR Phase I and Phase II', 'In STTR Phase I the ropes are tried.']) expect(beside(none)).toBeUndefined()
})

test('a span that is a range, or longer than the form takes, is not guessed at', () => {
  const said = (value: string) =>
    proposedEntries(analysed({ period_of_performance: value }, { period_of_performance: { page: 1, quote: value } }), null, PHASE_I)
  expect(said('6 to 12 months').period_of_performance).toBeUndefined()
  expect(said('90 months').period_of_performance).toBeUndefined()
})

test('what the topic says of its own phase goes before what is known of the component, and of two readings both are offered', () => {
  const quote = 'Phase II takes 16 months, followed by 2 months for the report, 18 months in all.'
  const value = '16 months, followed by 2 months for the report, 18 months'
  const topic = analysed(
    { component: 'Navy', number: 'DON26BZ03-NV062', direct_to_phase_2: true, period_of_performance: value },
    { period_of_performance: { page: 2, quote } },
  )
  expect(proposedEntries(topic, null, PHASE_II).period_of_performance).toEqual({
    value: 18,
    also: 16,
    is_doubted: true,
    as_printed: value,
    from: 'topic',
    page: 2,
    quote,
  })
})

test('the person’s own entries win, untouched ones take what is proposed', () => {
  const entered = { phase: 'I', period: '9', award: '', customer: 'Ours' }
  expect(settledEntries(entered, new Set(['period'] as const), { phase: 'II', period: '24', award: '250000' })).toEqual({
    phase: 'II',
    period: '9',
    award: '250000',
    customer: 'Ours',
  })
})

test('what is known of the component is proposed where no document at hand says it, with the document that does', () => {
  const topic = analysed({ component: 'Navy', number: 'N251-001' })
  const cited = 'DoD SBIR 25.1 BAA, Navy instructions'
  expect(proposedEntries(topic, null, PHASE_I)).toMatchObject({
    period_of_performance: { value: 6, as_printed: '6 months', from: 'component', cited },
    award: { value: 140_000, as_printed: '$140,000.00', from: 'component', cited },
  })
  expect(proposedEntries(topic, navy, PHASE_I).award).toMatchObject({ from: 'instructions', page: 1 })
})

test('of a topic of another release it says so, and limits from years away are not proposed', () => {
  const of = (number: string) => proposedEntries(analysed({ component: 'Navy', number }), null, PHASE_I).award
  expect(of('N251-001')?.is_other_release).toBeUndefined()
  expect(of('DON26BZ03-NV062')).toMatchObject({ value: 140_000, is_other_release: true })
  expect(of('N191-001')).toBeUndefined()
})
