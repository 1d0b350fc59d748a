import { expect, test } from 'vitest'
import { analysisOf } from '../../../domain/solicitation/analysis-of.ts'
import type { PlanFacts } from '../../drafter.ts'
import { adaptiveQuestions } from './questions.ts'
import { solicitationOffers } from './solicitation-offers.ts'

function factsOf(phase: string): PlanFacts {
  const topic = `AF991-004 TITLE: Beehive Scale for Remote Apiaries
OBJECTIVE: Develop a beehive scale.
DESCRIPTION: The scale must weigh a hive.
PHASE I: ${phase}
PHASE II: By the end of Month 1, build ten scales.`
  return {
    company_name: 'Meridian Works',
    program_type: 'SBIR',
    phase: 'I',
    period_of_performance: 6,
    analysis: analysisOf([{ page: 1, text: topic }], 'scale.pdf'),
    component: null,
    answers: [],
  }
}

const SCHEDULE = `By the end of Month 2, submit a test plan that names every hive. Deliver six scales by the end of Month 5 to the depot.
Hold a design review no later than 90 days after award. Tune the cells in Month 4 to 6. By Month 9, deliver the option report.
The Government will furnish two hives not later than Month 1.`

const offered = (phase: string) =>
  solicitationOffers(factsOf(phase)).flatMap(({ subject, words, page }) => (subject === 'milestones' ? [`${words} | ${page}`] : []))

test('what the phase asks for by months of its period is offered as milestones, in the order of these; a single month is no schedule', () => {
  expect(offered(SCHEDULE)).toEqual([
    'Milestone: Submit a test plan that names every hive\nDue in month: 2 | 1',
    'Milestone: Hold a design review no later than 90 days after award\nDue in month: 3 | 1',
    'Milestone: Deliver six scales to the depot\nDue in month: 5 | 1',
  ])
  expect(offered('Deliver six scales by the end of Month 5.')).toEqual([])
  expect(offered('A comb review is held by the end of month 2 and a hive review by the end of month 4.')).toEqual([
    'Milestone: A comb review is held\nDue in month: 2 | 1',
    'Milestone: A hive review\nDue in month: 4 | 1',
  ])
})

test('a month is counted only from what is told from the award, each for what stands before it', () => {
  const asked = `Hold a comb review not later than 2 months after award and a hive review not later than 4 months after award.
Keep the scales running for 10 consecutive days in the orchard, not later than 5 months after award.`
  expect(offered(asked)).toEqual([
    'Milestone: Hold a comb review\nDue in month: 2 | 1',
    'Milestone: A hive review\nDue in month: 4 | 1',
    'Milestone: Keep the scales running for 10 consecutive days in the orchard, not later than 5 months after award\nDue in month: 5 | 1',
  ])
})

test('the question on the milestones names these months with their page, and the usual spread where the topic sets none', () => {
  const asked = (phase: string) =>
    adaptiveQuestions(factsOf(phase))
      .map(({ why }) => why)
      .join('\n')
  expect(asked(SCHEDULE)).toContain('The topic sets the months 2, 3 and 5 (p. 1): take them over or name your own milestones')
  expect(asked(SCHEDULE)).not.toContain('due in the months')
  expect(asked('Build a scale.')).toContain('without them the plan has 5, due in the months 1, 2, 4, 5 and 6.')
})
