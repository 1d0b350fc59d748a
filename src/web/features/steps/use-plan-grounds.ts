import { useDeferredValue, useMemo, useRef, useState } from 'react'
import * as z from 'zod'
import type { HowQuestion } from '../../../domain/quality/how-question.ts'
import { settledKey } from '../../../domain/quality/how-reading.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { readDraft, writeDraft } from '../../app/browser-store.ts'
import { topicDraft } from '../../app/topic-draft.ts'
import { ofMilestone } from '../../grounding/plan-texts.ts'
import type { SentenceActions } from '../../grounding/sentence-card.tsx'
import { type Grounding, useGrounding } from '../../grounding/use-grounding.ts'
import { useHow } from '../../grounding/use-how.ts'
import { showToast } from '../../ui/toasts.ts'
import type { AutosavedPlan } from './autosaved-plan.ts'
import type { MilestoneGrounds } from './milestone-section.tsx'
import type { PlanState } from './plan-state.ts'
import { editedPlan, type StepPlan } from './step-plan.ts'

/** The edited plan with what it rests on. */
export type PlanGrounds = {
  shown: StepPlan
  grounding: Grounding
  of: (milestone_number: number) => MilestoneGrounds
}

/** Holds the plan as it is being typed against its sources; the typing goes first. */
export function usePlanGrounds(topic: CurrentTopic, editor: AutosavedPlan, state: PlanState): PlanGrounds {
  const { plan, edits } = state
  const shown = useMemo(() => editedPlan(plan, edits), [plan, edits])
  const rested = useDeferredValue(shown)
  const grounding = useGrounding(topic, plan.planId, rested)
  const { needless, leaveOut } = useNeedless(topic)
  const readings = useHow(grounding.checker, grounding.basis, rested.milestones, needless) ?? []
  const { own } = grounding
  const texts = useMemo(() => grounding.traced.answer ?? [], [grounding.traced.answer])
  const now = useRef(own)
  now.current = own
  const [actions, onWritten] = useMemo(() => {
    const planNow = () => editedPlan(editor.state().plan, editor.state().edits)
    const act: SentenceActions = {
      canAccept: own.isKnown,
      accept: ({ sentence }) => now.current.accept(sentence.text, planNow()),
      withdraw: ({ sentence }) => now.current.withdraw(sentence.text),
    }
    return [act, (sentence: string) => now.current.accept(sentence, planNow(), true)] as const
  }, [editor, own.isKnown])
  return {
    shown,
    grounding,
    of: (milestone_number) => ({
      texts: ofMilestone(texts, milestone_number),
      actions,
      onWritten,
      reading: readings.find((one) => one.milestone_number === milestone_number),
      onNeedless: leaveOut,
      draft: topicDraft('small-boxes', topic),
    }),
  }
}

/** What the person has called needless in the plan of a topic, kept in this browser, and how to call something so. */
function useNeedless(topic: CurrentTopic): { needless: readonly string[]; leaveOut: (question: HowQuestion) => void } {
  const name = topicDraft('needless', topic)
  const [needless, show] = useState<readonly string[]>(() => readDraft(name, z.array(z.string())) ?? [])
  const leaveOut = useMemo(() => {
    const change = (changed: (now: readonly string[]) => string[]) => {
      const now = changed(readDraft(name, z.array(z.string())) ?? [])
      writeDraft(name, now)
      show(now)
    }
    return ({ quotes, asks }: HowQuestion) => {
      const keys = quotes.flatMap((quote) => asks.map((fact) => settledKey(quote, fact)))
      change((now) => [...new Set([...now, ...keys])])
      showToast({
        title: 'Not needed here',
        description: 'This is not asked again for this plan.',
        action: { label: 'Undo', onPress: () => change((now) => now.filter((key) => !keys.includes(key))) },
      })
    }
  }, [name])
  return { needless, leaveOut }
}
