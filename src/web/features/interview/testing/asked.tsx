import { screen, within } from '@testing-library/react'
import { api } from '../../../../contract/api.ts'
import type { Question } from '../../../../domain/interview.ts'
import { answering, fakeServer } from '../../../testing/fake-server.ts'
import { HEALTH } from '../../../testing/health.ts'
import { shown } from '../../../testing/shown.tsx'
import { ANTENNA } from '../../../testing/topic.ts'
import { AnswerInput } from '../answer-input.tsx'
import { type InterviewDraft, NEW_DRAFT } from '../interview-draft.ts'
import { useInterview } from '../use-interview.ts'
import { READ } from './interview-page.tsx'

/** The question on the steps of the work. */
export const STEPS: Question = { slot: 'Q4', subject: 'steps', q: 'In which steps will you do the work?' }
const DRAFT: InterviewDraft = { ...NEW_DRAFT, started: true, questions: [STEPS], adaptive: 'ready' }

/** What a question is answered in, as on the screen of the interview, and the whole answer that comes of it. */
function Asked({ first }: { first: InterviewDraft }) {
  const interview = useInterview(ANTENNA, first)
  const { questions, index, answers } = interview.draft
  const question = questions[index] ?? STEPS
  return (
    <>
      <label htmlFor={question.slot}>{question.q}</label>
      <AnswerInput topic={ANTENNA} interview={interview} question={question} isDisabled={false} />
      <output aria-label="Answer">{answers[question.slot] ?? ''}</output>
    </>
  )
}

/** A question in an interview that has come so far. */
export function asked(first: Partial<InterviewDraft> = {}, ...server: Parameters<typeof fakeServer>) {
  const served = fakeServer(
    answering(api.health, HEALTH),
    answering(api.saveAnswer, { saved: true, answered: 1, total: 10 }),
    answering(api.answerOffers, { offers: [] }),
    answering(api.findSolicitation, READ),
    ...server,
  )
  return { served, ...shown(<Asked first={{ ...DRAFT, ...first }} />, '/global-interview') }
}

/** The whole answer as it is kept. */
export const answer = () => screen.getByRole('status', { name: 'Answer' }).textContent
/** One row of fields by its name. */
export const row = (name: string) => within(screen.getByRole('group', { name }))
