import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { GroupRead, Question, Subject } from '../../../domain/interview.ts'
import { answering } from '../../testing/fake-server.ts'
import { answered, button, FURTHER } from './testing/interview-page.tsx'

const TOLD = '- kickoff slides month 1\n- test plan month 3'
const LINES = TOLD.split('\n').map((text) => ({ text, row: { action: text.slice(2, -8), months: text.slice(-7) }, beside: [] }))
const STEPS: GroupRead = { heading: '', text: TOLD, row: 'step', read: [{ row: 'step', lines: LINES }] }

/** The question on the steps of the work, or another one, of whose answer so much is read. */
async function at(groups: GroupRead[], subject: Subject = 'steps') {
  const { user, served } = await answered()
  const questions: Question[] = FURTHER.map((one, nth) => (nth === 0 ? { ...one, subject } : one))
  served.now(answering(api.generateAdaptiveQuestions, { questions }))
  served.now(answering(api.readLines, { groups }))
  served.now(answering(api.findWorkBreakdown, { rows: [] }))
  served.now(answering(api.fillWorkBreakdown, { rows: [], unplaced: [], differences: [] }))
  await user.click(button('Submit Initial Interview Questions'))
  expect(await screen.findByText('Question 4')).toBeVisible()
  const paste = () => fireEvent.change(screen.getByPlaceholderText('Type your answer'), { target: { value: TOLD } })
  return { user, paste, served }
}

test('who goes on before their words are read is kept once where rows come of them, and then goes on', async () => {
  const { user, paste } = await at([STEPS])
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
  const box = screen.getByPlaceholderText('Type your answer')
  await user.type(box, ' and more')
  await screen.findByText(/Your words read as 2 steps/)
  expect(box).toHaveFocus()
  await user.click(button('Next'))
  expect(await screen.findByText('Question 5')).toBeVisible()
})

test.each([
  ['', 'Hide the rows'],
  ['Payments:', 'Leave them as words'],
])(
  'payments that were seen with month and share are put into rows by who goes on, under the heading “%s”; left as words, they stay words',
  async (heading, hide) => {
    const told = 'Paid 40% with the survey\nand 60% with the rig.'
    const paid = [{ title: 'Survey', due: '2', paid: '40%' }].concat({ title: 'Rig', due: '6', paid: '60%' })
    const lines = paid.map((row) => ({ text: `${row.paid} ${row.title}`, row, beside: [] }))
    const { user, served } = await at([{ heading, text: told, row: 'milestone', read: [{ row: 'milestone', lines }] }], 'milestones')
    fireEvent.change(screen.getByPlaceholderText('Type your answer'), { target: { value: told } })
    await screen.findByText(/2 (lines|milestones); Next puts them into rows/)
    await user.click(button(hide))
    await user.click(button('Next'))
    expect(await screen.findByText('Question 5')).toBeVisible()
    const kept = () => served.asked(api.saveAnswer).findLast(({ slot }) => slot === 'Q4')?.answer
    expect(kept()).toBe(told)
    await user.click(button('Previous'))
    fireEvent.change(await screen.findByPlaceholderText('Type your answer'), { target: { value: `${told} ` } })
    await screen.findByText(/Next puts them into rows/)
    await user.click(button('Next'))
    expect(await screen.findByText('Question 5')).toBeVisible()
    await vi.waitFor(() => expect(kept()).toMatch(/Milestone: Survey[\s\S]*Milestone: Rig/))
    expect(kept()).not.toContain('Paid 40%')
  },
)

test('who goes on past rows that are there already, or with words of which no row comes, is not kept', async () => {
  const { user, paste, served } = await at([STEPS])
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

test('tests wait outside the plan without a step, so who goes on past their rows is kept once all the same', async () => {
  const lines = TOLD.split('\n').map((text) => ({ text, row: { 'proof.quantity': text, 'proof.limit': '5 mm' }, beside: [] }))
  const { user, paste } = await at([{ heading: '', text: TOLD, row: 'test', read: [{ row: 'test', lines }] }], 'test')
  paste()
  expect(await screen.findByRole('button', { name: 'Put 2 tests into rows' })).toBeVisible()
  await user.click(button('Next'))
  expect(await screen.findByText(/^Look at what was read/)).toHaveFocus()
  await user.click(button('Next'))
  expect(await screen.findByText('Question 5')).toBeVisible()
})

test('tests that each have their step are put into rows by who leaves their question, by the outline too', async () => {
  const lines = TOLD.split('\n').map((text) => ({
    text,
    row: { action: 'Build', 'proof.quantity': text, 'proof.limit': '5 mm' },
    beside: [],
  }))
  const { user, paste, served } = await at([{ heading: '', text: TOLD, row: 'test', read: [{ row: 'test', lines }] }], 'test')
  paste()
  await screen.findByText(/2 tests; Next puts them into rows/)
  await user.click(screen.getByRole('button', { name: /^5 / }))
  expect(await screen.findByText('Question 5')).toBeVisible()
  await vi.waitFor(() => expect(served.asked(api.saveAnswer).findLast(({ slot }) => slot === 'Q4')?.answer).toMatch(/Step: Build/))
})

test('who goes on with tests that have no step is told so once, and then goes on', async () => {
  const lines = TOLD.split('\n').map((text) => ({ text, row: { 'proof.quantity': text, 'proof.limit': '5 mm' }, beside: [] }))
  const { user, paste, served } = await at([{ heading: '', text: TOLD, row: 'test', read: [{ row: 'test', lines }] }], 'test')
  paste()
  const put = await screen.findByRole('button', { name: 'Put 2 tests into rows' })
  served.now(answering(api.readLines, { groups: [] }))
  await user.click(put)
  await user.click(button('Next'))
  expect(await screen.findByText('2 tests have no step, and wait outside the plan without one. Next goes on.')).toHaveFocus()
  await user.click(button('Next'))
  expect(await screen.findByText('Question 5')).toBeVisible()
})
