import { type Cents, dollarLabel } from '../../../../domain/money.ts'
import { dueLabel } from '../../../../domain/schedule.ts'
import type { Timeline } from '../../../../domain/work-breakdown/timeline.ts'

/** Of more months than these only every third is named. */
const CROWDED = 18

type BracketsProps = Pick<Timeline, 'months' | 'milestones'> & { payments: readonly Cents[] | undefined }

/** The months, and under them each milestone from the one before it to its due month, with what is paid where that is known. */
export function MilestoneBrackets({ months, milestones, payments }: BracketsProps) {
  const share = (count: number) => `${(count / months) * 100}%`
  return (
    <div className="md:pl-[15.75rem]">
      <div aria-hidden className="numeric flex text-center text-caption text-muted">
        {Array.from({ length: months }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a month is its number
          <span key={at} className="flex min-w-0 justify-center" style={{ width: share(1) }}>
            {(at + 1) % (months > CROWDED ? 3 : 1) === 0 && at + 1}
          </span>
        ))}
      </div>
      <ol aria-label="Milestones" className="relative h-12">
        {milestones.map(({ number, after, due }, at) => {
          const paid = payments?.[at]
          return (
            <li
              key={number}
              className="@container absolute inset-y-0 overflow-hidden rounded-t-control border-x border-t border-navy bg-navy-soft text-center text-caption leading-5"
              style={{ left: share(after), width: share(due - after) }}
              title={`Milestone ${number}, ${dueLabel(due)}${paid === undefined ? '' : `, ${dollarLabel(paid)}`}`}
            >
              <span className="sr-only">
                Milestone {number}, {dueLabel(due)}
                {paid !== undefined && `, ${dollarLabel(paid)}`}
              </span>
              <span aria-hidden className="numeric block font-semibold text-navy">
                <span className="hidden @min-[2.25rem]:inline">M</span>
                {number}
              </span>
              {paid !== undefined && (
                <span aria-hidden className="numeric hidden text-muted @min-[4.5rem]:block">
                  {dollarLabel(paid).replace('.00', '')}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
