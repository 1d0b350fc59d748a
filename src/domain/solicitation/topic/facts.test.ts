import { describe, expect, test } from 'vitest'
import { analysisOf } from '../analysis-of.ts'
import { linesOf } from '../layout/line.ts'
import { customerSpan } from './customer.ts'
import { awardCeiling, pageLimit, periodOfPerformance } from './frame.ts'
import { classifiedSpan, directSpan } from './notice.ts'
import { datesIn } from './topic-date.ts'

describe('the award', () => {
  test.each([
    ['Phase I awards are up to $140,000.', '$140,000'],
    ['The maximum Phase II award is $1.8 million.', undefined],
    ['Proposals shall not exceed $ 1,900,000 for Phase II.', '$ 1,900,000'],
    ['The base award is limited to $250K.', '$250K'],
    ['The unit price should be up to $500.', undefined],
    ['Technical assistance of up to $6,500 may be part of the award.', undefined],
    ['Award: Firm fixed price; up to $90,000; no fee.', '$90,000'],
    ['Award: one design; each unit has a price of up to $900.', undefined],
    ['The market is expected to exceed $2 billion.', undefined],
    ['Parts cost up to $10,000 per system.', undefined],
    ['Repair costs shall not exceed $2,000 a year.', undefined],
    ['The base period is six months and is not to be priced above $150,000.', '$150,000'],
    ['The total cost shall not exceed $2,000,000, including any technical and business assistance.', '$2,000,000'],
  ])('%s', (text, ceiling) => {
    if (ceiling === undefined && text.startsWith('The maximum')) return expect(awardCeiling(text)?.value).toBe('$1.8 million')
    expect(awardCeiling(text)?.value).toBe(ceiling)
  })
})

test.each([
  ['Award: up to $90,000', 'Awards of up to $800,000 are foreseen.', '$90,000'],
  ['Budget: open', 'Phase II awards are up to $800,000.', '$800,000'],
  ['Budget: open', 'Awards of up to $800,000 are foreseen.', undefined],
])('an award of the second phase is none of the first: %s / %s', (head, second, ceiling) => {
  const page = `A254-998: Ropes\n\n${head}\n\nOBJECTIVE:\nTry ropes.\n\nPHASE I:\nTry two.\n\nPHASE II:\nTry ten. ${second}`
  expect(analysisOf([{ page: 1, text: page }], 'topic.pdf').topic.award_ceiling).toBe(ceiling)
})

test('what the option of Phase I may cost and how long it may take is that of the option alone', () => {
  const page =
    'N254-998 TITLE: Sluices\n\nOBJECTIVE: Build a sluice.\n\nPHASE I: Draw a sluice. The base period is 5 months and shall not exceed $120,000.\n\nThe Phase I Option, if exercised, has a duration of 4 months and a price of not more than $90,000. It will include a model of the gate.\n\nPHASE II: Build two.'
  const { topic, places } = analysisOf([{ page: 1, text: page }], 'topic.pdf')
  expect(topic).toMatchObject({ award_ceiling: '$120,000', period_of_performance: '5 months' })
  expect(topic).toMatchObject({ option_ceiling: '$90,000', option_period: '4 months' })
  expect(places.option_ceiling?.quote).toMatch(/^The Phase I Option/)
})

test('what the option may cost is no ceiling of the award', () => {
  const page =
    'N254-996 TITLE: Weirs\n\nOBJECTIVE: Build a weir.\n\nPHASE I: The base period is up to 9 months and the price of the base is not to exceed $120,000. Draw a weir.\n\nProposals are to include one separately priced Phase I option of up to 3 months and not more than $50,000.\n\nPHASE II: Build two.'
  const { topic } = analysisOf([{ page: 1, text: page }], 'topic.pdf')
  expect(topic).toMatchObject({ award_ceiling: '$120,000', option_ceiling: '$50,000' })
})

test('the option of a period that is told in one sentence with its base', () => {
  const page =
    'N254-997 TITLE: Locks\n\nOBJECTIVE: Build a lock.\n\nPHASE II: Build two gates. The period of performance is 15 months, followed by an option of 9 months.'
  const { topic, places } = analysisOf([{ page: 1, text: page }], 'topic.pdf')
  expect(topic.option_period).toBe('9 months')
  expect(places.option_period?.quote).toContain('followed by an option of 9 months')
})

