import { expect, test } from 'vitest'
import { countedStrength } from '../quality/coverage-words.ts'
import type { Coverage } from '../quality/review.ts'
import { plainMilestone as milestone } from '../testing/plain-milestone.ts'
import type { LimitSaid } from '../work-breakdown/rows.ts'
import { coverage } from './coverage.ts'
import { nothingDoes } from './prohibition.ts'
import { asking } from './testing/asking.ts'

const FORBIDDEN = asking('The hive scale shall not contain any sound generator.', 0)
const DRAWN = asking('The hive scale shall draw at most 40 mW from its cell at night.', 1)
const TASK = 'Task 1.1: The Contractor shall fit the hive scale with a small sound generator that calls the keeper.'

const planned = (text: string, ...acceptance_criteria: string[]) => [{ ...milestone(1, text), acceptance_criteria }]

test('the words of what is forbidden answer nothing: a sentence that denies it does', () => {
  const [against] = coverage([FORBIDDEN], planned(`Build\n\n${TASK}\n\nAnswers: R1 (Task 1.1).`))
  expect(against && countedStrength(against)).toMatch(/none|quoted/)
  const denial = 'Task 1.1: The Contractor shall build the hive scale so that it does not contain any sound generator.'
  const [kept] = coverage([FORBIDDEN], planned(`Build\n\n${denial}`))
  expect(kept?.covered_by).toEqual([1])
})

test('once the company has said that nothing of its work does it, the whole plan keeps to it', () => {
  const plan = planned(`Build\n\n${TASK}`)
  expect(coverage([FORBIDDEN], plan, { limits: [nothingDoes(FORBIDDEN)] })).toMatchObject([{ strength: 'full', covered_by: [1] }])
  const other = { ...FORBIDDEN, quote: 'The hive scale shall not contain any magnet.', text: '' }
  expect(coverage([other], plan, { limits: [nothingDoes(FORBIDDEN)] })[0]?.strength).not.toBe('full')
})

test('the task of a step does not answer what a person has said that it does not, however alike the words are', () => {
  const asked = asking('The hive scale shall weigh twelve frames of honey at night.', 0)
  const plan = planned('Weigh\n\nTask 1.1: The Contractor shall weigh twelve frames of honey at night on the hive scale.')
  const said = {
    requirement_id: 'R1',
    told: 'Weigh twelve frames of honey at night on the hive scale',
    is_same: false,
    answers: 'not' as const,
  }
  expect(coverage([asked], plan)).toMatchObject([{ covered_by: [1] }])
  expect(coverage([asked], plan, { limits: [said] })).toMatchObject([{ covered_by: [], strength: 'none', places: [] }])
})

const SILENT = { requirement_id: 'R1', told: 'We fit no beeper or horn.', is_same: false, answers: 'plan' as const }

test('a sentence of the plan as a whole answers what a person says that it answers, in the voice of the plan, and figures elsewhere may still break it', () => {
  expect(coverage([FORBIDDEN], planned(`Build\n\n${TASK}`), { limits: [SILENT] })).toMatchObject([
    { strength: 'full', covered_by: [1], places: [], by_whole: expect.stringMatching(/Contractor.*no beeper or horn$/) },
  ])
  const told = { ...SILENT, requirement_id: 'R2', told: 'The heater of the hive scale stays off from dusk on.' }
  const [kept, broken] = ['at most 30 mW', 'at most 90 mW'].map(
    (mark) =>
      coverage([FORBIDDEN, DRAWN], planned(WORK, `Power that the hive scale draws from its cell at night: ${mark}.`), {
        limits: [told],
      })[1],
  )
  expect([kept, broken].map((one) => one && countedStrength(one))).toEqual(['full', 'broken'])
})

test('a sentence that is chosen as an answer and holds a figure beyond the limit breaks it, unless a person says that the figure is of something else', () => {
  const told = { requirement_id: 'R2', told: 'Our best figure is 70 mW with the lamp lit.', is_same: false, answers: 'plan' as const }
  const answered = (...more: LimitSaid[]) => coverage([FORBIDDEN, DRAWN], planned(WORK), { limits: [told, ...more] })[1]
  const strength = (...more: LimitSaid[]) => countedStrength(answered(...more) as Coverage)
  const figure = (is_same: boolean) => ({ requirement_id: 'R2', told: '70 mW', is_same })
  expect(answered()?.changed).toMatchObject([{ told: '70 mW' }])
  expect([strength(), strength(figure(true)), strength(figure(false))]).toEqual(['broken', 'broken', 'full'])
  expect(coverage([FORBIDDEN, DRAWN], planned(WORK), { limits: [{ ...told, told: 'Our best figure is 20 mW.' }] })[1]?.changed).toEqual([])
})

const WORK = 'Night\n\nTask 1.1: The Contractor shall run the scale until morning.'

test('a criterion that says which requirement it shows answers it, in full where it says its figures', () => {
  const [full] = coverage([FORBIDDEN, DRAWN], planned(WORK, 'Power at night: at most 40 mW; answers R2.')).slice(1)
  expect(full).toMatchObject({ strength: 'full', places: [{ part: 'criterion' }] })
  const [half] = coverage([FORBIDDEN, DRAWN], planned(WORK, 'Power at night: as drawn; answers R2.')).slice(1)
  expect(half).toMatchObject({ strength: 'partial', unsaid: ['at most 40 mW'] })
})

