import { expect, test } from 'vitest'
import type { InstructionFact, Instructions } from './instructions.ts'
import { instructionsIn } from './instructions-in.ts'
import { rulesInForce } from './rules-in-force.ts'
import { analysed } from './testing/analysis.ts'
import { BASE_AND_OPTION, WITH_INDEX } from './testing/pages.ts'

const navy = instructionsIn(BASE_AND_OPTION, 'navy.pdf', { ocr_pages: [], left_out: [] })
const airForce = instructionsIn(WITH_INDEX, 'daf.pdf', { ocr_pages: [], left_out: [] })

function instructions(...facts: Partial<InstructionFact>[]): Instructions {
  const fact = {
    kind: 'award_ceiling',
    phase: 'I',
    value: '$140,000',
    text: 'At most $140,000.',
    page: 3,
    quote: 'At most $140,000.',
  } as const
  return { ...navy, facts: facts.map((one) => ({ ...fact, ...one })) }
}

const pageLimit = { page_limit: { page: 12, quote: 'The Phase I proposal will not exceed 15 pages in length.' } }

test('the topic goes before the instructions, and what they say otherwise is shown as giving way', () => {
  const beside = instructions({ kind: 'page_limit', value: '10 pages', page: 7, quote: 'a page/slide limit of 10 pages' })
  expect(rulesInForce(analysed({ page_limit: '15 pages' }, pageLimit), beside)).toEqual([
    {
      kind: 'page_limit',
      phase: 'I',
      from: 'topic',
      value: '15 pages',
      ...pageLimit.page_limit,
      yields: [{ from: 'instructions', value: '10 pages', page: 7, quote: 'a page/slide limit of 10 pages' }],
    },
  ])
})

test('what a topic says that its option may cost and take is a rule of it', () => {
  const quote = 'The Phase I Option, if exercised, shall not exceed $60,000 and four months.'
  const place = { page: 3, quote }
  const topic = analysed({ option_ceiling: '$60,000', option_period: 'four months' }, { option_ceiling: place, option_period: place })
  expect(rulesInForce(topic, null)).toMatchObject([
    { kind: 'option_ceiling', phase: 'I', value: '$60,000', from: 'topic', page: 3 },
    { kind: 'option_period', phase: 'I', value: 'four months', from: 'topic', page: 3 },
  ])
})

test('the same value printed in another way does not give way', () => {
  const topic = analysed({ award_ceiling: '$140K' }, { award_ceiling: { page: 1, quote: 'Phase I is up to $140K.' } })
  expect(rulesInForce(topic, instructions({}))).toMatchObject([{ from: 'topic', value: '$140K', yields: [] }])
})

test('of an index, the line of the topic holds, and other topics are left out', () => {
  const rules = rulesInForce(analysed({ number: 'AF251-0002' }), airForce)
  expect(
    rules.filter(({ kind }) => ['award_ceiling', 'period_of_performance', 'page_limit'].includes(kind)).map(({ value }) => value),
  ).toEqual(['$180,000', '9 Months', '15 pages/slides'])
})

test('what is said of the phase goes before what is said of all, and what typically holds comes last', () => {
  const said = instructions({ phase: 'any', value: '$200,000' }, { value: '$150,000', text: 'Awards are typically $150,000.' }, {})
  const rule = rulesInForce(analysed({}), said).find(({ phase }) => phase === 'I')
  expect(rule).toMatchObject({ value: '$140,000', yields: [{ value: '$150,000' }, { value: '$200,000' }] })
})

test('facts of a phase or program that the topic does not take are left out', () => {
  const direct = rulesInForce(analysed({ direct_to_phase_2: true, program_type: 'SBIR' }), navy)
  expect(direct.map(({ phase }) => phase)).not.toContain('I')
  expect(direct.find(({ kind }) => kind === 'award_ceiling')?.value).toBe('$2,000,000')
  const onlyFirst = analysed({ phases: { phase_1: 'This topic is for Phase I submission only.' } })
  expect(rulesInForce(onlyFirst, navy).map(({ phase }) => phase)).not.toContain('II')
  expect(rulesInForce(analysed({ program_type: 'SBIR' }), instructions({ program_type: 'STTR' }))).toEqual([])
})

test('a period that only a requirement of the topic names counts as the topic’s', () => {
  const requirement = {
    id: 'R1',
    kind: 'schedule',
    strength: 'must',
    phase: 'I',
    page: 2,
    text: 'Complete it in a 9-month period of performance.',
  }
  const topic = analysed({}, {}, [{ ...requirement, quote: requirement.text }])
  expect(rulesInForce(topic, navy).find(({ kind, phase }) => kind === 'period_of_performance' && phase === 'I')).toMatchObject({
    from: 'topic',
    value: '9-month',
    page: 2,
    yields: [{ from: 'instructions', value: 'six (6) months' }],
  })
})

test('of several phases each has the period that is said of it, also where only the section names the phase', () => {
  const first = 'Not to exceed a duration of 4 months and a cost of $90,000.'
  const second = 'The Phase II period of performance is 18 months.'
  const asked = { strength: 'must', page: 2 }
  const topic = analysed({ period_of_performance: '4 months' }, { period_of_performance: { page: 2, quote: first } }, [
    { ...asked, id: 'R1', kind: 'constraint', phase: 'I', text: first, quote: first },
    { ...asked, id: 'R2', kind: 'schedule', phase: 'II', text: second, quote: second },
  ])
  const periods = rulesInForce(topic, null).filter(({ kind }) => kind === 'period_of_performance')
  expect(periods.map(({ phase, value }) => `${phase} ${value}`)).toEqual(['I 4 months', 'II 18 months'])
})

test('of reports, meetings, payments and shares everything that is said holds', () => {
  const payments = rulesInForce(analysed({}), navy).filter(({ kind }) => kind === 'payment')
  expect(payments).toHaveLength(4)
  expect(payments.every(({ yields }) => yields.length === 0)).toBe(true)
})

test('a limit of slides does not give way to a limit of pages', () => {
  const both = instructions({ kind: 'page_limit', value: '20 pages' }, { kind: 'page_limit', value: '15 slides' })
  expect(rulesInForce(analysed({}), both)).toMatchObject([
    { value: '20 pages', yields: [] },
    { value: '15 slides', yields: [] },
  ])
})

test('without instructions the topic’s own rules hold, and without either there are none', () => {
  expect(rulesInForce(analysed({ page_limit: '15 pages' }, pageLimit), null)).toHaveLength(1)
  expect(rulesInForce(analysed({}), null)).toEqual([])
})