describe('in prose of its phase, a topic limits what its work may cost', () => {
  const direct = (second: string, described = '') =>
    analysisOf(
      [
        {
          page: 1,
          text: `A264-D099 TITLE: DIRECT TO PHASE II: Drifting Buoys\nOBJECTIVE: Build a buoy.\nDESCRIPTION: The buoy shall float. ${described}\nPHASE II: Build three buoys and test them at sea. ${second} The performer shall hold a design review.\nKEYWORDS: buoy`,
        },
      ],
      'topic.pdf',
    )

  test.each([
    ['The price shall not exceed $1,700,000 and the work shall end within 21 months.', '$1,700,000', '21 months'],
    ['The total price of the effort shall be no more than $1.25 million.', '$1.25 million', undefined],
    ['The performance period is 20 months; the price is limited to $1,500,000.', '$1,500,000', undefined],
    ['The price of each buoy shall not exceed $45,000.', undefined, undefined],
    ['The buoy shall weigh at most 40 kg and the price shall not exceed $60,000.', undefined, undefined],
    ['The unit production cost should not exceed $185,000 in a lot of 50.', undefined, undefined],
    ['A replacement cartridge shall cost at most $80.', undefined, undefined],
  ])('%s', (sentence, ceiling, period) => {
    const { topic, places } = direct(sentence)
    expect(topic.award_ceiling).toBe(ceiling)
    if (period) expect(topic.period_of_performance).toBe(period)
    const { quote = '' } = places.award_ceiling ?? {}
    expect(quote === '').toBe(ceiling === undefined)
    expect([sentence.includes(quote), quote.includes(ceiling ?? '')]).toEqual([true, true])
  })

  test('where it describes the thing, a price is that of the thing', () => {
    expect(direct('', 'The price shall not exceed $170,000.').topic.award_ceiling).toBeUndefined()
  })
})

describe('the period', () => {
  test.each([
    ['The period of performance shall not exceed nine (9) months.', 'nine (9) months'],
    ['a 6-month period of performance', '6-month'],
    [
      'The Phase II period of performance is anticipated to be four years; 24 month Base, 24 month Option, if exercised.',
      'four years; 24 month Base, 24 month Option, if exercised',
    ],
    [
      'A base period of six (6) months and an option period of six (6) months are planned.',
      'six (6) months and an option period of six (6) months',
    ],
    ['Phase I efforts are limited to twelve months.', 'twelve months'],
    ['The sensor shall work for 12 months in the performance of its duty.', undefined],
    ['Batteries last two years.', undefined],
    ['Phase I is a four-month effort of up to $90,000.', 'four-month'],
    ['Phase II is expected to last 18 months.', '18 months'],
    ['Phase I, not to exceed 5 months, shows that the ropes hold.', '5 months'],
    ['Not to exceed a duration of 12 months and a cost of $100,000.', '12 months'],
    ['Phase I lasts 5 months and Phase II 18 months.', '5 months'],
    ['In Phase I, within two months, a plan is due.', undefined],
    ['In Phase I the ropes hang for 5 months.', undefined],
    ['Phase II ropes shall last 18 months.', undefined],
    ['The effort shall be completed within 18 months.', '18 months'],
    ['The work may take no longer than 15 months.', '15 months'],
    ['The work on the hull shall end within two months.', undefined],
    ['The Phase I Base amount must not exceed $140,000 for a period of six months; the Option must not exceed $100,000.', 'six months'],
    ['The Phase I award shall not exceed $250,000 and nine months.', 'nine months'],
    [
      'The sea trials have a performance period of 16 months, followed by 2 months for the report, 18 months in all.',
      '16 months, followed by 2 months for the report, 18 months',
    ],
    ['The work runs for 20 months, followed by 2 months of shore tests.', '20 months, followed by 2 months'],
    ['Phase II runs 19 months in total.', '19 months'],
  ])('%s', (text, period) => expect(periodOfPerformance(text)?.value).toBe(period))
})

describe('the page limit of the technical volume', () => {
  test.each([
    ['The Phase I proposal will not exceed 15 pages in length.', '15 pages'],
    ['The Technical Volume is limited to 20 pages/slides.', '20 pages/slides'],
    ['Technical Volume (maximum of ten (10) pages).', 'ten (10) pages'],
    ['The page limit for the proposal is 12 pages.', '12 pages'],
    ['The white paper shall not exceed 5 pages.', undefined],
    ['The final report shall be no more than 30 pages; the proposal describes it.', undefined],
    ['Proposals include a commercialization plan of no more than 5 pages.', undefined],
    ['The manual must be 40 pages.', undefined],
  ])('%s', (text, limit) => expect(pageLimit(text)?.value).toBe(limit))
})

