import { expect, test } from 'vitest'
import type { StepPlan } from '../../../../domain/steps/step-plan.ts'
import {
  answeredOf,
  answerSaved,
  askedQuestions,
  firstOpen,
  firstToLookAt,
  type InterviewDraft,
  interviewOf,
  isFollowUp,
  stepTranscript,
  typedAnswer,
  whereToGoOn,
} from './interview-draft.ts'

const PLAN: StepPlan = {
  question_plan: [
    { slot: 'S2-Q1', q: 'How is the coil wound?', min_items: 2 },
    { slot: 'S2-Q2', q: 'Where is it measured?' },
  ],
  followups: [
    { if: 'no month is named', ask: 'By which month?', slot: 'S2-F1', when: { slot: 'S2-Q2', lacks: 'month' } },
    { if: 'no number is named', ask: 'With which data is it compared?', slot: 'S2-F2', when: { slot: 'S2-Q1', lacks: 'number' } },
    { if: 'no value is named', ask: 'How close must it come?', slot: 'S2-F3', when: { slot: 'S2-F2', lacks: 'number' } },
  ],
}
const WOUND = 'We wind it by hand; a model shows the field.'

function draft(answers: Record<string, string>, more: Partial<InterviewDraft> = {}): InterviewDraft {
  return { plan: PLAN, answers, slot: null, unsaved: [], ...more }
}
const slots = (one: InterviewDraft) => askedQuestions(one).map(({ slot }) => slot)

test('a follow-up is asked right behind the question whose answer calls for it, also one that hangs on another follow-up', () => {
  expect(slots(draft({}))).toEqual(['S2-Q1', 'S2-Q2'])
  expect(slots(draft({ 'S2-Q1': WOUND }))).toEqual(['S2-Q1', 'S2-F2', 'S2-Q2'])
  expect(slots(draft({ 'S2-Q1': WOUND, 'S2-F2': 'With bench data.', 'S2-Q2': 'In Dayton.' }))).toEqual([
    'S2-Q1',
    'S2-F2',
    'S2-F3',
    'S2-Q2',
    'S2-F1',
  ])
  expect(slots(draft({ 'S2-Q2': 'In Dayton, in month 3.' }))).toEqual(['S2-Q1', 'S2-Q2'])
  expect(isFollowUp(draft({}), 'S2-F2')).toBe(true)
  expect(isFollowUp(draft({}), 'S2-Q2')).toBe(false)
})

test('the interview goes on at the first question that is open: without an answer, not with too few details', () => {
  expect(whereToGoOn(draft({}))).toBe('S2-Q1')
  expect(firstOpen(draft({ 'S2-Q1': 'In 40 turns.' }))).toBe('S2-Q2')
  expect(firstOpen(draft({ 'S2-Q1': WOUND }))).toBe('S2-F2')
  const done = draft({ 'S2-Q1': 'We wind 40 turns by hand; Ann checks each.', 'S2-Q2': 'In Dayton, in month 3.' })
  expect(firstOpen(done)).toBeNull()
  expect(whereToGoOn(done)).toBe('S2-Q2')
  expect(firstToLookAt(done)).toBe('S2-Q1')
  expect(answeredOf(done)).toEqual({ answered: 2, total: 2 })
})

test('what this browser has and the server does not goes before what the server has', () => {
  const qa_transcript = [
    { slot: 'S2-Q1', question: 'How is the coil wound?', answer: 'old' },
    { slot: 'S2-Q2', question: 'Where is it measured?', answer: 'On another device' },
  ]
  const kept = draft({ 'S2-Q1': 'typed offline', 'S2-Q2': 'stale' }, { slot: 'S2-Q1', unsaved: ['S2-Q1'] })
  expect(interviewOf({ plan: PLAN, qa_transcript }, kept)).toEqual({
    plan: PLAN,
    answers: { 'S2-Q1': 'typed offline', 'S2-Q2': 'On another device' },
    slot: 'S2-Q1',
    unsaved: ['S2-Q1'],
  })
  expect(interviewOf({ plan: PLAN, qa_transcript }, null).answers['S2-Q1']).toBe('old')
})

test('a question that is no longer asked is not gone back to', () => {
  const kept = draft({}, { slot: 'S2-F2' })
  expect(interviewOf({ plan: PLAN, qa_transcript: [] }, kept).slot).toBeNull()
})

test('something typed while an answer was being saved is still unsaved', () => {
  const typed = typedAnswer(draft({}), 'S2-Q2', 'In Dayton')
  expect(answerSaved(typed, 'S2-Q2', 'In Dayton').unsaved).toEqual([])
  expect(answerSaved(typedAnswer(typed, 'S2-Q2', 'In Dayton, Ohio'), 'S2-Q2', 'In Dayton').unsaved).toEqual(['S2-Q2'])
})

test('what is handed over are the questions that are asked now, with their words', () => {
  expect(stepTranscript(draft({ 'S2-Q1': 'In 40 turns; by Ann.', 'S2-F2': 'left from before' }))).toEqual([
    { slot: 'S2-Q1', question: 'How is the coil wound?', answer: 'In 40 turns; by Ann.' },
    { slot: 'S2-Q2', question: 'Where is it measured?', answer: '' },
  ])
})

test('where nothing is open the interview begins nowhere; what may be added needs no answer and is handed over as others are', () => {
  const more = { slot: 'S2-Q1', q: 'Do you want to add anything?' }
  const nothing = (answers: Record<string, string>) => draft(answers, { plan: { question_plan: [], followups: [], more } })
  expect(whereToGoOn(nothing({}))).toBeNull()
  expect([firstOpen(nothing({})), isFollowUp(nothing({}), 'S2-Q1')]).toEqual([null, false])
  expect(whereToGoOn(nothing({ 'S2-Q1': 'We dry it first.' }))).toBe('S2-Q1')
  expect(stepTranscript(nothing({ 'S2-Q1': 'We dry it first.' }))).toEqual([
    { slot: 'S2-Q1', question: more.q, answer: 'We dry it first.' },
  ])
})
