import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { api } from '../../../../contract/api.ts'
import type { StepQuestion } from '../../../../domain/steps/step-plan.ts'
import { answering, fakeServer } from '../../../testing/fake-server.ts'
import { HEALTH } from '../../../testing/health.ts'
import { shown } from '../../../testing/shown.tsx'
import { ANTENNA } from '../../../testing/topic.ts'
import { type InterviewDraft, typedAnswer } from './interview-draft.ts'
import { InterviewEnd } from './interview-end.tsx'
import { StepQuestionView } from './step-question.tsx'

const QUESTIONS: StepQuestion[] = [
  { slot: 'S2-Q1', q: 'How is the coil wound?', min_items: 3, details: ['the wire', 'the turns', 'the core'] },
  { slot: 'S2-Q2', q: 'Where is it measured?' },
]

type InterviewProps = { finished?: () => void; questions?: StepQuestion[]; remarks?: string[]; slot?: string }

/** An interview of two questions that is kept nowhere. */
function Interview({ finished = () => {}, questions = QUESTIONS, remarks = [], slot = 'S2-Q1' }: InterviewProps) {
  const [draft, change] = useState<InterviewDraft>({
    plan: { question_plan: questions, followups: [] },
    answers: {},
    slot,
    unsaved: [],
  })
  const interview = {
    draft,
    saving: 'idle' as const,
    refusal: null,
    busy: null,
    drafting: { progress: null, run: () => Promise.resolve(null), stop: () => {} },
    problem: null,
    undrafted: null,
    start: () => Promise.resolve(),
    type: (slot: string, answer: string) => change((now) => typedAnswer(now, slot, answer)),
    goTo: (slot: string | null) => change((now) => ({ ...now, slot })),
    finish: () => Promise.resolve(null),
  }
  const question = questions.find(({ slot }) => slot === draft.slot)
  if (!question) return <InterviewEnd interview={interview} remarks={remarks} hasNarrative={false} onFinish={finished} />
  return <StepQuestionView topic={ANTENNA} step_id="step-2" interview={interview} question={question} remarks={remarks} isOver={false} />
}

beforeEach(() => void fakeServer(answering(api.health, HEALTH)))

const box = () => screen.getByRole('textbox')

test('what I do not know yet lets me go on, counts as open, and typing takes it back', async () => {
  const { user } = shown(<Interview finished={() => {}} />)
  await user.click(screen.getByRole('checkbox', { name: 'We do not know yet' }))
  expect(box()).toHaveValue('')
  expect(screen.getByText('0 / 2 answered')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(screen.getByRole('checkbox', { name: 'We do not know yet' })).toBeChecked()
  await user.type(box(), 'By hand.')
  expect(screen.getByRole('checkbox', { name: 'We do not know yet' })).not.toBeChecked()
  expect(screen.getByText('1 / 2 answered')).toBeVisible()
})

test('a blank answer keeps me from going on, and says why', async () => {
  const { user } = shown(<Interview finished={() => {}} />)
  await user.type(box(), '   ')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Write or record an answer before you go on.')
  expect(box()).toHaveAccessibleName('How is the coil wound?')
})

test('how many details are wanted is told, and any words let me go on', async () => {
  let isFinished = false
  const { user } = shown(
    <Interview
      finished={() => {
        isFinished = true
      }}
    />,
  )
  expect(box()).toHaveAccessibleDescription(
    /^Provide at least 3 distinct details in your answer\. Wanted: the wire, the turns and the core\. /,
  )
  await user.type(box(), 'By hand')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(box()).toHaveAccessibleName('Where is it measured?')
  await user.type(box(), 'In Dayton')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'Finish Interview' }))
  expect(isFinished).toBe(true)
})

