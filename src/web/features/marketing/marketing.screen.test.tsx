import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shown } from '../../testing/shown.tsx'
import { LandingPage } from './landing-page.tsx'
import { MatchingToolPage } from './matching-tool-page.tsx'
import { WorkPlanGeneratorPage } from './work-plan-generator-page.tsx'

const GENERATOR = ['Templates', 'Milestone and timeline planning', 'Budget allocation', 'Technical-approach structuring']
const MATCHING = ['Confidence scoring', 'Detailed analysis', 'Export']
const titles = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)

test('the front page offers AI-assisted, compliant work plans and what they come with', () => {
  shown(<LandingPage />)
  const [generator, matching] = screen.getAllByRole('article').map((card) => within(card))
  expect(generator?.getByText(/^AI-assisted, compliant work plans/)).toBeVisible()
  expect(generator?.getByText('$249')).toBeVisible()
  for (const feature of GENERATOR) expect(generator?.getByText(feature)).toBeVisible()
  for (const feature of ['$49', ...MATCHING]) expect(matching?.getByText(feature)).toBeVisible()
})

test.each([
  ['the matching tool', <MatchingToolPage key="matching" />, MATCHING],
  ['the work plan generator', <WorkPlanGeneratorPage key="generator" />, GENERATOR],
])('%s has a demo placeholder, its features, three benefits and both ways to subscribe', (_, page, features) => {
  shown(page)
  expect(screen.getByText('Demo video coming soon')).toBeVisible()
  expect(titles(3).slice(0, features.length)).toEqual(features)
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Subscribe Now' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Get Started Today' })).toBeVisible()
  expect(screen.getAllByText(/Cancel anytime/).length).toBeGreaterThan(0)
})

test('existing subscribers find their dashboard on the page of the work plan generator', () => {
  shown(<WorkPlanGeneratorPage />)
  expect(screen.getByRole('link', { name: /dashboard/i })).toHaveAttribute('href', '/dashboard')
})
