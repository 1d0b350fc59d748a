import { expect, test } from 'vitest'
import { standsOnPage } from '../solicitation/requirement/quote.ts'
import type { InstructionFact, Instructions } from './instructions.ts'
import { instructionsIn } from './instructions-in.ts'
import { BASE_AND_OPTION, pagesOf, WITH_INDEX } from './testing/pages.ts'

const read = (...texts: string[]) => instructionsIn(pagesOf(...texts), 'instructions.pdf', { ocr_pages: [], left_out: [] })
const facts = ({ facts }: Instructions, kind: InstructionFact['kind']) => facts.filter((fact) => fact.kind === kind)
const values = (instructions: Instructions, kind: InstructionFact['kind']) =>
  facts(instructions, kind).map(({ phase, value }) => `${phase}: ${value}`)

const navy = instructionsIn(BASE_AND_OPTION, 'navy.pdf', { ocr_pages: [], left_out: [] })
const airForce = instructionsIn(WITH_INDEX, 'daf.pdf', { ocr_pages: [], left_out: [] })

test('instructions are named as they name themselves, with component, release and version', () => {
  expect(navy).toMatchObject({ component: 'Navy', release: '25.1' })
  expect(navy.title).toBe('DEPARTMENT OF THE NAVY (DON) 25.1 Small Business Innovation Research (SBIR) Proposal Submission Instructions')
  const dated = read(
    'Version 4\n\nDEPARTMENT OF THE AIR FORCE\n26.BZ SBIR PROPOSAL INSTRUCTIONS\nRelease 3\n\nUpdated: 14 May 2026\n\nProposals follow these rules.',
  )
  expect(dated).toMatchObject({ component: 'Air Force', release: '26.BZ Release 3', dated: 'Version 4, 14 May 2026' })
})

test('base and option have a ceiling and a period each', () => {
  expect(values(navy, 'award_ceiling')).toEqual(['I: $140,000', 'II: $2,000,000'])
  expect(values(navy, 'option_ceiling')).toEqual(['I: $100,000'])
  expect(values(navy, 'period_of_performance')).toEqual(['I: six (6) months'])
  expect(values(navy, 'option_period')).toEqual(['I: six (6) months'])
})

test('the page limit is that of the technical volume, not that of letters', () => {
  expect(values(navy, 'page_limit')).toEqual(['I: 10 pages'])
})

test('a payment schedule by days is read line by line', () => {
  expect(facts(navy, 'payment').map(({ value }) => value)).toEqual([
    '15 Days 50% of Total Base or Option',
    '90 Days 35% of Total Base or Option',
    '180 Days 15% of Total Base or Option',
    'cost-plus-fixed-fee',
  ])
})

test('assistance has an amount a phase and is no award', () => {
  expect(values(navy, 'technical_assistance')).toEqual(['I: $6,500', 'II: $25,000'])
})

test('the share of the work, reports and the day of submission are found', () => {
  expect(values(navy, 'work_share')[0]).toBe('I: two-thirds')
  expect(facts(navy, 'report')).toHaveLength(1)
  expect(facts(navy, 'due_date')[0]?.value).toContain('February 5, 2025')
})

test('an index with a line a topic gives each topic its limits', () => {
  const of = (number: string) =>
    airForce.facts.filter(({ topic_number }) => topic_number === number).map(({ kind, value }) => `${kind} ${value}`)
  expect(of('AF251-0001')).toEqual(['award_ceiling $140,000', 'period_of_performance 6 Months', 'page_limit 20 pages/slides'])
  expect(of('AF251-0002')).toEqual(['award_ceiling $180,000', 'period_of_performance 9 Months', 'page_limit 15 pages/slides'])
  expect(of('AF251-D003')).toEqual(['award_ceiling $1,400,000.00', 'period_of_performance 24 Months', 'page_limit 35 pages/slides'])
  expect(airForce.facts.find(({ topic_number }) => topic_number === 'AF251-D003')?.phase).toBe('II')
})

test('numbers without a unit in a table have the unit of their column', () => {
  const index = read(
    'DHA 25.1 SBIR Proposal Instructions\n\nTopic      Cost           Months     Pages\n\nDHA251-001   $250,000     6       20\nDHA251-002   $250,000     8       20',
  )
  expect(index.facts.map(({ topic_number, kind, value }) => `${topic_number} ${kind} ${value}`)).toContain(
    'DHA251-002 period_of_performance 8 months',
  )
})

test('the outline of a work plan is listed by name, and what must not stand in it is a rule', () => {
  const plans = facts(airForce, 'work_plan').map(({ value }) => value)
  expect(plans).toContain('Scope, Tasks, Milestone Schedule, Deliverables, Final report with SF 298')
  expect(plans.some((value) => value.startsWith('do not include proprietary information'))).toBe(true)
})

test('that a component gives no assistance and limits subcontracts is found', () => {
  expect(facts(airForce, 'technical_assistance')[0]?.value).toContain('does not offer TABA')
  expect(facts(airForce, 'work_share')[0]).toMatchObject({ value: 'one-third', phase: 'I' })
})