describe('work that may become classified', () => {
  test.each([
    'Work produced in Phase II may become classified.',
    'It is probable that the work under this effort will be classified under Phase II.',
    'The contractor must be able to acquire and maintain a secret level facility and Personnel Security Clearances.',
    'Phase II will require access to classified information.',
    'A facility clearance will be required for Phase II.',
  ])('%s', (text) => expect(classifiedSpan(text)).toBeDefined())

  test.each([
    'Images may be classified as targets.',
    'Signals will be classified by a network.',
    'The work is unclassified.',
    'The data may be classified into five groups.',
    'Vehicle clearance is required under bridges.',
    'Work should not be classified.',
  ])('not: %s', (text) => expect(classifiedSpan(text)).toBeUndefined())
})

describe('directly to Phase II', () => {
  test.each([
    'This is a Direct-to-Phase-II (D2P2) topic.',
    'For this topic there are no Phase I awards.',
    'Phase I proposals will NOT be accepted for this topic.',
    'This topic is accepting Direct to Phase II (DP2) proposals only.',
  ])('%s', (text) => expect(directSpan(text)).toBeDefined())

  test.each(['Direct to Phase II proposals will not be accepted.', 'This topic accepts Phase I and Direct to Phase II proposals.'])(
    'not: %s',
    (text) => expect(directSpan(text)).toBeUndefined(),
  )
})

test.each([
  ['The end user is PMA-264, which flies it.', 'PMA-264'],
  ['Transition partner: Program Executive Office Ships', 'Program Executive Office Ships'],
  ['The customer for this topic is the Marine Corps Systems Command.', 'Marine Corps Systems Command'],
  ['The end users are soldiers in the field.', undefined],
  ['Customers include Military users of all kinds.', undefined],
])('who will use it: %s', (text, customer) => expect(customerSpan(text)?.value).toBe(customer))

test.each([
  [
    'Pre-Release: September 3, 2025 Open Date: 9/24/2025 Close Date: 10/22/2025',
    ['Pre-release September 3, 2025', 'Open 9/24/2025', 'Close 10/22/2025'],
  ],
  [
    'Q&A Opens: 9/3/2025 Q&A Closes: 10/8/2025 Closes: 22 October 2025',
    ['Q&A open 9/3/2025', 'Q&A close 10/8/2025', 'Close 22 October 2025'],
  ],
  ['OPEN: 2026-04-01T12:00:00+00:00', ['Open 2026-04-01T12:00:00+00:00']],
  ['Open: TBD Close: N/A', []],
  ['09/24/2025', []],
])('dates in %j', (text, dates) => {
  expect(datesIn(linesOf([{ page: 1, text }])).map(({ label, date }) => `${label} ${date}`)).toEqual(dates)
})

test.each(['N/A', 'None', 'TBD', 'To be determined', '-', ''])('fields that say %j are absent', (nothing) => {
  const { topic, places } = analysisOf(
    [
      {
        page: 1,
        text: `A254-998: Frames\n\nPROJECTED CMMC LEVEL REQUIREMENT:\n${nothing}\n\nTECHNOLOGY AREAS:\n${nothing}\n\nACQUISITION PROGRAM: ${nothing}\n\nKEYWORDS:\n${nothing}\n\nOBJECTIVE:\n${nothing}\n\nDESCRIPTION:\nIt is light.\n\nTECHNICAL POINT OF CONTACT (TPOC):\n${nothing}`,
      },
    ],
    'topic.pdf',
  )
  expect([topic.cmmc_level, topic.customer, topic.objective, topic.tpoc]).toEqual([undefined, undefined, undefined, undefined])
  expect([topic.keywords, topic.technology_areas, topic.dates]).toEqual([[], [], []])
  expect(Object.keys(places).sort()).toEqual(['description', 'number', 'title'])
})

test.each([
  ['This is a Direct to Phase II topic. Phase I proposals will not be accepted.', true],
  ['Offerors must document that a buoy has drifted for a day.', true],
  ['Phase I awards will not be made for this topic. Show that a buoy has drifted.', true],
  ['Model the buoy. The period of performance shall not exceed 6 months.', false],
  ['The Phase I amount shall not exceed $250,000.', false],
])(
  'a number of the series that goes directly to Phase II does not decide where Phase I has a time or a price of its own: %s',
  (first, isDirect) => {
    const text = `A264-D099 TITLE: Drifting Buoys\nOBJECTIVE: Build a buoy.\nDESCRIPTION: The buoy shall float.\nPHASE I: ${first}\nPHASE II: Build three buoys.\nKEYWORDS: buoy`
    expect(analysisOf([{ page: 1, text }], 'topic.pdf').topic.direct_to_phase_2).toBe(isDirect)
  },
)
