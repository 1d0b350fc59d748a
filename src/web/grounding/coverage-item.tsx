import { Link } from 'react-router'
import { ANSWERS, lineAlone } from '../../domain/milestone-document.ts'
import { changedWords, exceptionWords, placeWords, STRENGTH_WORDS, unsaidWords } from '../../domain/quality/coverage-words.ts'
import type { CoverageStrength } from '../../domain/quality/review.ts'
import { Badge } from '../ui/badge.tsx'
import { LINK_LOOK } from '../ui/link-look.ts'
import type { Tone } from '../ui/notice-look.ts'
import { type CoverageRow, strengthOf, wholeMilestones } from './coverage-rows.ts'
import { PlanLink } from './plan-link.tsx'
import { RequirementPage } from './requirement-page.tsx'

const TONES: Record<CoverageStrength, Tone> = { broken: 'danger', none: 'danger', quoted: 'warning', partial: 'warning', full: 'success' }

/** One requirement: what is asked and on which page, where the plan answers it in its own words, and which value changed on the way. */
export function CoverageItem({ row, file_id }: { row: CoverageRow; file_id: string }) {
  const { requirement, coverage } = row
  const { id, page, quote, text } = requirement
  const strength = strengthOf(row)
  return (
    <li className="grid gap-x-8 gap-y-2 py-4 [overflow-wrap:anywhere] lg:grid-cols-2">
      <div className="grid content-start gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="numeric font-bold text-navy">{id}</span>
          <Badge tone={TONES[strength]}>{STRENGTH_WORDS[strength]}</Badge>
          <RequirementPage {...{ id, page, quote, file_id }} />
        </div>
        <p>{text || quote}</p>
      </div>
      <div className="grid content-start gap-2">
        {coverage.changed.map((changed) => (
          <p key={`${changed.milestone_number} ${changed.part} ${changed.told} ${changed.quote}`} className="font-semibold text-warning">
            <PlanLink milestone_number={changed.milestone_number} words={changed.quote}>
              Milestone {changed.milestone_number}
            </PlanLink>
            : {changedWords(changed)}
          </p>
        ))}
        {coverage.unsure?.map(({ milestone_number, asked, told, quote }) => (
          <p key={`${milestone_number} ${told} ${quote}`} className="font-semibold text-warning">
            <PlanLink milestone_number={milestone_number} words={quote}>
              Milestone {milestone_number}
            </PlanLink>
            : is “{told}” the plan's value for “{asked}”?
          </p>
        ))}
        {coverage.exceptions?.map(exceptionWords).map((words) => (
          <p key={words} className="font-semibold">
            {words}
          </p>
        ))}
        {coverage.unsaid && <p className="font-semibold text-warning">The plan {unsaidWords(coverage.unsaid)}.</p>}
        <Places row={row} />
      </div>
    </li>
  )
}

function Places({ row: { coverage } }: { row: CoverageRow }) {
  const whole = wholeMilestones(coverage)
  if (coverage.by_whole) return <p className="text-muted">Whole plan: {coverage.by_whole}.</p>
  if (whole.length === 0 && coverage.places.length === 0)
    return (
      <p className="text-muted">
        No milestone answers this yet.{' '}
        <Link to={{ pathname: '/steps', hash: '#row-requirements' }} className={LINK_LOOK}>
          Say what answers it
        </Link>
      </p>
    )
  return (
    <ul className="grid gap-2">
      {coverage.places.map(({ milestone_number, part, quote, by_person }) => (
        <li key={`${milestone_number} ${part} ${quote}`} className="grid gap-0.5">
          <p className="text-caption">
            <PlanLink milestone_number={milestone_number} words={quote}>
              Milestone {milestone_number}
            </PlanLink>
            <span className="text-muted">, {placeWords({ part, by_person })}</span>
          </p>
          <p className="line-clamp-3 border-l-2 border-line pl-3 text-muted">
            {quote.startsWith(`${ANSWERS}: `) ? 'Named by its number; no sentence says how it is met.' : lineAlone(quote)}
          </p>
        </li>
      ))}
      {whole.map((milestone_number) => (
        <li key={milestone_number}>
          <PlanLink milestone_number={milestone_number}>Milestone {milestone_number}</PlanLink>
        </li>
      ))}
    </ul>
  )
}
