import type { Analysis } from '../../../../domain/solicitation/analysis.ts'
import { notLookedAt } from '../../../../domain/solicitation/verdict/certainty.ts'
import { counted } from '../../../../language/characters.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { type RequirementCount, requirementCounts } from './requirement-counts.ts'

const NUMBER = 'numeric text-right sm:w-20 sm:whitespace-nowrap'
const COLUMNS: Column<RequirementCount>[] = [
  { heading: 'Kind', cell: ({ label }) => label },
  { heading: 'Phase I', className: NUMBER, cell: ({ I }) => count(I) },
  { heading: 'Phase II', className: NUMBER, cell: ({ II }) => count(II) },
  { heading: 'Any', className: NUMBER, cell: ({ any }) => count(any) },
  { heading: 'All', className: `${NUMBER} font-semibold`, cell: ({ all }) => count(all) },
]

/** How many requirements were found, of which kind and in which phase, and the way to check them. */
export function RequirementSummary({ analysis }: { analysis: Analysis }) {
  const { requirements, unsorted, removed_requirements } = analysis
  const counts = requirementCounts(requirements)
  const unsure = notLookedAt(analysis).length
  const asides = [
    unsorted.length > 0 &&
      `${counted(unsorted.length, 'sentence')} could not be sorted and ${unsorted.length === 1 ? 'is' : 'are'} listed beside them.`,
    removed_requirements.length > 0 && `${counted(removed_requirements.length, 'requirement')} taken out by you.`,
  ].filter((aside) => aside !== false)
  return (
    <div className="grid gap-3">
      {unsure > 0 && (
        <p>
          {counted(requirements.length, 'requirement')}, {unsure} to look at: the reader is not sure whether{' '}
          {unsure === 1 ? 'this sentence asks' : 'these sentences ask'} something of the work.
        </p>
      )}
      {counts.length > 0 ? (
        <div className="max-w-2xl">
          <Table caption="Requirements by kind and phase" columns={COLUMNS} rows={counts} rowKey={({ kind }) => kind} />
        </div>
      ) : (
        <p className="text-muted">No requirement was found.</p>
      )}
      {asides.length > 0 && <p className="text-muted">{asides.join(' ')}</p>}
      <div className="flex flex-wrap gap-2">
        {unsure > 0 && <ButtonLink to="/solicitation?show=look">Look at {counted(unsure, 'sentence')}</ButtonLink>}
        <ButtonLink to="/solicitation">Check the requirements</ButtonLink>
      </div>
    </div>
  )
}

function count(of: number): string {
  return of === 0 ? '–' : String(of)
}
