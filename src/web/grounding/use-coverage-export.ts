import { useState } from 'react'
import { saveFile } from '../app/save-file.ts'
import { showToast } from '../ui/toaster.tsx'
import { type CoverageRow, strengthOf } from './coverage-rows.ts'

/** Saves the coverage as a spreadsheet. What makes it stands in a file of its own and is loaded when it is asked for. */
export function useCoverageExport(rows: readonly CoverageRow[], company_name: string): { busy: boolean; save: () => Promise<void> } {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { coverageFileName, coverageSheet } = await import('../../export/coverage-sheet.ts')
      const judged = rows.map((row) => ({ ...row, strength: strengthOf(row) }))
      saveFile({ name: coverageFileName(company_name), content: await coverageSheet(judged) })
      showToast({ title: 'Export successful', description: 'Requirement coverage exported as a spreadsheet', variant: 'success' })
    } catch (problem) {
      const description = (problem instanceof Error && problem.message) || 'Failed to create the spreadsheet'
      showToast({ title: 'Export failed', description, variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, save }
}
