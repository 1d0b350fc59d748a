import { ListChecks } from 'lucide-react'
import { memo, useState } from 'react'
import { Link } from 'react-router'
import { coverageWords } from '../../domain/quality/coverage-words.ts'
import type { Requirement } from '../../domain/solicitation/analysis.ts'
import { notLookedAt } from '../../domain/solicitation/verdict/certainty.ts'
import { Banner } from '../ui/banner.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { Choice } from '../ui/choice.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Expander } from '../ui/expander.tsx'
import { Fold } from '../ui/fold.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Progress } from '../ui/progress.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CoverageItem } from './coverage-item.tsx'
import { type CoverageFilter, type CoverageRow, coverageCounts, shownRows } from './coverage-rows.ts'
import { RequirementPage } from './requirement-page.tsx'
import type { Grounding } from './use-grounding.ts'

/** Which of the solicitation's requirements the plan answers, where and how strongly, computed from the plan as it stands. */
export function CoveragePanel({ grounding }: { grounding: Grounding }) {
  const { answer: rows } = grounding.coverage
  return (
    <div id="coverage" tabIndex={-1} className="scroll-mt-32 outline-none">
      <Card
        title="Where each requirement is answered"
        description="What the solicitation asks for, held against the plan as it stands here."
      >
        <NotLookedAt grounding={grounding} />
        {rows ? <ShownRows rows={rows} file_id={grounding.solicitation.data?.file.id ?? ''} /> : <NoRows grounding={grounding} />}
        <OfProposal duties={grounding.ofProposal} file_id={grounding.solicitation.data?.file.id ?? ''} />
      </Card>
    </div>
  )
}

function NotLookedAt({ grounding: { solicitation } }: { grounding: Grounding }) {
  const count = solicitation.data ? notLookedAt(solicitation.data.analysis).length : 0
  if (count === 0) return null
  return (
    <p className="numeric mb-5 text-muted">
      {count === 1 ? '1 sentence' : `${count} sentences`} of the solicitation may ask for more; nobody has looked at{' '}
      {count === 1 ? 'it' : 'them'} yet.{' '}
      <Link to="/solicitation?show=look" className="text-blue underline decoration-line-strong underline-offset-4 hover:decoration-blue">
        Look at {count === 1 ? 'it' : 'them'}
      </Link>
    </p>
  )
}

function NoRows({ grounding: { hasSolicitation, solicitation, coverage } }: { grounding: Grounding }) {
  if (!hasSolicitation) return <p className="text-muted">This plan has no solicitation on the server, so it asks for nothing here.</p>
  if (coverage.isFailed) return <Banner tone="warning" title="The coverage could not be computed. Load this page again." />
  if (!solicitation.error) return <Skeleton lines={4} label="Computing the coverage" />
  const { error, isFetching, refetch } = solicitation
  return <LoadFailed title="The requirements could not be loaded" why={error.message} busy={isFetching} onRetry={() => void refetch()} />
}

/** Typing leaves the rows alone until they are computed anew. */
const ShownRows = memo(Rows)

function Rows({ rows, file_id }: { rows: readonly CoverageRow[]; file_id: string }) {
  const counts = coverageCounts(rows)
  const [filter, choose] = useState<CoverageFilter>(() =>
    counts.none + counts.quoted > 0 ? 'gaps' : counts.partial > 0 ? 'partial' : 'all',
  )
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={ListChecks}
        heading="h3"
        title="No requirements were read"
        action={<ButtonLink to="/solicitation">Add requirements</ButtonLink>}
      >
        Mark in the solicitation what it asks for, and the plan is held against it.
      </EmptyState>
    )
  }
  const shown = shownRows(rows, filter)
  const options = [
    { value: 'gaps' as const, label: `Gaps (${counts.none + counts.quoted})` },
    { value: 'partial' as const, label: `In part (${counts.partial})` },
    { value: 'all' as const, label: `All (${rows.length})` },
  ]
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <Progress percent={Math.round((counts.full / rows.length) * 100)} label="Requirements answered in full" />
        <p role="status" className="numeric text-muted">
          {coverageWords(counts)}.
        </p>
      </div>
      <Fold title="Requirement by requirement">
        <div className="grid gap-5">
          <div className="max-w-md">
            <Choice label="Show" options={options} value={filter} onChange={choose} />
          </div>
          {shown.length === 0 && (
            <p className="text-muted">
              {filter === 'gaps' ? 'No gaps: every requirement is answered.' : 'No requirement is answered in part only.'}
            </p>
          )}
          <ul className="grid divide-y divide-line border-y border-line empty:hidden">
            {shown.map((row) => (
              <CoverageItem key={row.requirement.id} row={row} file_id={file_id} />
            ))}
          </ul>
        </div>
      </Fold>
    </div>
  )
}

/** What the solicitation asks of the proposal rather than of the work: it counts for no plan, and stays in sight. */
function OfProposal({ duties, file_id }: { duties: readonly Requirement[]; file_id: string }) {
  if (duties.length === 0) return null
  return (
    <div className="mt-5">
      <Expander title={`Asked of the proposal, not of the plan (${duties.length})`}>
        <ul className="grid gap-3 [overflow-wrap:anywhere]">
          {duties.map(({ id, page, quote, text }) => (
            <li key={id}>
              <span className="numeric font-bold text-navy">{id}</span> <RequirementPage {...{ id, page, quote, file_id }} />{' '}
              {text || quote}
            </li>
          ))}
        </ul>
      </Expander>
    </div>
  )
}
