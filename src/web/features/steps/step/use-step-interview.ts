import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../../../contract/api.ts'
import { type ApiError, reasonOr } from '../../../../contract/client.ts'
import type { Answer } from '../../../../domain/interview.ts'
import { statusAfter } from '../../../../domain/steps/step-gate.ts'
import { keepTyped, readDraft, readStore } from '../../../app/browser-store.ts'
import { call } from '../../../app/call.ts'
import { outcome } from '../../../app/outcome.ts'
import { stepDraft } from '../../../app/topic-draft.ts'
import { askedDrafter } from '../../../drafting/chosen-drafter.ts'
import { type Drafting, useDrafting } from '../../../drafting/use-drafting.ts'
import { groundingQueries } from '../../../grounding/grounding-queries.ts'
import { useAnswerTexts } from '../../../saving/answer-texts.ts'
import type { LastSave } from '../../../saving/autosaved.ts'
import { showToast, type Toast } from '../../../ui/toasts.ts'
import {
  answerSaved,
  askedQuestions,
  firstToLookAt,
  InterviewDraft,
  interviewOf,
  stepTranscript,
  typedAnswer,
  whereToGoOn,
} from './interview-draft.ts'
import { isInterviewClosed, type KeptStep, withAnswer } from './kept-step.ts'
import { useStepsRoom } from './steps-room.tsx'

/** A step's interview on the screen and what can be done with it. */
export type StepInterview = {
  draft: InterviewDraft
  saving: LastSave | 'idle'
  /** Why an answer is only in this browser, when it will stay so as it is. */
  refusal: string | null
  busy: 'planning' | 'finishing' | null
  /** A language model that words the questions or writes the narrative, and how to stop it. */
  drafting: Drafting
  /** Why the questions could not be asked for, for the person to read. */
  problem: string | null
  /** Why the narrative was not drafted, for the person to read. */
  undrafted: string | null
  start: () => Promise<void>
  type: (slot: string, answer: string) => void
  goTo: (slot: string | null) => void
  /** Closes the interview and has the narrative drafted; gives it back, null when that failed or was stopped and everything is as it was. */
  finish: () => Promise<{ text: string; version: number } | null>
}

const NO_QUESTIONS: Toast = {
  title: 'No questions returned',
  description: 'No questions were returned for this interview. Adjust the inputs and try again.',
  variant: 'destructive',
}
const STOPPED: Toast = { title: 'Stopped', description: 'No narrative was drafted. Your answers are kept.' }

const NOT_PREPARED: Toast = { title: 'Stopped', description: 'The questions were not prepared. What you answered is kept.' }

function notDrafted(problem: ApiError): Toast {
  const description = `${reasonOr(problem, 'Unknown error.')} Your answers are kept.`
  return { title: 'Failed to finalize step.', description, variant: 'destructive' }
}

/** A step's interview, kept in this browser with every key and on the server at every pause. */
export function useStepInterview(step: KeptStep): StepInterview {
  const { topic, onServer } = useStepsRoom()
  const { draft, current, change } = useKeptInterview(step)
  const { saving, refusal, texts } = useStepTexts(step, current, change)
  const [busy, setBusy] = useState<StepInterview['busy']>(null)
  const [problem, tell] = useState<string | null>(null)
  const [undrafted, tellUndrafted] = useState<string | null>(null)
  const client = useQueryClient()
  const drafting = useDrafting()
  const { step_id, profile_id } = step
  const of = { topic_store_id: topic.storeId, topic_slug: topic.slug, step_id, profile_id }
  const start = async () => {
    setBusy('planning')
    tell(null)
    await texts.flush()
    const drafter = askedDrafter(topic, step_id)
    const asked = await drafting.run((watch) => outcome(call(api.planStep, { ...of, global_context: globalContext(), drafter }, watch)))
    setBusy(null)
    if (asked === null) return showToast(NOT_PREPARED)
    if (!asked.ok) return tell(asked.problem.message)
    const { plan } = asked.value
    change((now) => ({ ...now, plan, slot: isInterviewClosed(step) ? firstToLookAt({ ...now, plan }) : whereToGoOn({ ...now, plan }) }))
    onServer.change(step_id, { plan })
    if (askedQuestions({ plan, answers: {} }).length === 0) showToast(NO_QUESTIONS)
  }
  const finish = async () => {
    setBusy('finishing')
    tellUndrafted(null)
    await texts.flush()
    const { plan } = current.current
    const qa_transcript = stepTranscript(current.current)
    const interview = { plan: plan ?? undefined, qa_transcript, global_context: globalContext(), drafter: askedDrafter(topic, step_id) }
    const drafted = await drafting.run((watch) => outcome(call(api.finalizeStep, { ...of, ...interview }, watch)))
    setBusy(null)
    if (!drafted?.ok) {
      if (drafted) tellUndrafted(drafted.problem.message)
      showToast(drafted ? notDrafted(drafted.problem) : STOPPED)
      return null
    }
    const { status, narrative, qc_report, step_contract, version } = drafted.value
    const { narrative_md, citations } = narrative
    const told = { plan, qa_transcript, user_narrative_md: narrative_md, builder_citations: citations }
    onServer.change(step_id, { ...told, status, qc_report, step_contract, version })
    onServer.reviewAnew()
    change((now) => ({ ...now, slot: null, unsaved: [] }))
    lookAtAnswersAnew(client, topic.storeId)
    showToast({ title: 'Step completed', description: 'Contract and narrative generated successfully.', variant: 'success' })
    return { text: narrative_md, version }
  }
  const type = (slot: string, answer: string) => {
    change((now) => typedAnswer(now, slot, answer))
    texts.answer(answerOf(current.current, slot))
  }
  const goTo = (slot: string | null) => {
    change((now) => ({ ...now, slot }))
    void texts.flush()
  }
  return { draft, saving, refusal, busy, drafting, problem, undrafted, start, type, goTo, finish }
}