test.each([
  ['Heater off until dawn: at most 31 mW; answers R2.', 'full'],
  ['Heater off until dawn: at most 52 mW; answers R2.', 'partial'],
])('a figure within the limit keeps it in whatever words, one beyond does not: %s', (criterion, strength) => {
  const [one] = coverage([FORBIDDEN, DRAWN], planned(WORK, criterion)).slice(1)
  expect(one?.strength).toBe(strength)
  // one that is nearly within it is asked about
  expect(one?.unsure?.map(({ told }) => told)).toEqual(strength === 'full' ? undefined : ['at most 52 mW'])
})

test('until criteria are drafted those count that the rows tell', () => {
  const composed = [{ text: 'Power at night: at most 40 mW; answers R2.', origins: [], criterion_of: 1 }]
  expect(coverage([FORBIDDEN, DRAWN], planned(WORK), { composed })[1]).toMatchObject({ strength: 'full' })
  expect(coverage([FORBIDDEN, DRAWN], planned(WORK))[1]).toMatchObject({ strength: 'none' })
})

const ENTERED = [
  { from: 'project' as const, label: 'Period of Performance', text: '18 months' },
  { from: 'project' as const, label: 'Award Amount', text: '$740,000' },
]

test.each([
  ['Small business concerns must perform a minimum of two-thirds of the Phase I work themselves.', true],
  ['The research institution must perform at least 30 percent of the work.', false],
  ['The scale shall recover 80 percent of the honey.', false],
])('the share of the work that a plan states keeps what is asked of it: %s', (quote, isKept) => {
  const share = 'Work shares: The Contractor performs 82 percent of the work by cost; others perform 18 percent of the work by cost.'
  const [told] = coverage([asking(quote, 0)], planned(`${WORK}\n\n${share}`))
  expect(told?.by_whole?.includes('82 percent') ?? false).toBe(isKept)
})

test.each([
  ['The period of performance shall not exceed 18 months and the price shall not exceed $750,000.', '18 months, $740,000'],
  ['The period of performance shall not exceed 12 months.', undefined],
  ['The unit cost of a hive scale shall not exceed $750,000.', undefined],
  ['The scales shall be delivered no later than 18 months after award.', undefined],
])('period and award of the plan itself keep what is asked of them, and of nothing else: %s', (quote, by_whole) => {
  expect(coverage([asking(quote, 0)], planned(WORK), { entries: ENTERED })[0]?.by_whole).toBe(by_whole)
})

test.each([
  ['No single payment may exceed 60 percent of the price.', '$60,000.00'],
  ['No single payment may exceed 50 percent of the price.', undefined],
  ['The first payment shall not exceed 40 percent of the price.', '$40,000.00'],
  ['The first payment shall not exceed 40 percent of the price and is due within 30 days.', undefined],
])('the payments of the plan keep the shares that are asked of them: %s', (quote, by_whole) => {
  const [one] = planned(WORK)
  const paid = ['40000', '60000'].flatMap((payment_amount, at) => (one ? [{ ...one, milestone_number: at + 1, payment_amount }] : []))
  expect(coverage([asking(quote, 0)], paid)[0]?.by_whole).toBe(by_whole)
})

test('payments that are each for a milestone with deliverables keep what asks for them on deliverables', () => {
  const asked = asking('Payments shall be tied to accepted deliverables.', 0)
  const paid = (payment_amount: string, ...deliverables: string[]) => planned(WORK).map((one) => ({ ...one, payment_amount, deliverables }))
  const answer = (...args: Parameters<typeof paid>) => coverage([asked], paid(...args))[0]
  expect(answer('40000', 'Hive log')).toMatchObject({ strength: 'full', by_whole: 'every payment is for a milestone with deliverables' })
  expect([answer('40000'), answer('0', 'Hive log')].map((one) => one?.by_whole)).toEqual([undefined, undefined])
})

test('a sentence that says that something is out of reach answers nothing, also where a person has chosen it', () => {
  const asked = asking('The hive scale shall weigh the deep brood box of a double hive.', 0)
  const told = 'The deep brood box of a double hive is out of reach of the hive scale.'
  const plan = planned(`Build\n\nTask 1.1: The Contractor shall weigh frames. ${told}`)
  const chosen = { requirement_id: 'R1', told, is_same: false, answers: 'plan' as const }
  expect(coverage([asked], plan)).toMatchObject([{ covered_by: [], strength: 'none' }])
  expect(coverage([asked], plan, { limits: [chosen] })).toMatchObject([{ covered_by: [], strength: 'none' }])
})

test('a share that the subcontractor has is none of the company: what it leaves keeps the share that is asked', () => {
  const asked = asking('At least 50 percent of the work, measured by cost, must be performed by the small business itself.', 0)
  const told = (words: string) => coverage([asked], planned(`Build\n\nWork shares: ${words}`))[0]
  const kept = told('The subcontractor performs about 8 percent of the work by cost.')
  expect(kept).toMatchObject({ strength: 'full', changed: [] })
  expect(kept?.by_whole).toContain('the small business performs 92 percent')
  // one firm by its name may be one of several
  expect(told('Ostrow Labs performs 8 percent of the work by cost.')).toMatchObject({ changed: [] })
  expect(told('The subcontractor performs 60 percent of the work by cost.')?.strength).not.toBe('full')
})

test('a paper that is asked for a month is answered by handing it over then under its name, and not later', () => {
  const text = 'Trial report on the hives, with all raw data: month 14.'
  const asked = { ...asking(text, 0), kind: 'deliverable' as const }
  const handed = (month: number) =>
    coverage([asked], [{ ...milestone(1, `Try\n\nDue: Award + ${month} Months.`), deliverables: ['Nine hives and the trial report'] }])[0]
  expect(handed(14)).toMatchObject({ covered_by: [1], strength: 'partial' })
  expect(handed(15)?.covered_by).toEqual([])
})
