import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { writeStore } from '../../app/browser-store.ts'
import { call } from '../../app/call.ts'
import { showToast } from '../../ui/toaster.tsx'
import { completeWorkPlan } from './completion.ts'
import type { StepEditor } from './step-editor.ts'
import { logRefusal } from './use-step-editor.ts'

/** Work Plan Complete: makes the final documents, then opens the Final Work Plan (spec §4). */
export function useCompletion(topic: CurrentTopic, editor: StepEditor): { busy: boolean; complete: () => Promise<void> } {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const complete = async () => {
    setBusy(true)
    const keepScope = (scope_paragraph: string) => writeStore('scopeParagraph', scope_paragraph)
    try {
      const isComplete = await completeWorkPlan({ editor, topic, call, keepScope, notify: showToast, log: logRefusal })
      // whoever has gone elsewhere meanwhile is not called back
      if (isComplete && isShown.current) await navigate('/final-export')
    } catch (bug) {
      console.error('The work plan could not be completed', bug instanceof Error ? bug.name : typeof bug)
      showToast({ title: 'Error', description: 'Failed to complete work plan', variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, complete }
}
