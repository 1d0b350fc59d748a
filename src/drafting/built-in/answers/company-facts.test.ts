import { expect, test } from 'vitest'
import type { CompanyFacts } from '../../../domain/company.ts'
import type { PlanFacts } from '../../drafter.ts'
import { ONE_PAGER_COMPANY, PLAIN_COMPANY, PRAISING_COMPANY } from '../testing/companies.ts'
import { smellsIn } from '../testing/prose.ts'
import { wholePlan } from '../testing/whole-plan.ts'
import { companyFacts } from './company-facts.ts'
import { toldFacts } from './told-facts.ts'

const factsOf = (company: CompanyFacts) => companyFacts(company, { said: [] }).map(({ topic, text }) => `${topic}: ${text}`)

test('a profile gives its technology and its place, as facts and in the third person', () => {
  expect(factsOf(PLAIN_COMPANY)).toEqual([
    "existing: The Contractor's LarkNode recorder samples 8 channels at 250 kHz and has run 1,200 hours on a bench without a restart.",
    'existing: The recorder is licensed under the MIT license.',
    'place: The Contractor operates a 9,000 square foot laboratory in Golden, Colorado with a shielded room and two vibration tables.',
  ])
})

test('advertising says nothing', () => {
  expect(factsOf(PRAISING_COMPANY)).toEqual([])
})

test('a one-pager gives its facts without headings, praise and addresses', () => {
  expect(factsOf(ONE_PAGER_COMPANY)).toEqual([
    'existing: The Contractor designs and builds lightweight shelters for field hospitals.',
    "existing: The Contractor's TideFold panel weighs 4.1 kg per square meter and passed 600 fold cycles in 2023.",
    "place: The Contractor's shop is located in Newport News, Virginia and houses a 3 m autoclave and a five-axis router.",
    'people: Dr. Amara Okafor is the chief engineer and holds four patents on folding joints.',
  ])
})

test('where the answers speak, the company is not heard', () => {
  const facts: PlanFacts = {
    company_name: 'Larkspur Sensing LLC',
    program_type: 'SBIR',
    phase: 'I',
    period_of_performance: 6,
    analysis: null,
    component: null,
    company: PLAIN_COMPANY,
    answers: [{ slot: 'Q4', question: 'Where will the work be done?', answer: 'All work is done at our office in Reno, NV.' }],
  }
  expect(toldFacts(facts).filter(({ topic }) => topic === 'place')).toHaveLength(1)
  expect(toldFacts(facts).filter(({ topic }) => topic === 'existing')).toHaveLength(2)
})

test.each([
  ['a plain profile', PLAIN_COMPANY, 'laboratory in Golden, Colorado'],
  ['a one-pager', ONE_PAGER_COMPANY, 'Newport News, Virginia'],
])('%s fills the place and the starting point of a plan, and names no lead', async (_, company, place) => {
  const { milestones } = await wholePlan(null, { solution: ['We will build a recorder for field hospitals.'] }, { company })
  const text = milestones.map((one) => one.text).join('\n')
  expect(text).toContain(place)
  expect(text).not.toContain('[name the place')
  expect(text).toContain('[name the Principal Investigator')
  expect(text.split("The Contractor's LarkNode recorder samples").length + text.split('TideFold panel weighs').length).toBe(3)
  expect(milestones.flatMap((one) => smellsIn(one.text))).toEqual([])
})
