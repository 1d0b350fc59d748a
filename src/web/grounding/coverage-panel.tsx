import { ListChecks } from 'lucide-react'
import { memo, useState } from 'react'
import { Link } from 'react-router'
import { coverageWords } from '../../domain/quality/coverage-words.ts'
import type { CoverageStrength } from '../../domain/quality/review.ts'
import type { Requirement } from '../../domain/solicitation/analysis.ts'
import { notLookedAt } from '../../domain/solicitation/verdict/certainty.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Expander } from '../ui/expander.tsx'
import { Fold } from '../ui/fold.tsx'
import { Pending } from '../ui/load-failed.tsx'
import { Progress } from '../ui/progress.tsx'
import { CoverageItem } from './coverage-item.tsx'
import { type CoverageRow, coverageCounts, strengthOf } from './coverage-rows.ts'
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
  return <Pending of={solicitation} title="The requirements could not be loaded" label="Computing the coverage" lines={4} />
}

/** Typing leaves the rows alone until they are computed anew. */
const ShownRows = memo(Rows)

function Rows({ rows, file_id }: { rows: readonly CoverageRow[]; file_id: string }) {
  const counts = coverageCounts(rows)
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
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <Progress percent={Math.round((counts.full / rows.length) * 100)} label="Requirements answered in full" />
        <p role="status" className="numeric text-muted">
          {coverageWords(counts)}.
        </p>
      </div>
      <Fold title="Requirement by requirement">
        <div className="grid gap-6">
          {GROUPS.map(({ of, ...group }) => (
            <Group key={group.title} {...group} rows={rows.filter((row) => of.includes(strengthOf(row)))} file_id={file_id} />
          ))}
        </div>
      </Fold>
    </div>
  )
}

type GroupProps = { title: string; few: number; rows: readonly CoverageRow[]; file_id: string }

/** Requirements by what one does about them; of those that are answered none is shown unasked. */
const GROUPS: readonly (Pick<GroupProps, 'title' | 'few'> & { of: readonly CoverageStrength[] })[] = [
  { of: ['broken', 'none', 'quoted'], title: "To answer, and open in the document's table", few: 3 },
  { of: ['partial'], title: 'To complete or confirm', few: 3 },
  { of: ['full'], title: 'Answered', few: 0 },
]

function Group({ title, few, rows, file_id }: GroupProps) {
  const [isWhole, showWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, few)
  if (rows.length === 0) return null
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-center gap-x-2">
        <h3 className="numeric font-semibold">{`${title} (${rows.length})`}</h3>
        {rows.length > few && (
          <Button variant="quiet" aria-expanded={isWhole} onClick={() => showWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${rows.length}`}
          </Button>
        )}
      </div>
      <ul className="mt-2 grid divide-y divide-line border-y border-line empty:hidden">
        {shown.map((row) => (
          <CoverageItem key={row.requirement.id} row={row} file_id={file_id} />
        ))}
      </ul>
    </section>
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
