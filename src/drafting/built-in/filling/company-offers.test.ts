import { expect, test } from 'vitest'
import type { CompanyFacts, CompanyProfile } from '../../../domain/company.ts'
import type { Answer } from '../../../domain/interview.ts'
import type { AnyRow } from '../../../domain/work-breakdown/alike-rows.ts'
import { bareStep, type WorkBreakdown, type WorkStep } from '../../../domain/work-breakdown/work-breakdown.ts'
import { companyOffers } from './company-offers.ts'
import { companyTold } from './company-told.ts'

const step = (id: string, action: string, some: Partial<WorkStep> = {}) => bareStep(id, { action, ...some })
const rowsOf = (some: Partial<WorkBreakdown>): WorkBreakdown => ({
  steps: [step('s1', 'Model the wick')],
  people: [],
  commitments: [],
  risks: [],
  furnished: [],
  plan: {},
  ...some,
})

function company(some: Partial<CompanyProfile>, page?: string): CompanyFacts {
  const profile = { first_name: '', last_name: '', email: '', company_name: '', company_description: '', technology_overview: '', ...some }
  const documents = page ? [{ id: 'd1', file_name: 'one-pager.pdf', role: 'one_pager' as const, pages: [{ page: 2, text: page }] }] : []
  return { profile, documents }
}

/** Offers in short: "person | name=Bo Lee?", with a question mark behind what is only suggested. */
function offered(of: CompanyFacts, rows: WorkBreakdown, answers: Answer[] = []): string[] {
  return companyOffers({ told: companyTold(of), answers }, rows).map(inShort)
}

function inShort({ kind, cells }: AnyRow): string {
  const told = Object.entries(cells).map(([name, { value, state }]) => `${name}=${value}${state === 'suggested' ? '?' : ''}`)
  return [kind, ...told].join(' | ')
}

const TEAM = company({ company_description: 'Ana Ruiz, chief scientist, founded us. Bo Lee is our test engineer and works half time.' })

test('who is named in an answer gets role and hours from the profile, and counts', () => {
  const named = rowsOf({ people: [{ id: 'p1', name: 'Ruiz' }], steps: [step('s1', 'Model the wick', { lead: 'Bo Lee' })] })
  expect(offered(TEAM, named)).toEqual([
    'person | name=Ana Ruiz | role=chief scientist',
    'person | name=Bo Lee | role=test engineer | hours=half time',
  ])
  expect(companyOffers({ told: companyTold(TEAM), answers: [] }, named)[0]?.id).toBe('p1')
})

test('where answers name somebody, nobody else of the profile is offered; where they name nobody, its people are suggested', () => {
  expect(offered(TEAM, rowsOf({ people: [{ id: 'p1', name: 'Cy Orr' }] }))).toEqual([])
  expect(offered(TEAM, rowsOf({}))).toEqual([
    'person | name=Ana Ruiz? | role=chief scientist?',
    'person | name=Bo Lee? | role=test engineer? | hours=half time?',
  ])
})

test('whoever entered the profile works for its company', () => {
  const entered = company({ first_name: 'Ana', last_name: 'Ruiz', company_name: 'Acme Antennas' })
  const rows = rowsOf({ people: [{ id: 'p1', name: 'Ana Ruiz' }] })
  expect(offered(entered, rows)).toEqual(['person | name=Ana Ruiz | employer=Acme Antennas'])
})

test('what the overview of the technology says is suggested where the answer on existing technology is blank', () => {
  const technology_overview = 'The wick lifts water through felt.\nIt carried 250 W over 2 m in 2023'
  const pipes = company({ company_description: 'We drew 9 m of pipe in 2019.', technology_overview }, 'The pipe took 300 W in 2024.')
  expect(offered(pipes, rowsOf({}))).toEqual(['plan | existing=The wick lifts water through felt. It carried 250 W over 2 m in 2023.?'])
  const answer: Answer = { slot: 'Q2', question: 'Which?', answer: 'Our pipe.', subject: 'existing' }
  expect(offered(pipes, rowsOf({}), [answer])).toEqual([])
})

test('without a step there is nothing to which anything could belong', () => {
  expect(offered(TEAM, rowsOf({ steps: [] }))).toEqual([])
})
