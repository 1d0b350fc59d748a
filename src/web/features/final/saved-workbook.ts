import { api } from '../../../contract/api.ts'
import { centsOf } from '../../../domain/money.ts'
import type { FinishedPlan } from '../../../domain/plan.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { breakdownOf } from '../../../domain/work-breakdown/breakdown-of.ts'
import type { WorkBreakdown } from '../../../domain/work-breakdown/work-breakdown.ts'
import { planWorkbook, workbookName } from '../../../export/workbook/plan-workbook.ts'
import { call } from '../../app/call.ts'
import { saveFile } from '../../app/save-file.ts'
import type { Grounding } from '../../grounding/use-grounding.ts'

/** Makes the spreadsheet of a plan and saves it, with how each requirement is answered. */
export async function saveWorkbook(
  topic: CurrentTopic,
  plan: FinishedPlan,
  answered: NonNullable<Grounding['coverage']['answer']>,
): Promise<void> {
  const award = centsOf(topic.totalProposedEffort)
  const rows = await rowsOf(topic)
  const content = await planWorkbook({ plan, award, research_institution: topic.researchInstitution, rows, covered: answered })
  saveFile({ name: workbookName(plan.company_name), content })
}

/** The rows that the plan was composed from; a plan that no server has has none. */
async function rowsOf({ storeId }: CurrentTopic): Promise<Pick<WorkBreakdown, 'steps' | 'people'>> {
  if (storeId === '') return { steps: [], people: [] }
  const { rows } = await call(api.findWorkBreakdown, { topic_store_id: storeId })
  return breakdownOf(rows.filter(({ removed_at }) => removed_at === null))
}
