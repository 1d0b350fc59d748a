import { expect, test } from 'vitest'
import { instructionsIn } from '../instructions/instructions-in.ts'
import { analysed } from '../instructions/testing/analysis.ts'
import { BASE_AND_OPTION, pagesOf } from '../instructions/testing/pages.ts'
import type { ComponentFacts } from './component-facts.ts'
import { factsInForce } from './facts-in-force.ts'

const instructions = instructionsIn(BASE_AND_OPTION, 'navy.pdf', { ocr_pages: [], left_out: [] })
const SOURCE = { document: 'Navy SBIR instructions', release: '25.1', place: 'page 2' }
const known: ComponentFacts = {
  component: 'Navy',
  phase: 'I',
  program_type: 'SBIR',
  direct_to_phase_2: false,
  award_ceiling: { value: 1, source: SOURCE },
  kickoff_within_days: { value: 30, source: SOURCE },
  notes: [],
}

test('uploaded instructions go before what the product knows of the component, and the rest of that stays', () => {
  const facts = factsInForce(known, analysed({}), instructions, 'I')
  expect(facts?.award_ceiling).toMatchObject({
    value: 140_000,
    source: { document: 'Navy SBIR 25.1 instructions', place: expect.stringMatching(/^p\. \d+$/), uploaded: { by: 'instructions' } },
  })
  expect(facts?.months?.value.value).toBe(6)
  expect(facts?.option?.value).toMatchObject({ ceiling: 100_000, months: 6 })
  expect(facts?.kickoff_within_days).toEqual(known.kickoff_within_days)
})

/** What instructions of one page with these words say. */
function saying(...words: string[]) {
  const page = ['DEPARTMENT OF THE NAVY', '25.1 SBIR Phase I Proposal Submission Instructions', '', 'AWARDS', ...words].join('\n')
  const read = instructionsIn(pagesOf(page), 'navy.pdf', { ocr_pages: [], left_out: [] })
  return factsInForce({ ...known, day_payments: { value: [{ day: 15, percent: 100 }], source: SOURCE } }, analysed({}), read, 'I')
}

test('the days of payment are those of a printed table', () => {
  expect(factsInForce(known, analysed({}), instructions, 'I')?.day_payments?.value).toEqual([
    { day: 15, percent: 50 },
    { day: 90, percent: 35 },
    { day: 180, percent: 15 },
  ])
})

test.each([
  [
    'Payments shall be made as follows: 60% on day 20 and 40% on day 160.',
    [
      [20, 60],
      [160, 40],
    ],
  ],
  ['Payments shall be made on completion of milestones.', undefined],
  ['Payments shall be made as follows: 60% on day 20 and 30% on day 160.', undefined],
  ['Awards are firm-fixed-price contracts.', [[15, 100]]],
])('"%s" pays on these days', (words, days) => {
  expect(saying(words)?.day_payments?.value.map(({ day, percent }) => [day, percent])).toEqual(days)
})

test.each([
  ['The contractor shall submit progress reports every two (2) months.', 2],
  ['Status reports shall be submitted monthly, bi-monthly or quarterly.', 3],
  ['The offeror shall deliver monthly status reports by the 10th of the following month, and quarterly technical reviews by video.', 1],
  ['Progress reports are due monthly in the first year, and every two months after.', 2],
  ['The contractor shall deliver a status report every 30 days.', 1],
  ['Quarterly progress reports are due by the tenth day, and a site visit shall be held every six months.', 3],
  ['A site visit is held every six months and progress reports shall be submitted each month.', 1],
  ['Progress reports and cost reports are required, and shall be sent every two months.', 2],
  ['The contractor shall deliver a final report every two (2) months.', undefined],
])('"%s" asks for status reports every %s months', (words, months) => {
  expect(saying(words)?.status_report_every?.value).toBe(months)
})

test.each([
  ['The contractor shall hold a kick-off meeting within 20 calendar days after contract award.', 20],
  ['A start of work meeting shall be held no later than three weeks after award.', 21],
  ['A final review meeting shall be held within 10 days of the end of the work.', 30],
])('"%s" leaves %i days for the first meeting', (words, days) => {
  expect(saying(words)?.kickoff_within_days?.value).toBe(days)
})

test('the topic goes before its instructions', () => {
  const topic = analysed({ award_ceiling: '$110,000' }, { award_ceiling: { page: 4, quote: 'Awards are limited to $110,000.' } })
  expect(factsInForce(known, topic, instructions, 'I')?.award_ceiling).toEqual({
    value: 110_000,
    source: {
      document: 'The solicitation',
      release: '',
      place: 'p. 4',
      uploaded: { by: 'topic', page: 4, quote: 'Awards are limited to $110,000.' },
    },
  })
})

test('of a component that the product does not know, what was uploaded still holds', () => {
  expect(factsInForce(undefined, analysed({ component: 'Coast Guard' }), instructions, 'I')).toMatchObject({
    component: 'Coast Guard',
    award_ceiling: { value: 140_000 },
  })
})

test('where nothing is said, what is known is left as it is', () => {
  expect(factsInForce(known, analysed({}), null, 'I')).toBe(known)
  expect(factsInForce(undefined, analysed({}), null, 'I')).toBeUndefined()
})

test('a first meeting that the topic sets itself goes before that of the component', () => {
  const quote = 'The contractor shall brief the oven crew at a kickoff within 12 days of award.'
  const asked = { id: 'R1', text: quote, kind: 'task', strength: 'must', phase: 'I', page: 2, quote }
  expect(factsInForce(known, analysed({}, {}, [asked]), null, 'I')?.kickoff_within_days).toMatchObject({
    value: 12,
    source: { uploaded: { by: 'topic', page: 2 } },
  })
})
