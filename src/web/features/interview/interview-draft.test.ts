import { expect, test } from 'vitest'
import { FIXED_QUESTIONS, type Question, slotName } from '../../../domain/interview.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import {
  answeredOf,
  answerSaved,
  draftOnServer,
  isDraftOf,
  movedTo,
  newDraft,
  startedOver,
  transcript,
  typed,
  unansweredPositions,
  withAdaptive,
} from './interview-draft.ts'

const TOPIC: CurrentTopic = {
  slug: 'n251-001',
  storeId: 'store-1',
  fileId: 'file-1',
  name: '',
  phase: 'I',
  periodOfPerformance: 6,
  totalProposedEffort: 0,
  programType: 'SBIR',
  companyName: 'Acme',
  customerOrganization: '',
  systemName: '',
  analysis: { topic_summary: '', topic_brief: '' },
}
const ADAPTIVE: Question[] = [4, 5, 6, 7, 8, 9, 10].map((position) => ({ slot: slotName(position), q: `Question ${position}?` }))

test('an interview begins with the three fixed questions and counts to 10 for SBIR, 11 for STTR', () => {
  const draft = newDraft(TOPIC)
  expect(draft.questions).toEqual(FIXED_QUESTIONS)
  expect(answeredOf(draft, 'SBIR')).toEqual({ answered: 0, total: 10 })
  expect(answeredOf(draft, 'STTR')).toEqual({ answered: 0, total: 11 })
})

test('the adaptive questions follow the fixed ones, and the first of them is asked next', () => {
  const draft = withAdaptive(typed(newDraft(TOPIC), 'Q1', 'A shield.'), ADAPTIVE)
  expect(draft.questions.map(({ slot }) => slot)).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7', 'Q8', 'Q9', 'Q10'])
  expect(draft.index).toBe(3)
  expect(answeredOf(draft, 'SBIR')).toEqual({ answered: 1, total: 10 })
})

test('with the three defaults alone, three is what there is to answer', () => {
  const draft = { ...newDraft(TOPIC), adaptive: 'failed' as const }
  expect(answeredOf(draft, 'STTR')).toEqual({ answered: 0, total: 3 })
})

test('a blank answer is none', () => {
  const draft = typed(typed(newDraft(TOPIC), 'Q1', '  \n'), 'Q2', 'Radar.')
  expect(unansweredPositions(draft)).toEqual([1, 3])
  expect(transcript(draft).map(({ answer }) => answer)).toEqual(['  \n', 'Radar.', ''])
})

test('an answer is unsaved until the server has these very words', () => {
  const draft = typed(typed(newDraft(TOPIC), 'Q1', 'Rad'), 'Q1', 'Radar')
  expect(draft.unsaved).toEqual(['Q1'])
  expect(answerSaved(draft, 'Q1', 'Rad').unsaved).toEqual(['Q1'])
  expect(answerSaved(draft, 'Q1', 'Radar').unsaved).toEqual([])
})

test('there is no question before the first or after the last', () => {
  expect(movedTo(newDraft(TOPIC), -1).index).toBe(0)
  expect(movedTo(newDraft(TOPIC), 7).index).toBe(2)
})

test('starting over leaves the three fixed questions, and the server is to forget every answer', () => {
  const draft = startedOver(typed(withAdaptive(newDraft(TOPIC), ADAPTIVE), 'Q4', 'At Dayton.'))
  expect(draft).toEqual({ ...newDraft(TOPIC), answers: { Q4: '' }, unsaved: ['Q4'] })
})

test('a second device goes on where the first one stopped', () => {
  const answers = ['Q1', 'Q2', 'Q3', 'Q4'].map((slot) => ({ slot, question: '', answer: `answer to ${slot}` }))
  const draft = draftOnServer(TOPIC, { questions: [...FIXED_QUESTIONS, ...ADAPTIVE], answers })
  expect({ index: draft.index, started: draft.started, adaptive: draft.adaptive }).toEqual({ index: 4, started: true, adaptive: 'ready' })
  expect(answeredOf(draft, 'SBIR')).toEqual({ answered: 4, total: 10 })
  expect(draft.unsaved).toEqual([])
})

test('a server that knows nothing leaves the interview at its beginning', () => {
  expect(draftOnServer(TOPIC, { questions: [], answers: [] })).toEqual(newDraft(TOPIC))
})

test('an interview belongs to one upload of one document', () => {
  expect(isDraftOf(newDraft(TOPIC), TOPIC)).toBe(true)
  expect(isDraftOf(newDraft(TOPIC), { ...TOPIC, storeId: 'store-2' })).toBe(false)
})
