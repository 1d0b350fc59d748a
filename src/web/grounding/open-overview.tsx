import { useLocation } from 'react-router'
import { Fold, useIsFolding } from '../ui/fold.tsx'
import { PlanLink } from './plan-link.tsx'
import type { PlanText } from './plan-texts.ts'

/** Where the overview stands on its screen. */
export const STILL_OPEN = 'still-open'

/** Something in the plan that is still open, and where it stands. */
export type OpenPlace = Pick<PlanText, 'milestone_number'>

/** What of a plan is still open, each with its place. */
export type OpenPlaces = {
  /** The steps that are not finalized; null when that is not known. */
  steps: readonly OpenPlace[] | null
  /** What the reports object to. */
  errors: readonly OpenPlace[]
  blanks: readonly OpenPlace[]
  loose: readonly OpenPlace[]
}

/** What is still open in the plan as a whole, with the way to each milestone; nothing when nothing is. */
export function OpenOverview({ steps, errors, blanks, loose }: OpenPlaces) {
  const { hash } = useLocation()
  const isFolding = useIsFolding()
  if (steps?.length === 0 && [errors, blanks, loose].every(({ length }) => length === 0)) return null
  return (
    <section
      id={STILL_OPEN}
      tabIndex={-1}
      aria-label="Still open"
      className={`scroll-mt-20 rounded-card bg-white ${isFolding ? '' : 'border border-line px-4 py-3'}`}
    >
      <Fold title="What is still open, milestone by milestone" isOpen={hash === `#${STILL_OPEN}`}>
        <div className="grid gap-1">
          {steps ? (
            <OpenLine
              places={steps}
              words={steps.length === 1 ? '1 step not finalized' : `${steps.length} steps not finalized`}
              isCounted={false}
            />
          ) : (
            <p className="font-semibold">It is not known how far the steps are.</p>
          )}
          <OpenLine places={errors} words={errors.length === 1 ? '1 error in a QC report' : `${errors.length} errors in QC reports`} />
          <OpenLine places={blanks} words={blanks.length === 1 ? '1 blank to fill in' : `${blanks.length} blanks to fill in`} />
          <OpenLine
            places={loose}
            words={loose.length === 1 ? '1 sentence rests on no source' : `${loose.length} sentences rest on no source`}
          />
        </div>
      </Fold>
    </section>
  )
}

function OpenLine({ words, places, isCounted = true }: { words: string; places: readonly OpenPlace[]; isCounted?: boolean }) {
  if (places.length === 0) return null
  const numbers = [...new Set(places.map(({ milestone_number }) => milestone_number))]
  const count = (number: number | null) =>
    isCounted ? ` (${places.filter(({ milestone_number }) => milestone_number === number).length})` : ''
  return (
    <p className="numeric flex flex-wrap gap-x-3 gap-y-1">
      <span className="font-semibold">{words}:</span>
      {numbers.map((number) =>
        number === null ? (
          <span key="scope">Scope{count(number)}</span>
        ) : (
          <span key={number}>
            <PlanLink milestone_number={number}>Milestone {number}</PlanLink>
            {count(number)}
          </span>
        ),
      )}
    </p>
  )
}
