import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { readStore } from '../../app/browser-store.ts'
import { answering, held, refusing } from '../../testing/fake-server.ts'
import { HEALTH } from '../../testing/health.ts'
import { expectToast } from '../../testing/shown.tsx'
import { ANSWERS, answered, box, button, FURTHER, projectCard, reviewed } from './testing/interview-page.tsx'

test('first I review the project as I entered it; a research institution belongs to STTR', async () => {
  await reviewed({
    companyName: 'Kestrel Airworks LLC',
    phase: 'II',
    periodOfPerformance: 24,
    totalProposedEffort: 1_249_999,
    customerOrganization: 'Air Force Research Laboratory',
    systemName: 'Kestrel prototype',
  })
  const card = projectCard()
  for (const words of ['Kestrel Airworks LLC', 'Phase II - Development', 'SBIR', '24 months', '$1,249,999.00', 'Air Force Research']) {
    expect(card).toHaveTextContent(words)
  }
  expect(card).toHaveTextContent('Kestrel prototype')
  expect(card).not.toHaveTextContent('Research institution')
})

test('an STTR project names its research institution, Phase I is called Feasibility', async () => {
  await reviewed({ programType: 'STTR', researchInstitution: 'University of Dayton' })
  const card = projectCard()
  expect(card).toHaveTextContent('University of Dayton')
  expect(card).toHaveTextContent('Phase I - Feasibility')
})

test('the three fixed questions come one at a time, forwards and back, and the answers are counted', async () => {
  const { user } = await reviewed()
  await user.click(button('Start Interview'))
  expect(screen.getByRole('heading', { name: 'Initial Interview Questions' })).toBeVisible()
  expect(button('Previous')).toBeDisabled()
  expect(screen.getByText('0 / 10 answered')).toBeVisible()
  fireEvent.change(box(), { target: { value: ANSWERS[0] } })
  expect(screen.getByText('1 / 10 answered')).toBeVisible()
  await user.click(button('Next'))
  fireEvent.change(box(), { target: { value: ANSWERS[1] } })
  await user.click(button('Previous'))
  expect(box()).toHaveValue(ANSWERS[0])
  await user.click(button('Next'))
  expect(box()).toHaveValue(ANSWERS[1])
  await user.click(button('Next'))
  expect(button('Submit Initial Interview Questions')).toBeEnabled()
})

test('the browser’s Back goes to the question before, out of the rows, and from the first question to the project', async () => {
  const { user, back } = await reviewed()
  await user.click(button('Start Interview'))
  fireEvent.change(box(), { target: { value: ANSWERS[0] } })
  await user.click(button('Next'))
  fireEvent.change(box(), { target: { value: ANSWERS[1] } })
  await user.click(button('What we understood so far'))
  expect(await screen.findByText('Rows of Directional antenna')).toBeVisible()
  await back()
  expect(box()).toHaveValue(ANSWERS[1])
  await user.click(button('Next'))
  expect(box()).toHaveValue('')
  await back()
  expect(box()).toHaveValue(ANSWERS[1])
  await back()
  expect(box()).toHaveValue(ANSWERS[0])
  await back()
  expect(projectCard()).toBeVisible()
})

test.each([
  ['SBIR', 10],
  ['STTR', 11],
] as const)(
  'an %s interview has %i questions, the later ones asked for once; Next moves on from question 3',
  async (programType, total) => {
    const { user, served } = await answered({ programType, researchInstitution: 'University of Dayton' })
    served.now(answering(api.generateAdaptiveQuestions, { questions: [...FURTHER, { slot: 'Q11', q: 'Who?' }].slice(0, total - 3) }))
    await user.click(button('Submit Initial Interview Questions'))
    await expectToast('Questions generated', `${total - 3} personalized questions ready.`)
    expect(screen.getByRole('heading', { name: 'Curated Interview Questions' })).toBeVisible()
    expect(screen.getByText(`3 / ${total} answered`)).toBeVisible()
    expect(served.asked(api.generateAdaptiveQuestions)).toMatchObject([
      { answer_1: ANSWERS[0], answer_3: ANSWERS[2], research_institution: programType === 'STTR' ? 'University of Dayton' : null },
    ])
    await user.click(button('Previous'))
    for (let number = 3; number < total; number += 1) await user.click(button('Next'))
    expect(screen.getByText(`Question ${total}`)).toBeVisible()
    expect(button('Submit Interview')).toBeEnabled()
    expect(served.asked(api.generateAdaptiveQuestions)).toHaveLength(1)
  },
)

test.each([
  ['the built-in drafter', HEALTH.drafter, null],
  ['a language model', { kind: 'language-model', label: 'A model' }, /This takes 30-60 seconds/],
] as const)('while questions are generated I cannot move, and am told how long %s takes where it takes long', async (_, drafter, told) => {
  const { user, served } = await answered({}, { ...HEALTH, drafter })
  const generation = held({ questions: FURTHER })
  served.now(answering(api.generateAdaptiveQuestions, generation.answer))
  await user.click(button('Submit Initial Interview Questions'))
  const notice = await screen.findByText(/^Generating personalized questions/)
  if (told) expect(notice).toHaveTextContent(told)
  else expect(notice).not.toHaveTextContent('seconds')
  for (const name of ['Previous', 'Start Over']) expect(button(name)).toBeDisabled()
  expect(button('Submit Initial Interview Questions')).toHaveAttribute('aria-disabled', 'true')
  generation.letGo()
  expect(await screen.findByText('Question 4')).toBeVisible()
})

