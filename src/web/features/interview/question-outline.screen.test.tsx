import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { FIXED_QUESTIONS } from '../../../domain/interview.ts'
import { keepTyped, readDraft, writeStore } from '../../app/browser-store.ts'
import { topicDraft } from '../../app/topic-draft.ts'
import { answering } from '../../testing/fake-server.ts'
import { shown } from '../../testing/shown.tsx'
import { ANTENNA } from '../../testing/topic.ts'
import { GlobalInterviewPage } from './global-interview-page.tsx'
import { InterviewDraft, NEW_DRAFT, withOtherTopic } from './interview-draft.ts'
import { ANSWERS, answered, Breakdown, box, button, FURTHER, server } from './testing/interview-page.tsx'

test('all questions stand in an outline with their state, and I go to any of them', async () => {
  const { user } = await answered()
  await user.click(button('Submit Initial Interview Questions'))
  await screen.findByText('Question 4')
  const outline = within(screen.getByRole('navigation', { name: 'Questions' }))
  const state = (number: number) => outline.getByRole('button', { name: new RegExp(`^${number} `) })
  expect(outline.getAllByRole('button')).toHaveLength(10)
  expect(state(4)).toHaveAttribute('aria-current', 'step')
  await user.click(state(7))
  expect(screen.getByText('Question 7')).toBeVisible()
  expect(box()).toHaveFocus()
  await user.click(screen.getByRole('checkbox', { name: 'We do not know yet' }))
  await user.click(state(1))
  expect(box()).toHaveValue(ANSWERS[0])
  expect(outline.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    '1 Solution, answered',
    '2 Existing technology, answered',
    '3 End state, answered',
    ...FURTHER.map(({ q }, at) => `${at + 4} ${q}, ${at + 4 === 7 ? 'not known yet' : 'open'}`),
  ])
  expect(screen.getByText('3 / 10 answered')).toBeVisible()
})

test('why a question is asked stands beside it with the words of the solicitation, which open on their page', async () => {
  const { user, served } = await answered()
  const quote = 'The pump shall run quietly.'
  const asked = {
    slot: 'Q4',
    q: 'How will you do this?',
    why: 'A plan needs a method.',
    more: ['R9 head: at least 12 m (p. 2)'],
    quote,
    page: 1,
  }
  served.now(answering(api.generateAdaptiveQuestions, { questions: [asked] }))
  await user.click(button('Submit Initial Interview Questions'))
  const source = within(await screen.findByRole('complementary', { name: 'Why it is asked (page 1)' }))
  expect(source.getByText('A plan needs a method.')).toBeVisible()
  expect(source.getByText('R9 head: at least 12 m (p. 2)')).not.toBeVisible()
  await user.click(source.getByText('The 1 figure'))
  expect(source.getByText('R9 head: at least 12 m (p. 2)')).toBeVisible()
  expect(await source.findByText(`“${quote}”`)).toBeVisible()
  expect(source.getByRole('button', { name: 'page 1' })).toBeVisible()
})

test('what was answered to a question that is no longer asked stays to be read, and can be added to another answer', async () => {
  const { user } = await answered()
  await user.click(button('Submit Initial Interview Questions'))
  await screen.findByText('Question 4')
  fireEvent.change(box(), { target: { value: 'In our Dayton laboratory.' } })
  cleanup()
  const kept = topicDraft('interview', ANTENNA)
  keepTyped(kept, withOtherTopic(readDraft(kept, InterviewDraft) ?? NEW_DRAFT))
  shown(<GlobalInterviewPage breakdown={Breakdown} />, '/global-interview')
  expect(await screen.findByText('3 / 10 answered')).toBeVisible()
  await user.click(await screen.findByText('Answered before, no longer asked (1)'))
  expect(screen.getByText('In our Dayton laboratory.')).toBeVisible()
  await user.click(button('Add to this answer'))
  expect(box()).toHaveValue(`${ANSWERS[0]}\n\nIn our Dayton laboratory.`)
})

test('the project can be looked at again once the interview has begun, and the interview is gone on with where it was', async () => {
  writeStore('currentTopic', ANTENNA)
  server().now(
    answering(api.interviewState, {
      questions: NEW_DRAFT.questions,
      answers: [{ slot: 'Q1', question: 'How?', answer: 'A sleeve.', spoken: null } as never],
      gone: [],
      contract: null,
    }),
  )
  const { user, address } = shown(<GlobalInterviewPage breakdown={Breakdown} />, '/global-interview#project')
  expect(await screen.findByRole('heading', { name: 'Project Information' })).toBeVisible()
  await user.click(button('Go on with the Interview'))
  expect(await screen.findByRole('textbox')).toBeVisible()
  expect(address()).toBe('/global-interview')
})

test('an answer that was saved is there also when this browser has lost it', async () => {
  const { served } = await answered()
  const kept = topicDraft('interview', ANTENNA)
  const before = readDraft(kept, InterviewDraft) ?? NEW_DRAFT
  cleanup()
  keepTyped(kept, { ...before, answers: {}, unsaved: [], index: 2 })
  const answers = FIXED_QUESTIONS.map(({ slot, q }, at) => ({ slot, question: q, answer: ANSWERS[at] ?? '' }))
  served.now(answering(api.interviewState, { questions: [...FIXED_QUESTIONS], answers, gone: [], contract: null }))
  shown(<GlobalInterviewPage breakdown={Breakdown} />, '/global-interview')
  expect(await screen.findByText('3 / 10 answered')).toBeVisible()
  expect(box()).toHaveValue(ANSWERS[2])
})
