import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { Solicitation } from '../../../contract/solicitation-calls.ts'
import type { Question } from '../../../domain/interview.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { keepTyped, readDraft, readStore, writeStore } from '../../app/browser-store.ts'
import { topicDraft } from '../../app/topic-draft.ts'
import type { WorkBreakdownSlot } from '../../app/work-breakdown-slot.ts'
import { QUIET_PUMP } from '../../testing/analysis.ts'
import { answering, fakeServer, held, refusing } from '../../testing/fake-server.ts'
import { HEALTH } from '../../testing/health.ts'
import { expectToast, shown } from '../../testing/shown.tsx'
import { ANTENNA } from '../../testing/topic.ts'
import { GlobalInterviewPage } from './global-interview-page.tsx'
import { InterviewDraft, NEW_DRAFT, withOtherTopic } from './interview-draft.ts'

const READ: Solicitation = {
  topic_store_id: 'store-1',
  topic_slug: 'n251-001',
  file: { id: 'file-1', file_name: 'N251-001.pdf', kind: 'pdf', pages: 1 },
  analysis: QUIET_PUMP,
  instructions: null,
  rules: [],
  instructions_warning: null,
}
const FURTHER: Question[] = Array.from({ length: 7 }, (_, at) => ({ slot: `Q${at + 4}`, q: `How ${at + 4}?` }))
const ANSWERS = ['We propose a sleeve.', 'We build on tiles.', 'A whip antenna.']

const server = (health = HEALTH) =>
  fakeServer(
    answering(api.health, health),
    answering(api.findSolicitation, READ),
    answering(api.answerOffers, { offers: [] }),
    answering(api.interviewState, { questions: NEW_DRAFT.questions, answers: [], gone: [], contract: null }),
    answering(api.saveAnswer, { saved: true, answered: 1, total: 10 }),
    answering(api.generateAdaptiveQuestions, { questions: FURTHER }),
  )

/** The work breakdown, which this screen shows without reading it. */
const Breakdown: WorkBreakdownSlot = ({ topic, foot }) => (
  <div>
    <p>Rows of {topic.name}</p>
    {foot?.(async () => undefined)}
  </div>
)

const button = (name: string) => screen.getByRole('button', { name })
const box = () => screen.getByRole('textbox')
const projectCard = () => screen.getByRole('heading', { name: 'Project Information' }).closest('section')

async function reviewed(topic: Partial<CurrentTopic> = {}, health = HEALTH) {
  writeStore('currentTopic', { ...ANTENNA, ...topic })
  const served = server(health)
  const { user } = shown(<GlobalInterviewPage breakdown={Breakdown} />, '/global-interview')
  await screen.findByRole('button', { name: 'Start Interview' })
  return { user, served }
}

/** The interview at its third question, all three answered. */
async function answered(topic: Partial<CurrentTopic> = {}, health = HEALTH) {
  const at = await reviewed(topic, health)
  await at.user.click(button('Start Interview'))
  for (const [index, answer] of ANSWERS.entries()) {
    fireEvent.change(box(), { target: { value: answer } })
    if (index < 2) await at.user.click(button('Next'))
  }
  return at
}

test('without a topic I am sent to the Dashboard', () => {
  server()
  shown(<GlobalInterviewPage breakdown={Breakdown} />, '/global-interview')
  expect(screen.getByRole('heading', { name: 'No Topic Selected' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
})

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

test('how many details I have told is counted as I type', async () => {
  const { user, served } = await answered()
  served.now(answering(api.generateAdaptiveQuestions, { questions: [{ slot: 'Q4', q: 'Which tests?', min_items: 3 }] }))
  await user.click(button('Submit Initial Interview Questions'))
  await screen.findByText('Question 4')
  expect(screen.getByText('Provide at least 3 distinct details in your answer.')).toBeVisible()
  fireEvent.change(box(), { target: { value: 'Ten coupons at 300 MHz, three repeats of each.' } })
  expect(await screen.findByText('3 of 3 details', { ignore: '[role=status]' })).toBeVisible()
  fireEvent.change(box(), { target: { value: 'Ten coupons.' } })
  expect(await screen.findByText('1 of 3 details', { ignore: '[role=status]' })).toBeVisible()
  expect(screen.getByRole('button', { name: '4 Which tests?, begun' })).toBeVisible()
})

test('why a question is asked stands beside it with the words of the solicitation, which open on their page', async () => {
  const { user, served } = await answered()
  const quote = 'The pump shall run quietly.'
  const asked = { slot: 'Q4', q: 'How will you do this?', why: 'A plan needs a method.', quote, page: 1 }
  served.now(answering(api.generateAdaptiveQuestions, { questions: [asked] }))
  await user.click(button('Submit Initial Interview Questions'))
  const source = within(await screen.findByRole('complementary', { name: 'Why it is asked (page 1)' }))
  expect(source.getByText('A plan needs a method.')).toBeVisible()
  expect(source.getByText(`“${quote}”`)).toBeVisible()
  expect(source.getByRole('button', { name: 'page 1' })).toBeVisible()
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
  await user.click(within(consent).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(readStore('globalContract').ok).toBe(false)
})

test('Start Over asks before it takes answers and questions away, and can be undone', async () => {
  const { user } = await answered()
  await user.click(button('Submit Initial Interview Questions'))
  await screen.findByText('3 / 10 answered')
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
  await user.click(button('Look at the work breakdown first'))
  expect(await screen.findByText('Rows of Directional antenna')).toBeVisible()
  expect(served.asked(api.saveAnswer).at(-1)).toMatchObject({ slot: 'Q3', answer: 'A whip antenna of copper.' })
  served.now(refusing(api.finalizeGlobalInterview, 'The server is at rest.'))
  await user.click(button('Submit Interview'))
  await waitFor(() => expect(served.asked(api.finalizeGlobalInterview)).toHaveLength(1))
  expect(await screen.findByText('The server is at rest.')).toBeVisible()
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
  await user.click(screen.getByText('Answered before, no longer asked (1)'))
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
