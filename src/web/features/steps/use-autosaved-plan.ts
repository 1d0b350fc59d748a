import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { readStore, writeStore } from '../../app/browser-store.ts'
import { call } from '../../app/call.ts'
import { localMilestone, storedMilestone } from '../../app/stored-shapes.ts'
import { followUnsavedEdits, keepUnsavedEdits, readSeenMilestones, readUnsavedEdits } from '../../app/unsaved-milestones.ts'
import { markPlanSaved, unsavedPlan } from '../../app/unsaved-plan.ts'
import { planReview } from '../../left/plan-review.ts'
import { useAutosaved } from '../../saving/use-autosaved.ts'
import { showToast } from '../../ui/toasts.ts'
import { AutosavedPlan, type PlanPorts } from './autosaved-plan.ts'
import type { PlanState } from './plan-state.ts'
import { isInDatabase, type StepPlan } from './step-plan.ts'
import { STEPS_STATE } from './step-queries.ts'

/** A plan's editor and what it shows. Saves what is only in this browser at once and as soon as the server can be reached, and asks before the page is closed on unsaved work. */
export function useAutosavedPlan(topic: CurrentTopic, first: StepPlan): { editor: AutosavedPlan; state: PlanState } {
  const [editor] = useState(() => editorOf(topic, first))
  const state = useSyncExternalStore(editor.subscribe, editor.state)
  useEffect(() => {
    if (unsavedPlan(topic) || isInDatabase(editor.state().plan)) void editor.savePlan().then(editor.saveAll)
  }, [editor, topic])
  useAutosaved(editor)
  useEffect(() => followUnsavedEdits(topic, () => followOtherTab(editor, topic)), [editor, topic])
  useFreshReview(topic, state.plan)
  return { editor, state }
}

/** What another tab wrote of this topic; one that has gone on to another topic tells nothing of this one. */
function followOtherTab(editor: AutosavedPlan, topic: CurrentTopic): void {
  const [now, milestones] = [readStore('currentTopic'), readStore('refinedWorkPlan')]
  if (!now.ok || now.value.storeId !== topic.storeId || !milestones.ok) return
  editor.followTabs(readUnsavedEdits(topic), milestones.value.map(storedMilestone))
}

/** What was saved makes the review old, and how far the steps are: one that was finalized no longer is once its milestone says otherwise. */
function useFreshReview(topic: CurrentTopic, saved: StepPlan): void {
  const client = useQueryClient()
  const [seen] = useState({ plan: saved })
  useEffect(() => {
    if (seen.plan === saved) return
    seen.plan = saved
    void client.invalidateQueries({ queryKey: planReview(topic).queryKey })
    void client.invalidateQueries({ queryKey: STEPS_STATE })
  }, [client, seen, saved, topic])
}

function editorOf(topic: CurrentTopic, first: StepPlan): AutosavedPlan {
  const seen = readSeenMilestones(topic).map(storedMilestone)
  const ports: PlanPorts = {
    call,
    get topic() {
      return currentTopic(topic)
    },
    planSaved: () => markPlanSaved(topic),
    projectMade: (projectId) => writeStore('currentTopic', { ...currentTopic(topic), projectId }),
    kept: () => readUnsavedEdits(topic),
    keep: (edits, plan, seenLast) => {
      keepUnsavedEdits(topic, edits, seenLast.map(localMilestone))
      writeStore('refinedWorkPlan', plan.milestones.map(localMilestone))
    },
    notify: showToast,
    log: logRefusal,
  }
  return new AutosavedPlan(first, readUnsavedEdits(topic), ports, seen)
}

/** The topic as it is now: its project may have been made by an earlier save. */
function currentTopic(topic: CurrentTopic): CurrentTopic {
  const kept = readStore('currentTopic')
  return kept.ok && kept.value.slug === topic.slug ? kept.value : topic
}

/** A refusal of the database goes to the console, without anything that the person wrote (spec §4). */
export function logRefusal(message: string, status: number): void {
  console.error(`${message} (${status === 0 ? 'not reached' : `HTTP ${status}`})`)
}
