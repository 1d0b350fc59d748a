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
import { StepQuestionView } from './step-question.tsx'

const QUESTIONS: StepQuestion[] = [
  { slot: 'S2-Q1', q: 'How is the coil wound?', min_items: 3 },
  { slot: 'S2-Q2', q: 'Where is it measured?' },
]

/** An interview of two questions that is kept nowhere. */
function Interview({ finished, questions = QUESTIONS }: { finished: () => void; questions?: StepQuestion[] }) {
  const [draft, change] = useState<InterviewDraft>({
    plan: { question_plan: questions, followups: [] },
    answers: {},
    slot: 'S2-Q1',
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
  return (
    question && (
      <StepQuestionView
        topic={ANTENNA}
        step_id="step-2"
        interview={interview}
        question={question}
        hasNarrative={false}
        isOver={false}
        onFinish={finished}
      />
    )
  )
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

test('how many details are wanted is told and counted, and any words let me go on', async () => {
  let isFinished = false
  const { user } = shown(
    <Interview
      finished={() => {
        isFinished = true
      }}
    />,
  )
  expect(box()).toHaveAccessibleDescription(/^Provide at least 3 distinct details in your answer\. /)
  await user.type(box(), 'By hand')
  expect(box()).toHaveAccessibleDescription(/^Provide at least 3 distinct details in your answer\. 1 of 3 so far\./)
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(box()).toHaveAccessibleName('Where is it measured?')
  await user.type(box(), 'In Dayton')
  await user.click(screen.getByRole('button', { name: 'Finish Interview' }))
  expect(isFinished).toBe(true)
})

test('where nothing is missing I end the interview without an answer', async () => {
  const ends: true[] = []
  const questions = QUESTIONS.map((one) => ({ ...one, confirms: true }))
  const { user } = shown(<Interview finished={() => ends.push(true)} questions={questions} />)
  await user.click(screen.getByRole('button', { name: 'Nothing to add' }))
  expect(ends).toHaveLength(1)
})

test('while something is missing, there is no way past it', async () => {
  const [first, second] = QUESTIONS as [StepQuestion, StepQuestion]
  const { user } = shown(<Interview finished={() => {}} questions={[{ ...first, confirms: true }, second]} />)
  expect(screen.queryByRole('button', { name: 'Nothing to add' })).toBeNull()
  await user.type(box(), 'By hand')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.queryByRole('button', { name: 'Nothing to add' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Finish Interview' })).toBeVisible()
})