test('the way on keeps its name whatever I type', async () => {
  const { user } = shown(<Interview />)
  await user.type(box(), 'By hand')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.type(box(), 'At the university range')
  expect(screen.getByRole('button', { name: 'Next' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Finish Interview' })).toBeNull()
})

test('what has no answer at the end stays open when I finish, and I change any answer there', async () => {
  let isFinished = false
  const { user } = shown(
    <Interview
      finished={() => {
        isFinished = true
      }}
      slot="end"
    />,
  )
  expect(screen.getByText(/^What has no answer yet stays open/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Change the answer to: How is the coil wound?' }))
  await user.type(box(), 'By hand')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(box()).toHaveAccessibleName('Where is it measured?')
  await user.click(screen.getByRole('button', { name: 'Leave the rest open' }))
  await user.click(screen.getByRole('button', { name: 'Finish Interview' }))
  expect(isFinished).toBe(true)
})

test('an answer that I empty again is asked for before I go on', async () => {
  const { user } = shown(<Interview />)
  await user.type(box(), 'By hand')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.type(box(), 'In Dayton')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'Change the answer to: How is the coil wound?' }))
  await user.clear(box())
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Write or record an answer before you go on.')
})

test('a remark stays out of the narrative until I say that it belongs there, and I am asked where I wrote it', async () => {
  const { user } = shown(<Interview remarks={['That is a price limit, not work.']} />)
  await user.type(box(), 'That is a price limit, not work. By hand.')
  expect(screen.getByText('Use this in the narrative?')).toBeVisible()
  expect(screen.getByText(/^“That is a price limit, not work\.” does not seem to tell of the work\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use it' }))
  expect(screen.queryByText('Use this in the narrative?')).toBeNull()
  expect(box()).toHaveValue('That is a price limit, not work. By hand.')
})

test('what the rows hold is taken as the answer with one press, which goes on', async () => {
  const [how, where] = QUESTIONS as [StepQuestion, StepQuestion]
  const { user } = shown(
    <Interview
      questions={[
        { ...where, slot: 'S2-Q1', offers: ['Dayton laboratory', 'Erie shop'] },
        { ...how, slot: 'S2-Q2' },
      ]}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Dayton laboratory' }))
  expect(await screen.findByText('How is the coil wound?')).toBeVisible()
  expect(screen.getByText('1 / 2 answered')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(screen.getByRole('textbox')).toHaveValue('Dayton laboratory')
  expect(screen.queryByRole('button', { name: 'Erie shop' })).toBeNull()
})

test('whoever knows no more leaves the rest open with one press, and it counts as not known yet', async () => {
  const { user } = shown(<Interview />)
  await user.type(screen.getByRole('textbox'), 'By hand')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  await user.clear(screen.getByRole('textbox'))
  await user.click(screen.getByRole('button', { name: 'Leave the rest open' }))
  expect(await screen.findByRole('button', { name: 'Finish Interview' })).toBeVisible()
  expect(screen.getAllByText('No answer')).toHaveLength(2)
})

const WHO: StepQuestion = {
  slot: 'S2-Q1',
  q: 'Who fires the kiln?',
  fills: { cell: 'people', tasks: [], people: ['Odile Brandt', 'Mei Okoro'] },
}

test('an answer on people shows whom it names before it counts, each field set right as it is typed, and what of it is not used', async () => {
  const { user } = shown(<Interview questions={[WHO]} />)
  const answer = () => screen.getByRole('textbox', { name: 'Who fires the kiln?' })
  await user.type(answer(), 'Brandt leads it; two people drive to Corning.')
  expect(screen.getByLabelText('Leads')).toHaveValue('Odile Brandt')
  expect(screen.getByText(/Not used here: “two people drive to Corning.”/)).toBeVisible()
  await user.type(screen.getByLabelText('Works on it'), 'Mei Okoro; the night shift')
  await user.tab()
  expect(answer()).toHaveValue('two people drive to Corning.\n\nLeads: Odile Brandt\nWorks on it: Mei Okoro; the night shift')
})

test('where nobody is sure the answer stays as it was typed, and who it is can be chosen', async () => {
  const { user } = shown(<Interview questions={[WHO]} />)
  await user.type(screen.getByRole('textbox', { name: 'Who fires the kiln?' }), 'Whoever is in the shop')
  expect(screen.getByText(/Nobody was read from your answer for sure/)).toBeVisible()
  expect(screen.getByLabelText('Leads')).toHaveValue('')
})

const WHICH: StepQuestion = {
  slot: 'S2-Q1',
  q: 'Which test shows R4?',
  offers: ['kiln heat: at most 900 °C'],
  fills: {
    ...{ cell: 'proof', tasks: [], about: 'glaze depth', people: ['Odile Brandt'] },
    choices: { 'kiln heat: at most 900 °C': {}, 'drop height: at least 2 m': {} },
  },
}

test('where a test is asked for, those of the plan are chosen with one press, and another one is told in fields and needs its pass mark', async () => {
  const { user } = shown(<Interview questions={[WHICH, { slot: 'S2-Q2', q: 'Where is it measured?' }]} />)
  expect(screen.queryByPlaceholderText('Type your answer')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a test, or give another one its pass mark.')
  await user.selectOptions(screen.getByLabelText('Another test of the plan'), 'drop height: at least 2 m')
  expect(await screen.findByText('Where is it measured?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(screen.getByLabelText('Another test of the plan')).toHaveValue('drop height: at least 2 m')
  expect(screen.getByLabelText('Measured')).toHaveValue('glaze depth')
  await user.type(screen.getByLabelText('Method'), 'By caliper')
  await user.tab()
  expect(screen.getByText('Without a pass mark it is no test yet.')).toBeVisible()
  await user.type(screen.getByLabelText('Pass mark'), 'at least 2 mm')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('1 / 2 answered')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(screen.getByLabelText('Pass mark')).toHaveValue('at least 2 mm')
  expect(screen.queryByText('Without a pass mark it is no test yet.')).toBeNull()
})

test('who would rather tell a test in words of their own has the box', async () => {
  const { user } = shown(<Interview questions={[WHICH]} />)
  await user.click(screen.getByRole('button', { name: 'In your own words' }))
  await user.type(screen.getByPlaceholderText('Type your answer'), 'kiln heat')
  expect(screen.getByPlaceholderText('Type your answer')).toHaveValue('kiln heat')
})
