import writeExcelFile, { type Feature } from 'write-excel-file/universal'
import type { Cents } from '../../domain/money.ts'
import type { FinishedPlan } from '../../domain/plan.ts'
import type { CoveredRequirement } from '../../domain/plan-forms/form-document.ts'
import { subcontractsIn } from '../../domain/work-breakdown/subcontracts.ts'
import type { WorkBreakdown } from '../../domain/work-breakdown/work-breakdown.ts'
import { fileSafe } from '../file-name.ts'
import { complianceSheet } from './compliance-sheet.ts'
import { paymentsSheet, workShareSheet } from './money-sheets.ts'
import { breakdownSheet, peopleSheet, scheduleSheet } from './work-sheets.ts'

/** What a workbook is made of. `rows` are those that the plan was composed from; a plan without any has no sheet of them. */
export type WorkbookOf = {
  plan: FinishedPlan
  award: Cents
  research_institution: string | undefined
  rows: Pick<WorkBreakdown, 'steps' | 'people'>
  covered: readonly CoveredRequirement[]
}

/** Each sheet is printed on US Letter, as many pages high as it needs and one wide: a row that is torn apart cannot be read. */
const ONE_PAGE_WIDE: Feature<Blob> = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml) => xml.replace(/<worksheet[^>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>'),
        transformElementAttributes: (tag, attributes) =>
          tag === 'pageSetup' ? { ...attributes, paperSize: 1, fitToWidth: 1, fitToHeight: 0 } : attributes,
      },
    },
  },
}

/** The plan as a spreadsheet with formulas: work breakdown, people, compliance matrix, schedule, payments, and the work share by performer. */
export function planWorkbook({ plan, award, research_institution, rows, covered }: WorkbookOf): Promise<Blob> {
  const sheets = [
    ...(rows.steps.length > 0 ? [breakdownSheet(rows, plan.period_of_performance)] : []),
    ...(rows.people.length > 0 ? [peopleSheet(rows, plan.period_of_performance)] : []),
    ...(covered.length > 0 ? [complianceSheet(covered, plan.milestones)] : []),
    scheduleSheet(plan),
    paymentsSheet(plan, award),
    workShareSheet(plan, award, research_institution, subcontractsIn(rows.people, plan.company_name)),
  ]
  return writeExcelFile(sheets, { features: [ONE_PAGE_WIDE] }).toBlob()
}

/** The file's name: "Work-Plan-Acme.xlsx". */
export function workbookName(company_name: string): string {
  return `Work-Plan-${fileSafe(company_name) || 'Export'}.xlsx`
}
