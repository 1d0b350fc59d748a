import { fireEvent, screen } from '@testing-library/react'
import { api } from '../../../../contract/api.ts'
import type { Solicitation } from '../../../../contract/solicitation-calls.ts'
import type { Question } from '../../../../domain/interview.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { writeStore } from '../../../app/browser-store.ts'
import type { WorkBreakdownSlot } from '../../../app/work-breakdown-slot.ts'
import { QUIET_PUMP } from '../../../testing/analysis.ts'
import { answering, fakeServer } from '../../../testing/fake-server.ts'
import { HEALTH } from '../../../testing/health.ts'
import { shown } from '../../../testing/shown.tsx'
import { ANTENNA } from '../../../testing/topic.ts'
import { GlobalInterviewPage } from '../global-interview-page.tsx'
import { NEW_DRAFT } from '../interview-draft.ts'

/** What was read of the topic. */
export const READ: Solicitation = {
  topic_store_id: 'store-1',
  topic_slug: 'n251-001',
  file: { id: 'file-1', file_name: 'N251-001.pdf', kind: 'pdf', pages: 1 },
  analysis: QUIET_PUMP,
  instructions: null,
  rules: [],
  instructions_warning: null,
  facts: null,
}
/** The questions that follow the three. */
export const FURTHER: Question[] = Array.from({ length: 7 }, (_, at) => ({ slot: `Q${at + 4}`, q: `How ${at + 4}?` }))
/** What is answered to the three. */
export const ANSWERS = ['We propose a sleeve.', 'We build on tiles.', 'A whip antenna.']

/** A server with an interview of which nothing is answered. */
export const server = (health = HEALTH) =>
  fakeServer(
    answering(api.health, health),
    answering(api.findSolicitation, READ),
    answering(api.answerOffers, { offers: [] }),
    answering(api.interviewState, { questions: NEW_DRAFT.questions, answers: [], gone: [], contract: null }),
    answering(api.saveAnswer, { saved: true, answered: 1, total: 10 }),
    answering(api.generateAdaptiveQuestions, { questions: FURTHER }),
  )

/** The work breakdown, which this screen shows without reading it. */
export const Breakdown: WorkBreakdownSlot = ({ topic, foot }) => (
  <div>
    <p>Rows of {topic.name}</p>
    {foot?.(async () => true)}
  </div>
)

/** A button by its words. */
export const button = (name: string) => screen.getByRole('button', { name })
/** Where the answer is typed. */
export const box = () => screen.getByRole('textbox')
/** The review of the project. */
export const projectCard = () => screen.getByRole('heading', { name: 'Project Information' }).closest('section')

/** The review of the project, before the interview. */
export async function reviewed(topic: Partial<CurrentTopic> = {}, health = HEALTH) {
  writeStore('currentTopic', { ...ANTENNA, ...topic })
  const served = server(health)
  const { user, back } = shown(<GlobalInterviewPage breakdown={Breakdown} />, '/global-interview')
  await screen.findByRole('button', { name: 'Start Interview' })
  return { user, back, served }
}

/** The interview at its third question, all three answered. */
export async function answered(topic: Partial<CurrentTopic> = {}, health = HEALTH) {
  const at = await reviewed(topic, health)
  await at.user.click(button('Start Interview'))
  for (const [index, answer] of ANSWERS.entries()) {
    fireEvent.change(box(), { target: { value: answer } })
    if (index < 2) await at.user.click(button('Next'))
  }
  return at
}
