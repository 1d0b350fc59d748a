import { expect, test } from 'vitest'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import type { Proof } from '../demands/demands.ts'
import { valueCriteria } from './value-criteria.ts'

const proof = (requirement_id: string, form: Proof['form'], text: string, page = 2): Proof => ({
  requirement_id,
  page,
  form,
  text,
  said: text,
  group: '',
  isStandard: false,
})

const place = {
  report: 'test report',
  text: 'Milestone 4 - Tests of the mast\n\nTask 4.1: The Contractor shall prepare the rig.\nTask 4.2: The Contractor shall verify that the mast carries 40 kg (threshold) (solicitation p. 2).',
  stage: 'test',
  milestone: 4,
  due: 'Award + 5 Months',
  reply: '; the TPOC replies within 10 business days',
} as const

test('a value of the solicitation becomes a criterion with test, value, condition, source, evidence, judge and date', () => {
  expect(valueCriteria([proof('R4', 'that', 'the mast carries 40 kg (threshold)')], place, [])).toEqual([
    'The test report is accepted when it shows that the mast carries 40 kg (threshold), in every run of task 4.2 (solicitation p. 2), with the raw data; delivered to the TPOC by Award + 5 Months; the TPOC replies within 10 business days',
  ])
})

test('under a test plan the value is shown by that plan', () => {
  const text = `${place.text}\n\nTest plan: Ten lifts of 40 kg each.`
  const [one] = valueCriteria([proof('R4', 'that', 'the mast carries 40 kg (threshold)')], { ...place, text }, [])
  expect(one).toContain('under the test plan of Milestone 4')
})

test('an objective is no pass mark: the distance to it is reported', () => {
  expect(valueCriteria([proof('R5', 'that', 'the mast carries 60 kg (objective)')], place, [])).toEqual([
    'By Award + 5 Months the test report tells the TPOC how far each result, by the method of proof that its matrix row names, lies from the objective that the mast carries 60 kg (solicitation p. 2)',
  ])
})

test('beyond four values, and for values too long to be repeated, the requirements stand by their ids', () => {
  const short = ['height of 6 m', 'mass of 9 kg', 'life of 4 h', 'range of 2 km', 'speed of 3 m/s'].map((text, index) =>
    proof(`R${index + 1}`, 'thing', text),
  )
  const long = proof('R9', 'words', `the mast of 5 m ${'and so on '.repeat(12)}`, 3)
  const requirements = [...short, long].map(
    ({ requirement_id, text, page }) => ({ id: requirement_id, text, quote: text, page }) as Requirement,
  )
  const criteria = valueCriteria([...short, long], place, requirements)
  expect(criteria).toHaveLength(5)
  expect(criteria.at(-1)).toBe(
    'The test report gives for each of R5 and R9 the required value, the value reached and the margin; the TPOC checks it by Award + 5 Months',
  )
  expect(criteria.filter((one) => one.split(' ').length > 45)).toEqual([])
})
