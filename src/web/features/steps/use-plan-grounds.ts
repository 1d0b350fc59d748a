import { useDeferredValue, useMemo, useRef } from 'react'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { topicDraft } from '../../app/topic-draft.ts'
import { ofMilestone } from '../../grounding/plan-texts.ts'
import type { SentenceActions } from '../../grounding/sentence-card.tsx'
import { type Grounding, useGrounding } from '../../grounding/use-grounding.ts'
import type { AutosavedPlan } from './autosaved-plan.ts'
import type { PlanState } from './plan-state.ts'
import { editedPlan, type StepPlan } from './step-plan.ts'
import type { MilestoneGrounds } from './use-boxes.ts'

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
      draft: topicDraft('small-boxes', topic),
    }),
  }
}