test('reports with their data item, and meetings with their time, are found', () => {
  const mda = read(
    'MISSILE DEFENSE AGENCY\n25.1 SBIR Direct to Phase II Proposal Instructions\n\nProposals shall not exceed $2,000,000 for a period of performance of 24 months. The technical volume is limited to 25 pages.\n\nMEETINGS\nThe contractor shall hold a kickoff meeting within 30 days of award.\n\nREPORTS\nStatus reports under DI-MGMT-80368A must be submitted at least quarterly. The final report shall be delivered within 15 days after the end of the contract.',
  )
  expect(values(mda, 'award_ceiling')).toEqual(['II: $2,000,000'])
  expect(values(mda, 'period_of_performance')).toEqual(['II: 24 months'])
  expect(values(mda, 'page_limit')).toEqual(['II: 25 pages'])
  expect(values(mda, 'meeting')).toEqual(['II: within 30 days of award'])
  expect(facts(mda, 'report').map(({ value }) => value)).toEqual(['DI-MGMT-80368A', 'within 15 days after the end of the contract'])
})

test('ceilings of two phases in one sentence go to their phases', () => {
  const dha = read(
    'DEFENSE HEALTH AGENCY 25.1 SBIR Proposal Instructions\n\nPhase I awards may not exceed $250,000 over 6 months and Phase II awards may not exceed $1,300,000 over 24 months.',
  )
  expect(values(dha, 'award_ceiling')).toEqual(['I: $250,000', 'II: $1,300,000'])
  expect(values(dha, 'period_of_performance')).toEqual(['I: 6 months', 'II: 24 months'])
})

test('base and option of a direct award, and pages and slides, are told apart', () => {
  const darpa = read(
    'DARPA 25.4 SBIR Release 9 Proposal Instructions\n\n2.0 Direct to Phase II\n\nVolume 2, Technical Volume: a white paper not to exceed 20 pages and a slide deck not to exceed 15 slides. The base period is 18 months with a maximum of $1,500,000; the option period is 12 months with a maximum of $500,000.',
  )
  expect(values(darpa, 'page_limit')).toEqual(['II: 20 pages', 'II: 15 slides'])
  expect([values(darpa, 'award_ceiling'), values(darpa, 'option_ceiling')]).toEqual([['II: $1,500,000'], ['II: $500,000']])
  expect([values(darpa, 'period_of_performance'), values(darpa, 'option_period')]).toEqual([['II: 18 months'], ['II: 12 months']])
})

test('a line of a table may name a run of topics, with base and option', () => {
  const table = read(
    'NAVY 25.1 SBIR Direct to Phase II Proposal Instructions\n\nTopics      Base      Option\n\nN251-D01 through N251-D03    $1,000,000   30 months    $300,000  12 months',
  )
  const second = table.facts.filter(({ topic_number }) => topic_number === 'N251-D02').map(({ kind, value }) => `${kind} ${value}`)
  expect(second).toEqual([
    'award_ceiling $1,000,000',
    'option_ceiling $300,000',
    'period_of_performance 30 months',
    'option_period 12 months',
  ])
})

test('the day of submission keeps its hour', () => {
  const due = read(
    'USSOCOM 25.1 SBIR Proposal Instructions\n\nDeadline for Receipt: Proposals must be completely submitted no later than 12:00 p.m. ET, February 5, 2025.',
  )
  expect(facts(due, 'due_date')[0]?.value).toBe('no later than 12:00 p.m. ET, February 5, 2025')
})

test('matching funds, extensions and other spans are no ceilings and periods', () => {
  const army = read(
    'ARMY 25.4 SBIR Proposal Instructions\n\nA Phase II award may get up to $500,000 in matching funds, with an additional period of performance of 6 to 18 months. Requests are due at least 6 months prior to the end of the Phase II period of performance.',
  )
  expect([...facts(army, 'award_ceiling'), ...facts(army, 'period_of_performance')]).toEqual([])
})

test('every quote stands word for word on its page', () => {
  for (const [pages, instructions] of [
    [BASE_AND_OPTION, navy],
    [WITH_INDEX, airForce],
  ] as const) {
    for (const { quote, page } of instructions.facts) expect(standsOnPage(quote, pages[page - 1]?.text ?? '')).toBe(true)
  }
})

test('a document that rules nothing gives a warning and no facts', () => {
  const letter = read('Dear reader,\n\nthe weather was fine and the boats were out.')
  expect(letter.facts).toEqual([])
  expect(letter.reading.warnings).toEqual(['No rule was found in these instructions. Is this the right document?'])
})

test('text that begins every rule again and again is read all the same', () => {
  const text = 'The work plan shall not exceed $1 (6) months within 30 days of of of the payment: 50% 50% TABA report pages '.repeat(1500)
  expect(() => read(text, text.replaceAll(' ', '\n'), text.replaceAll('TABA', 'TABA. The'))).not.toThrow()
})
