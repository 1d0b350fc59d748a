import type { Level, SectionLevel } from '../../../domain/quality/review.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Tone } from '../../ui/notice-look.ts'

const TONES: Record<Level, Tone> = { Unsatisfactory: 'danger', Marginal: 'warning', Satisfactory: 'neutral', Superior: 'success' }

/** How each section of the plan stands before an evaluator, on four levels, and why. */
export function SectionLevels({ sections }: { sections: readonly SectionLevel[] }) {
  if (sections.length === 0) return null
  return (
    <div className="grid gap-3">
      <div className="grid gap-0.5">
        <h3 className="font-bold">As an evaluator would see it</h3>
        <p className="text-caption text-muted">Each section on four levels: {Object.keys(TONES).join(', ')}.</p>
      </div>
      <ul className="grid divide-y divide-line border-y border-line">
        {sections.map(({ section, level, reason }) => (
          <li
            key={section}
            className="grid gap-x-6 gap-y-1 py-3 [overflow-wrap:anywhere] sm:grid-cols-[minmax(0,12rem)_11rem_minmax(0,1fr)]"
          >
            <span className="font-semibold text-navy">{section}</span>
            <span className="self-start">
              <Badge tone={TONES[level]}>{level}</Badge>
            </span>
            <span className="text-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
