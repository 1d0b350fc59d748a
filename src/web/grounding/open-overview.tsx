import { PlanLink } from './plan-link.tsx'
import type { PlanText } from './plan-texts.ts'

/** Something in the plan that is still open, and where it stands. */
export type OpenPlace = Pick<PlanText, 'milestone_number'>

/** What is still open in the plan as a whole, with the way to each milestone; nothing when nothing is. */
export function OpenOverview({ blanks, loose }: { blanks: readonly OpenPlace[]; loose: readonly OpenPlace[] }) {
  if (blanks.length === 0 && loose.length === 0) return null
  return (
    <div className="grid gap-1 rounded-card border border-line bg-white px-4 py-3">
      <OpenLine places={blanks} words={blanks.length === 1 ? '1 blank to fill in' : `${blanks.length} blanks to fill in`} />
      <OpenLine
        places={loose}
        words={loose.length === 1 ? '1 sentence rests on no source' : `${loose.length} sentences rest on no source`}
      />
    </div>
  )
}

function OpenLine({ words, places }: { words: string; places: readonly OpenPlace[] }) {
  if (places.length === 0) return null
  const numbers = [...new Set(places.map(({ milestone_number }) => milestone_number))]
  const count = (number: number | null) => places.filter(({ milestone_number }) => milestone_number === number).length
  return (
    <p className="numeric flex flex-wrap gap-x-3 gap-y-1">
      <span className="font-semibold">{words}:</span>
      {numbers.map((number) =>
        number === null ? (
          <span key="scope">Scope ({count(number)})</span>
        ) : (
          <span key={number}>
            <PlanLink milestone_number={number}>Milestone {number}</PlanLink> ({count(number)})
          </span>
        ),
      )}
    </p>
  )
}
