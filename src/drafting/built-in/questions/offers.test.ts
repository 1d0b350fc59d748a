import { expect, test } from 'vitest'
import type { CompanyFacts } from '../../../domain/company.ts'
import { saidOffers } from './offers.ts'

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
  const offers = saidOffers({ company: COMPANY, answers: [] })
  const people = offers.find(({ subject }) => subject === 'people')
  expect(people).toMatchObject({ from: 'profile' })
  expect(people?.words).toMatch(/^Name: Ana Ruiz\nRole: principal antenna engineer/)
  expect(offers.find(({ subject }) => subject === 'existing')?.words).toContain('18 dB at 150 MHz')
})

test('who was named in an earlier answer is offered for the question on people, and no longer once that names them', () => {
  const steps = { slot: 'Q4', question: 'In which steps?', subject: 'steps' as const, answer: 'Step: Model the mast\nMonths: 1 to 3' }
  const place = {
    slot: 'Q5',
    question: 'Where?',
    subject: 'place' as const,
    answer: 'Dr. Jane Roe, our antenna engineer, works in Dayton.',
  }
  const named = (answers: Parameters<typeof saidOffers>[0]['answers']) =>
    saidOffers({ answers }).filter(({ subject }) => subject === 'people')
  expect(named([steps])).toEqual([])
  expect(named([steps, place])).toMatchObject([{ from: 'answer', slot: 'Q5', words: expect.stringContaining('Jane Roe') }])
  const people = { slot: 'Q6', question: 'Who?', subject: 'people' as const, answer: 'Name: Bo Lind\nRole: Machinist' }
  expect(named([steps, people])).toEqual([])
})

test('scraps are not offered: a tool is no method, a degree nobody, and what only opens a sentence no user', () => {
  const profile = {
    ...COMPANY.profile,
    company_description: 'Our CAGE code is 9Q4X7. We have a Keyence microscope.',
    technology_overview: 'The patch survived a 6 C temperature change.',
  }
  const answers = [
    { slot: 'Q2', question: '', subject: 'existing' as const, answer: 'The patch held. Lena Orr, PhD Penn State, had the idea.' },
    { slot: 'Q3', question: '', subject: 'end_state' as const, answer: 'A patch kit. Kickoff briefing with the wing.' },
  ]
  const offers = saidOffers({ company: { ...COMPANY, profile }, answers })
  expect(offers.filter(({ subject }) => subject === 'method' || subject === 'user')).toEqual([])
  expect(offers.filter(({ words }) => words.includes('Penn State'))).toEqual([])
})

test('a day on which the work starts is offered once as the award that is assumed, until a field tells it', () => {
  const starts = (...answers: readonly string[]) =>
    saidOffers({
      answers: answers.map((answer, at) => ({ slot: `Q${at + 3}`, question: 'Q', subject: 'steps' as const, answer })),
    }).flatMap(({ words, slot }) => (words.startsWith('Award') ? [[words, slot]] : []))
  const offered = [['Award assumed on: 2 November 2026', 'Q3']]
  expect(starts('We glaze tiles. We start Monday 2 November 2026.')).toEqual(offered)
  expect(starts('Work begins on November 2, 2026', 'The kiln is free; we start on 9 May 2027.')).toEqual(offered)
  expect(starts('The first kiln started on 14 May 2019.')).toEqual([])
  expect(starts('We start in November.')).toEqual([])
  expect(starts('We start on 2 November 2026.\n\nAward assumed on: 1 December 2026')).toEqual([])
})

test('whoever told how steps are done where they named them is told so at the question on methods, where nothing is taken over again', () => {
  const steps = (answer: string) => saidOffers({ company: null, answers: [{ slot: 'Q4', question: 'Steps?', subject: 'steps', answer }] })
  const told = '1. Model the mast, months 1-2. In Python, on 12 cases.\n2. Build it, months 3-4, 90 h.'
  const method = (answer: string) => steps(answer).filter(({ subject }) => subject === 'method')
  expect(method(told)).toEqual([
    { subject: 'method', words: 'how 1 of your 2 steps are done. Add only what is missing.', from: 'answer', slot: 'Q4', is_told: true },
  ])
  expect(method(`${told} From ash.`)).toMatchObject([{ words: 'how each of your 2 steps is done. Add only what is missing.' }])
  expect(method('1. Model the mast, months 1-2.\n2. Build it, months 3-4, 90 h.')).toEqual([])
})
