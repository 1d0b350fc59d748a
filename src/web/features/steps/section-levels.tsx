import type { Level, SectionLevel } from '../../../domain/quality/review.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Tone } from '../../ui/notice-look.ts'

const LEVELS: readonly Level[] = ['Unsatisfactory', 'Marginal', 'Satisfactory', 'Superior']
const TONES: Record<Level, Tone> = { Unsatisfactory: 'danger', Marginal: 'warning', Satisfactory: 'neutral', Superior: 'success' }

/** How each section of the plan stands before an evaluator, on four levels, and why. */
export function SectionLevels({ sections }: { sections: readonly SectionLevel[] }) {
  if (sections.length === 0) return null
  return (
    <div className="grid gap-3">
      <div className="grid gap-0.5">
        <h3 className="font-bold">As an evaluator would see it</h3>
        <p className="text-caption text-muted">Each section on four levels: {LEVELS.join(', ')}.</p>
      </div>
      <ul className="grid divide-y divide-line border-y border-line">
        {sections.map(({ section, level, reason }) => (
          <li
            key={section}
            className="grid gap-x-6 gap-y-1 py-3 [overflow-wrap:anywhere] sm:grid-cols-[minmax(0,12rem)_11rem_minmax(0,1fr)]"
          >
            <span className="font-semibold text-navy">{section}</span>
            <span className="flex items-center gap-2 self-start">
              <Steps level={level} />
              <Badge tone={TONES[level]}>{level}</Badge>
            </span>
            <span className="text-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The level as so many of four bars, for the eye alone: its name stands beside. */
function Steps({ level }: { level: Level }) {
  const reached = LEVELS.indexOf(level) + 1
  return (
    <span aria-hidden className="flex gap-0.5">
      {LEVELS.map((one, at) => (
        <span key={one} className={`h-3 w-1.5 rounded-[2px] ${at < reached ? 'bg-navy' : 'bg-line'}`} />
      ))}
    </span>
  )
}
