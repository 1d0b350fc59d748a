import { expect, test } from 'vitest'
import type { ComposedSource, PlanSources } from '../grounding/sources.ts'
import type { Answer } from '../interview.ts'
import { withMilestone } from '../quality/testing/plans.ts'
import { thingsLeft } from './things-left.ts'

const TASK = 'Maria Chen shall plate the sleeve with 12 micrometers of nickel at the Dayton laboratory.'
const how = (answer: string): Answer => ({ slot: 'Q5', question: 'How is the sleeve made?', answer })
const NICKEL = how('Maria Chen will plate the sleeve with 12 micrometers of nickel at the Dayton laboratory.')
const COPPER = how('Maria Chen will plate the sleeve with 30 micrometers of copper at the Springfield shop.')

/** The places in which the plan stands on an older answer. */
function older(agreed: Answer, now: Answer, text = TASK, composed: ComposedSource[] = []) {
  const sources: PlanSources = { documents: [], answers: [now], entries: [], own_statements: [], composed }
  const whole = withMilestone(2, { refined_text: text, deliverables: [], acceptance_criteria: [] })
  const plan = { ...whole, milestones: whole.milestones.slice(1, 2), sources }
  return thingsLeft({ plan, steps: [], rows: [], agreed: [agreed] }).filter(({ places }) =>
    places.some(({ message }) => message.includes('older answer')),
  )
}

test('a milestone that says what was answered before stands on an older answer, with the way to the question', () => {
  expect(older(NICKEL, COPPER)).toMatchObject([
    {
      reason: 'source',
      severity: 'error',
      places: [
        { message: 'Milestone 2 stands on an older answer to “How is the sleeve made?”.', quote: TASK, part: 'text', question: 'Q5' },
      ],
    },
  ])
})

test('what stands on no answer is not said to, and nothing is once the text says what is answered now', () => {
  expect(older(NICKEL, NICKEL)).toEqual([])
  expect(older(NICKEL, COPPER, COPPER.answer.replace('will', 'shall'))).toEqual([])
  expect(older(NICKEL, COPPER, 'Tom Velez shall pack 7 crates in Erie.')).toEqual([])
})

test('a row that somebody has looked at keeps its words, which the answer has no longer', () => {
  const origins = [{ kind: 'answer' as const, slot: 'Q5', question: NICKEL.question, quote: '12 micrometers of nickel' }]
  expect(older(NICKEL, COPPER, TASK, [{ text: TASK, origins }])).toMatchObject([{ severity: 'warning' }])
  expect(older(NICKEL, how(`${NICKEL.answer} It takes a week.`), TASK, [{ text: TASK, origins }])).toEqual([])
})
