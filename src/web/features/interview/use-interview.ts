import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../../contract/api.ts'
import type { Answer } from '../../../domain/interview.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { followDraft, keepTyped, readDraft } from '../../app/browser-store.ts'
import { call } from '../../app/call.ts'
import { outcome } from '../../app/outcome.ts'
import { topicDraft } from '../../app/topic-draft.ts'
import { useAnswerTexts } from '../../saving/answer-texts.ts'
import { answerSaved, fromOtherTab, InterviewDraft, isBehind, movedTo, startedOver, startedOverUndone, typed } from './interview-draft.ts'
import type { Leaving } from './use-leaving.ts'

/** The interview on the screen and what can be done with it. */
export type Interview = ReturnType<typeof useInterview>

type Change = (to: (draft: InterviewDraft) => InterviewDraft) => void

/** An interview that is kept in this browser with every change, and on the server soon after. */
export function useInterview(topic: CurrentTopic, first: InterviewDraft) {
  const { draft, current, change } = useKeptDraft(topic, first)
  const { saving, texts } = useInterviewTexts(topic, current, change)
  const leaving: Leaving = useRef(null)
  const send = useCallback(
    (before: InterviewDraft) => {
      for (const answer of unsavedAnswers(current.current, before)) texts.answer(answer)
    },
    [texts, current],
  )
  const replace = (to: (draft: InterviewDraft) => InterviewDraft) => {
    const before = current.current
    change(to)
    send(before)
    return before
  }
  return {
    draft,
    saving,
    leaving,
    change,
    type: (answer: string) => void replace((now) => typed(now, slotOf(now), answer)),
    goTo: (index: number) => {
      change((now) => movedTo(now, index))
      void texts.flush()
    },
    /** Starts over and gives back how to undo it. */
    startOver: () => {
      const before = replace(startedOver)
      return () => void replace((now) => startedOverUndone(now, before))
    },
    /** Sends what the server does not have yet. */
    saveNow: async () => {
      send(current.current)
      await texts.flush()
    },
  }
}

function useKeptDraft(topic: CurrentTopic, first: InterviewDraft) {
  const [draft, show] = useState(first)
  const current = useRef(first)
  const name = topicDraft('interview', topic)
  const change = useCallback(
    (to: (draft: InterviewDraft) => InterviewDraft) => {
      current.current = to(current.current)
      show(current.current)
      keepTyped(name, current.current)
    },
    [name],
  )
  useEffect(
    () =>
      followDraft(name, InterviewDraft, (there) => {
        if (!there) return
        current.current = fromOtherTab(current.current, there)
        show(current.current)
        // both tabs may have written at once: what was changed last must be what is kept
        const kept = readDraft(name, InterviewDraft)
        if (!kept || isBehind(kept, current.current)) keepTyped(name, current.current)
      }),
    [name],
  )
  return { draft, current, change }
}

function useInterviewTexts(topic: CurrentTopic, current: { current: InterviewDraft }, change: Change) {
  const { slug, storeId } = topic
  const save = useCallback(
    async ({ slot, question, answer }: Answer) => {
      // another tab may have gone on with the answer while this one could not send it
      const newest = current.current.answers[slot] ?? answer
      const of = { topic_slug: slug, topic_store_id: storeId || undefined }
      const saved = await outcome(call(api.saveAnswer, { ...of, slot, question, answer: newest }))
      if (saved.ok) change((now) => answerSaved(now, slot, newest))
      return saved
    },
    [slug, storeId, change, current],
  )
  return useAnswerTexts(save, () => unsavedAnswers(current.current, current.current))
}

/** What the server does not have, with the words of the questions, some of which may only have been asked before. */
function unsavedAnswers(draft: InterviewDraft, before: InterviewDraft): Answer[] {
  const asked = new Map([...before.questions, ...draft.questions].map(({ slot, q }) => [slot, q]))
  return draft.unsaved.map((slot) => ({ slot, question: asked.get(slot) ?? '', answer: draft.answers[slot] ?? '' }))
}

function slotOf({ questions, index }: InterviewDraft): string {
  return questions[index]?.slot ?? 'Q1'
}
