import { useMemo } from 'react'
import { Link } from 'react-router'
import { type PrintedPart, printedStep } from '../../../../domain/work-breakdown/composed/printed-step.ts'
import { LINK_LOOK } from '../../../ui/link-look.ts'
import { useBreakdown, useCounting } from '../use-breakdown.ts'
import { SPOKEN } from '../use-row-arrival.ts'

/** The sentences that the plan will have of a step, as its cells stand: what is printed as it was noted is marked, and can still be worded. */
export function Printed({ id, name }: { id: string; name: string }) {
  const rows = useCounting()
  const { frame } = useBreakdown()
  const lines = useMemo(() => printedStep(id, { rows, frame }), [id, rows, frame])
  if (lines.length === 0) return null
  return (
    <section aria-label={`${name} in the plan`} className="mt-1 mb-2 grid max-w-[80ch] gap-1 rounded-control bg-sheet px-3 py-2">
      <h3 className="font-semibold text-navy">In the plan</h3>
      {lines.map((parts) => (
        <PrintedLine key={parts.map(({ text }) => text).join(' ')} parts={parts} />
      ))}
      {lines.flat().some(({ isNoted }) => isNoted) && (
        <Link to={{ hash: SPOKEN }} state={{ row: id }} className={LINK_LOOK}>
          Reword what reads as spoken
        </Link>
      )}
    </section>
  )
}

function PrintedLine({ parts }: { parts: readonly PrintedPart[] }) {
  return (
    <p className="[overflow-wrap:anywhere]">
      {parts.map(({ text, isNoted }) => (
        <span key={text}>
          {isNoted ? <mark className="bg-warning-soft text-inherit underline decoration-warning decoration-wavy">{text}</mark> : text}{' '}
        </span>
      ))}
    </p>
  )
}
