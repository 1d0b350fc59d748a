import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { GroupRead, Question } from '../../../domain/interview.ts'
import { answering } from '../../testing/fake-server.ts'
import { answered, button, FURTHER } from './testing/interview-page.tsx'

const TOLD = '- kickoff slides month 1\n- test plan month 3'
const LINES = TOLD.split('\n').map((text) => ({ text, row: { action: text.slice(2, -8), months: text.slice(-7) }, beside: [] }))
const STEPS: GroupRead = { heading: '', text: TOLD, row: 'step', read: [{ row: 'step', lines: LINES }] }
const QUESTIONS: Question[] = FURTHER.map((one, at) => (at === 0 ? { ...one, subject: 'steps' } : one))

/** The question on the steps of the work, of whose answer so much is read. */
async function atSteps(groups: GroupRead[]) {
  const { user, served } = await answered()
  served.now(answering(api.generateAdaptiveQuestions, { questions: QUESTIONS }))
  served.now(answering(api.readLines, { groups }))
  served.now(answering(api.findWorkBreakdown, { rows: [] }))
  await user.click(button('Submit Initial Interview Questions'))
  expect(await screen.findByText('Question 4')).toBeVisible()
  const paste = () => fireEvent.change(screen.getByPlaceholderText('Type your answer'), { target: { value: TOLD } })
  return { user, paste, served }
}

test('who goes on before their words are read is kept once where rows come of them, and then goes on', async () => {
  const { user, paste } = await atSteps([STEPS])
  paste()
  // what shows rows is there from now on
  await screen.findByText(/Your words read as 2 steps/)
  await user.click(button('Previous'))
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Question 4')).toBeVisible()
  fireEvent.change(screen.getByPlaceholderText('Type your answer'), { target: { value: `${TOLD} ` } })
  await user.click(button('Next'))
  const notice = await screen.findByText('Look at what was read in your words. Next goes on.')
  expect(notice).toHaveFocus()
  expect(screen.getByText(/Your words read as 2 steps/)).toBeVisible()
  await user.click(button('Next'))
  expect(await screen.findByText('Question 5')).toBeVisible()
})

test('who goes on past rows that are there already, or with words of which no row comes, is not kept', async () => {
  const { user, paste, served } = await atSteps([STEPS])
  paste()
  await screen.findByText(/Your words read as 2 steps/)
  await user.click(button('Next'))
  expect(await screen.findByText('Question 5')).toBeVisible()
  await user.click(button('Previous'))
  expect(await screen.findByText('Question 4')).toBeVisible()
  served.now(answering(api.readLines, { groups: [] }))
  fireEvent.change(screen.getByPlaceholderText('Type your answer'), { target: { value: 'We build\nthe rig.' } })
  await user.click(button('Next'))
  expect(await screen.findByText('Question 5')).toBeVisible()
})
