import writeExcelFile, { type CellObject, type SheetData } from 'write-excel-file/universal'
import { lineAlone } from '../domain/milestone-document.ts'
import type { CoveredRequirement } from '../domain/plan-forms/coverage-annex.ts'
import { changedWords, placeWords, STRENGTH_WORDS } from '../domain/quality/coverage-words.ts'
import type { Coverage } from '../domain/quality/review.ts'
import { fileSafe } from './file-name.ts'
import { cellText } from './sheet-text.ts'

const COLUMNS: { heading: string; width: number; cell: (row: CoveredRequirement) => string | number }[] = [
  { heading: 'Requirement', width: 14, cell: ({ requirement }) => requirement.id },
  { heading: 'Page', width: 8, cell: ({ requirement }) => requirement.page },
  { heading: 'Quote', width: 60, cell: ({ requirement }) => requirement.quote },
  { heading: 'Kind', width: 14, cell: ({ requirement }) => capitalized(requirement.kind) },
  { heading: 'Strength', width: 12, cell: ({ requirement }) => capitalized(requirement.strength) },
  { heading: 'Where answered', width: 70, cell: ({ coverage }) => whereAnswered(coverage) },
  { heading: 'Status', width: 18, cell: ({ strength }) => STRENGTH_WORDS[strength] },
  { heading: 'Changed values', width: 45, cell: ({ coverage }) => changedValues(coverage) },
]

/** The coverage as a spreadsheet: one row a requirement, in the order given, under a row of headings that stays in sight. */
export function coverageSheet(rows: readonly CoveredRequirement[]): Promise<Blob> {
  const columns = COLUMNS.map(({ width }) => ({ width }))
  return writeExcelFile(sheetData(rows), { columns, sheet: 'Requirement coverage', stickyRowsCount: 1, orientation: 'landscape' }).toBlob()
}

function sheetData(rows: readonly CoveredRequirement[]): SheetData {
  const headings = COLUMNS.map(({ heading }): CellObject => ({ ...textCell(heading), fontWeight: 'bold', backgroundColor: '#E8EEF7' }))
  return [headings, ...rows.map((row) => COLUMNS.map(({ cell }) => cellOf(cell(row))))]
}

function cellOf(value: string | number): CellObject {
  return typeof value === 'number' ? { value, type: Number, alignVertical: 'top' } : textCell(value)
}

function textCell(text: string): CellObject {
  return { value: cellText(text), type: String, wrap: true, alignVertical: 'top' }
}

function whereAnswered({ places, covered_by }: Coverage): string {
  const named = new Set(places.map(({ milestone_number }) => milestone_number))
  const lines = places.map((place) => `Milestone ${place.milestone_number}, ${placeWords(place)}: ${lineAlone(place.quote)}`)
  return [...lines, ...covered_by.filter((number) => !named.has(number)).map((number) => `Milestone ${number}`)].join('\n')
}

function changedValues({ changed }: Coverage): string {
  return changed.map((value) => `Milestone ${value.milestone_number}: ${changedWords(value)}`).join('\n')
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** The file's name: "Requirement-Coverage-Acme.xlsx". */
export function coverageFileName(company_name: string): string {
  return `Requirement-Coverage-${fileSafe(company_name) || 'Export'}.xlsx`
}
