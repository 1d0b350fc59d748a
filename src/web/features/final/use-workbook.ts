import { useState } from 'react'
import { api } from '../../../contract/api.ts'
import type { FinishedPlan } from '../../../domain/plan.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { call } from '../../app/call.ts'
import type { Grounding } from '../../grounding/use-grounding.ts'
import { showToast } from '../../ui/toasts.ts'

/** Saves the plan as a spreadsheet; ready once it is known how the plan answers the requirements. What makes it is loaded when it is asked for. */
export function useWorkbook(topic: CurrentTopic, planId: string | null, plan: FinishedPlan, { hasSolicitation, coverage }: Grounding) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { saveWorkbook } = await import('./saved-workbook.ts')
      await saveWorkbook(topic, plan, coverage.answer ?? [])
      // the log of the account is no reason to keep back what was made
      if (planId) void call(api.noteSpreadsheet, { id: planId }).catch(() => undefined)
      showToast({ title: 'Export successful', description: 'Work plan exported as a spreadsheet', variant: 'success' })
    } catch (problem) {
      const description = (problem instanceof Error && problem.message) || 'Failed to create the spreadsheet'
      showToast({ title: 'Export failed', description, variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, isReady: !hasSolicitation || coverage.answer !== null, save }
}