/** What was answered is a source now, and fills rows. */
function lookAtAnswersAnew(client: QueryClient, topic_store_id: string): void {
  void client.invalidateQueries({ queryKey: groundingQueries.sources(topic_store_id).queryKey })
  void client.invalidateQueries({ queryKey: ['work-breakdown'] })
}

/** What the global interview came to, for whoever drafts. */
function globalContext() {
  const contract = readStore('globalContract')
  return contract.ok ? contract.value : undefined
}

function useKeptInterview(step: KeptStep) {
  const { topic } = useStepsRoom()
  const name = stepDraft('step-interview', topic, step.step_id)
  const [draft, show] = useState(() => interviewOf(step, readDraft(name, InterviewDraft)))
  const current = useRef(draft)
  const change = useCallback(
    (to: (draft: InterviewDraft) => InterviewDraft) => {
      current.current = to(current.current)
      show(current.current)
      const { slot, unsaved } = current.current
      keepTyped(name, slot === null && unsaved.length === 0 ? null : current.current)
    },
    [name],
  )
  const { plan, qa_transcript } = step
  // what another device has answered meanwhile
  useEffect(() => change((now) => interviewOf({ plan, qa_transcript }, now)), [change, plan, qa_transcript])
  return { draft, current, change }
}

function useStepTexts(step: KeptStep, current: { current: InterviewDraft }, change: ReturnType<typeof useKeptInterview>['change']) {
  const { topic, onServer } = useStepsRoom()
  const { slug, storeId } = topic
  const tell = onServer.change
  const { step_id } = step
  const save = useCallback(
    async ({ slot, question, answer }: Answer) => {
      const words = { slot, question, answer: current.current.answers[slot] ?? answer }
      const saved = await outcome(call(api.saveStepAnswer, { topic_store_id: storeId, topic_slug: slug, step_id, ...words }))
      if (!saved.ok) return saved
      tell(step_id, (now) => answered(now, words, saved.value.remarks))
      change((now) => answerSaved(now, slot, words.answer))
      return saved
    },
    [slug, storeId, step_id, change, current, tell],
  )
  return useAnswerTexts(save, () => current.current.unsaved.map((slot) => answerOf(current.current, slot)))
}

/** What one more answer makes of a step. */
function answered(step: KeptStep, answer: Answer, remarks: readonly string[]): Pick<KeptStep, 'qa_transcript' | 'remarks' | 'status'> {
  const isBegun = answer.answer.trim() !== ''
  return {
    qa_transcript: withAnswer(step.qa_transcript, answer),
    remarks: [...step.remarks.filter((one) => !answer.answer.includes(one)), ...remarks],
    status: isBegun ? statusAfter(step.status, { kind: 'answered' }) : step.status,
  }
}

function answerOf(draft: InterviewDraft, slot: string): Answer {
  const question = askedQuestions(draft).find((one) => one.slot === slot)?.q ?? ''
  return { slot, question, answer: draft.answers[slot] ?? '' }
}
