import { expect, test } from 'vitest'
import type { CompanyFacts } from '../../../domain/company.ts'
import { answerOffers } from './offers.ts'

const COMPANY: CompanyFacts = {
  profile: {
    first_name: '',
    last_name: '',
    email: '',
    company_name: 'Northwind',
    company_description: 'Dr. Ana Ruiz is our principal antenna engineer. Our laboratory in Dayton has an anechoic chamber of 4 x 6 m.',
    technology_overview: 'Our ThinShield absorber reached 18 dB at 150 MHz in 2023.',
  },
  documents: [],
}

test('what the profile says is offered for the questions that ask for it, with where it comes from', () => {
  const offers = answerOffers({ company: COMPANY, answers: [] })
  const people = offers.find(({ subject }) => subject === 'people')
  expect(people).toMatchObject({ from: 'profile' })
  expect(people?.words).toMatch(/^Name: Ana Ruiz\nRole: principal antenna engineer/)
  expect(offers.find(({ subject }) => subject === 'existing')?.words).toContain('18 dB at 150 MHz')
})

test('who was named in an earlier answer is offered for the question on people, and no longer once that names them', () => {
  const steps = { slot: 'Q4', question: 'In which steps?', subject: 'steps' as const, answer: 'Step: Model the mast\nMonths: 1 to 3' }
  const method = {
    slot: 'Q5',
    question: 'By which method?',
    subject: 'method' as const,
    answer: 'Dr. Jane Roe, our antenna engineer, models the mast in HFSS.',
  }
  const named = (answers: Parameters<typeof answerOffers>[0]['answers']) =>
    answerOffers({ answers }).filter(({ subject }) => subject === 'people')
  expect(named([steps])).toEqual([])
  expect(named([steps, method])).toMatchObject([{ from: 'answer', slot: 'Q5', words: expect.stringContaining('Jane Roe') }])
  const people = { slot: 'Q6', question: 'Who?', subject: 'people' as const, answer: 'Name: Bo Lind\nRole: Machinist' }
  expect(named([steps, people])).toEqual([])
})
