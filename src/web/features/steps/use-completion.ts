import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { writeStore } from '../../app/browser-store.ts'
import { call } from '../../app/call.ts'
import { askedDrafter } from '../../drafting/chosen-drafter.ts'
import { type Drafting, type DraftWatch, useDrafting } from '../../drafting/use-drafting.ts'
import { planReview } from '../../left/plan-review.ts'
import { showToast } from '../../ui/toasts.ts'
import type { AutosavedPlan } from './autosaved-plan.ts'
import { type CompletionPart, completeWorkPlan } from './completion.ts'
import { logRefusal } from './use-autosaved-plan.ts'

/** A plan that is being completed: which part a language model writes, and how to stop it. */
export type PlanCompletion = { busy: boolean; part: CompletionPart; drafting: Drafting; complete: () => Promise<void> }

/** Work Plan Complete: makes the final documents, then opens the Final Work Plan (spec §4). */
export function useCompletion(topic: CurrentTopic, editor: AutosavedPlan): PlanCompletion {
  const [busy, setBusy] = useState(false)
  const [part, begin] = useState<CompletionPart>('criteria')
  const drafting = useDrafting()
  const navigate = useNavigate()
  const client = useQueryClient()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const completed = async (watching: DraftWatch) => {
    const keepScope = (scope_paragraph: string) => writeStore('scopeParagraph', scope_paragraph)
    const watch = (now: CompletionPart): DraftWatch => {
      const report: DraftWatch['report'] = (progress) => {
        begin(now)
        watching.report(progress)
      }
      return { ...watching, report }
    }
    const told = { notify: showToast, log: logRefusal, watch, keepScope }
    return { isComplete: await completeWorkPlan({ editor, topic, call, drafter: askedDrafter(topic), ...told }) }
  }
  const complete = async () => {
    setBusy(true)
    try {
      const made = await drafting.run(completed)
      if (made === null) showToast({ title: 'Stopped', description: 'What was saved so far stays. Press Work Plan Complete to go on.' })
      // whoever has gone elsewhere meanwhile is not called back
      if (!made?.isComplete || !isShown.current) return
      // what was left before there was a scope is told of no plan that has one
      client.removeQueries({ queryKey: planReview(topic).queryKey })
      await navigate('/final-export')
    } catch (bug) {
      console.error('The work plan could not be completed', bug instanceof Error ? bug.name : typeof bug)
      showToast({ title: 'Error', description: 'Failed to complete work plan.', variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, part, drafting, complete }
}
