import { expect, test } from 'vitest'
import type { PlanSources } from '../grounding/sources.ts'
import { foundBy, soundPlan, withSentence } from './testing/plans.ts'

const SENTENCE = 'The sleeve of N231-007 is bent around the dipole.'

/** What is found in a plan for another topic that may rest on this. */
function found(some: Partial<PlanSources> = {}) {
  const topic = { ...soundPlan().topic, number: 'N251-001', objective: '', description: '', phases: {}, references: [] } as never
  const sources: PlanSources = { documents: [], answers: [], entries: [], own_statements: [], ...some }
  return foundBy('QC-50', { ...withSentence(2, SENTENCE), topic, sources })
}

test('the number of another topic is asked about, and keeps nobody from handing in', () => {
  const message = 'Look: Milestone 2 names N231-007, which is not this topic (N251-001). Is it left from another plan?'
  expect(found()).toMatchObject([{ severity: 'warning', milestone_number: 2, message, quote: SENTENCE }])
})

test('a number that a document, an answer or the person names belongs to the plan', () => {
  const pages = [{ page: 3, text: 'This topic follows N231-007.' }]
  expect(found({ documents: [{ id: 'd', file_name: 'topic.pdf', role: 'solicitation', pages }] })).toEqual([])
  expect(found({ answers: [{ slot: 'Q2', question: 'What exists?', answer: 'We built it under N231-007.' }] })).toEqual([])
  expect(found({ own_statements: [SENTENCE] })).toEqual([])
})
