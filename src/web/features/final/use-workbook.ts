import { useState } from 'react'
import { api } from '../../../contract/api.ts'
import { centsOf } from '../../../domain/money.ts'
import type { FinishedPlan } from '../../../domain/plan.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { WorkBreakdown } from '../../../domain/work-breakdown/work-breakdown.ts'
import { call } from '../../app/call.ts'
import { saveFile } from '../../app/save-file.ts'
import { strengthOf } from '../../grounding/coverage-rows.ts'
import type { Grounding } from '../../grounding/use-grounding.ts'
import { showToast } from '../../ui/toasts.ts'

/** Saves the plan as a spreadsheet; ready once it is known how the plan answers the requirements. What makes it is loaded when it is asked for. */
export function useWorkbook(topic: CurrentTopic, planId: string | null, plan: FinishedPlan, { hasSolicitation, coverage }: Grounding) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const covered = (coverage.answer ?? []).map((row) => ({ ...row, strength: strengthOf(row) }))
      const { planWorkbook, workbookName } = await import('../../../export/workbook/plan-workbook.ts')
      const award = centsOf(topic.totalProposedEffort)
      const rows = await rowsOf(topic)
      const content = await planWorkbook({ plan, award, research_institution: topic.researchInstitution, rows, covered })
      saveFile({ name: workbookName(plan.company_name), content })
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

/** The rows that the plan was composed from; a plan that no server has has none. */
async function rowsOf({ storeId }: CurrentTopic): Promise<Pick<WorkBreakdown, 'steps' | 'people'>> {
  if (storeId === '') return { steps: [], people: [] }
  const [{ rows }, { breakdownOf }] = await Promise.all([
    call(api.findWorkBreakdown, { topic_store_id: storeId }),
    import('../../../domain/work-breakdown/breakdown-of.ts'),
  ])
  return breakdownOf(rows.filter(({ removed_at }) => removed_at === null))
}