test('questions that cannot be generated leave me with the three defaults, which can be submitted, and can be asked for again', async () => {
  const { user, served } = await answered()
  served.now(refusing(api.generateAdaptiveQuestions, 'The model is overloaded.'))
  await user.click(button('Submit Initial Interview Questions'))
  await expectToast('Failed to generate questions', 'The model is overloaded.')
  expect(screen.getByText('3 / 3 answered')).toBeVisible()
  expect(box()).toHaveValue(ANSWERS[2])
  expect(button('Submit Interview')).toBeEnabled()
  served.now(answering(api.generateAdaptiveQuestions, { questions: FURTHER }))
  await user.click(button('Try Again'))
  expect(await screen.findByText('Question 4')).toBeVisible()
})

test('questions without an answer are named before I submit', async () => {
  const { user } = await answered()
  await user.click(button('Submit Initial Interview Questions'))
  await screen.findByText('Question 4')
  for (let number = 4; number < 10; number += 1) await user.click(button('Next'))
  await user.click(button('Submit Interview'))
  const consent = await screen.findByRole('alertdialog')
  expect(consent).toHaveTextContent('Questions 4, 5, 6, 7, 8, 9 and 10 have no answer.')
  // a moment after it is shown it takes the pointer
  await waitFor(() => expect(consent).toHaveStyle({ pointerEvents: 'auto' }))
  await user.click(within(consent).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(readStore('globalContract').ok).toBe(false)
})

test('a question whose answer is told with another one is not named as open', async () => {
  const { user, served } = await answered()
  const asked = FURTHER.map((one, at) => (at === 1 ? { ...one, subject: 'method' as const } : one))
  served.now(answering(api.generateAdaptiveQuestions, { questions: asked }))
  const told = {
    subject: 'method' as const,
    words: 'how each of your 2 steps is done.',
    from: 'answer' as const,
    slot: 'Q4',
    is_told: true,
  }
  served.now(answering(api.answerOffers, { offers: [told] }), answering(api.readLines, { groups: [] }))
  served.now(answering(api.findWorkBreakdown, { rows: [] }), answering(api.fillWorkBreakdown, { rows: [], unplaced: [], differences: [] }))
  await user.click(button('Submit Initial Interview Questions'))
  await screen.findByText('Question 4')
  for (let number = 4; number < 10; number += 1) await user.click(button('Next'))
  await user.click(button('Submit Interview'))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Questions 4, 6, 7, 8, 9 and 10 have no answer.')
})

test('Start Over asks before it takes answers and questions away, and can be undone', async () => {
  const { user } = await answered()
  await user.click(button('Submit Initial Interview Questions'))
  await screen.findByText('3 / 10 answered')
  const order = ['Previous', 'Next', 'Start Over']
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent ?? '')
  expect(names.filter((name) => order.includes(name))).toEqual(order)
  await user.click(button('Start Over'))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Start Over' }))
  expect(await screen.findByText('0 / 10 answered')).toBeVisible()
  expect(screen.getByText('Question 1')).toBeVisible()
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('3 / 10 answered')).toBeVisible()
})

test('what was understood so far can be looked at from the first answer on, and I come back to my question', async () => {
  const { user } = await reviewed()
  await user.click(button('Start Interview'))
  expect(screen.queryByRole('button', { name: 'What we understood so far' })).toBeNull()
  fireEvent.change(box(), { target: { value: ANSWERS[0] } })
  await user.click(button('What we understood so far'))
  expect(await screen.findByText('Rows of Directional antenna')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'What we understood so far' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Submit Interview' })).toBeNull()
  await user.click(screen.getAllByRole('button', { name: 'Back to the questions' })[0] as HTMLElement)
  expect(box()).toHaveValue(ANSWERS[0])
})

test('on the last question I can look at the work breakdown first, which has the same answers by then and ends in the same way on', async () => {
  const { user, served } = await answered()
  served.now(refusing(api.generateAdaptiveQuestions, 'The model is overloaded.'))
  await user.click(button('Submit Initial Interview Questions'))
  await expectToast('Failed to generate questions', 'The model is overloaded.')
  fireEvent.change(box(), { target: { value: 'A whip antenna of copper.' } })
  expect(screen.getByText(/begins with what the topic asks for and no row is said to answer yet/)).toBeVisible()
  await user.click(button('Look at the work breakdown first'))
  expect(await screen.findByText('Rows of Directional antenna')).toBeVisible()
  expect(served.asked(api.saveAnswer).at(-1)).toMatchObject({ slot: 'Q3', answer: 'A whip antenna of copper.' })
  served.now(refusing(api.finalizeGlobalInterview, 'The server is at rest.'))
  await user.click(button('Submit Interview'))
  await waitFor(() => expect(served.asked(api.finalizeGlobalInterview)).toHaveLength(1))
  expect(await screen.findByText('The server is at rest.')).toBeVisible()
})

test('an interview that cannot be submitted says why as long as it stands, and is submitted again with a press', async () => {
  const { user, served } = await answered()
  served.now(refusing(api.generateAdaptiveQuestions, 'The model is overloaded.'), refusing(api.finalizeGlobalInterview, undefined, 500))
  await user.click(button('Submit Initial Interview Questions'))
  await user.click(await screen.findByRole('button', { name: 'Submit Interview' }))
  const told = await screen.findByText('Unknown error. Your answers are kept. Try again.')
  await user.click(within(told.closest('[role]') as HTMLElement).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(served.asked(api.finalizeGlobalInterview)).toHaveLength(2))
})
