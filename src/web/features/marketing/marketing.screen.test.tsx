import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { answering, fakeServer } from '../../testing/fake-server.ts'
import { HEALTH } from '../../testing/health.ts'
import { shown } from '../../testing/shown.tsx'
import { LandingPage } from './landing-page.tsx'
import { MatchingToolPage } from './matching-tool-page.tsx'
import { WorkPlanGeneratorPage } from './work-plan-generator-page.tsx'

const GENERATOR = ['Templates', 'Milestone and timeline planning', 'Budget allocation', 'Technical-approach structuring']
const MATCHING = ['Confidence scoring', 'Detailed analysis', 'Export']
const titles = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)

test('the front page offers AI-assisted, compliant work plans and what they come with', () => {
  fakeServer(answering(api.health, HEALTH))
  shown(<LandingPage />)
  const [matching, generator] = screen.getAllByRole('article').map((card) => within(card))
  expect(generator?.getByText(/^AI-assisted, compliant work plans/)).toBeVisible()
  expect(generator?.getByText('$249')).toBeVisible()
  for (const feature of GENERATOR) expect(generator?.getByText(feature)).toBeVisible()
  for (const feature of ['$49', ...MATCHING]) expect(matching?.getByText(feature)).toBeVisible()
})

test.each([
  ['the matching tool', <MatchingToolPage key="matching" />, MATCHING],
  ['the work plan generator', <WorkPlanGeneratorPage key="generator" />, GENERATOR],
])('%s has a demo placeholder, its features, three benefits and both ways to subscribe', async (_, page, features) => {
  fakeServer(answering(api.health, HEALTH))
  shown(page)
  expect(screen.getByText('Demo video coming soon')).toBeVisible()
  expect(titles(3).slice(0, features.length)).toEqual(features)
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(await screen.findByRole('link', { name: 'Subscribe Now' })).toHaveAttribute('href', expect.stringMatching(/^https:/))
  expect(screen.getByRole('link', { name: 'Get Started Today' })).toBeVisible()
  expect(screen.getAllByText(/Cancel anytime/).length).toBeGreaterThan(0)
})

test('existing subscribers find their dashboard on the page of the work plan generator', () => {
  fakeServer(answering(api.health, HEALTH))
  shown(<WorkPlanGeneratorPage />)
  expect(screen.getByRole('link', { name: /dashboard/i })).toHaveAttribute('href', '/dashboard')
})
