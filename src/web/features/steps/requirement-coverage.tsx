import { Expander } from '../../ui/expander.tsx'
import { Progress } from '../../ui/progress.tsx'
import { FindingLine } from './finding-list.tsx'
import type { OpenPoints } from './open-points.ts'

/** How many of the solicitation's requirements the milestones answer, and those that nobody answers yet. */
export function RequirementCoverage({ requirements, answered, unanswered }: Pick<OpenPoints, 'requirements' | 'answered' | 'unanswered'>) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <h3 className="font-bold">Requirement coverage</h3>
        <Progress percent={Math.round((answered / requirements) * 100)} label="Requirements answered" />
        <p className="numeric text-caption text-muted">
          {answered} of {requirements} requirements are answered by a milestone.
        </p>
      </div>
      {unanswered.length > 0 && (
        <Expander title={`${unanswered.length} not answered yet`} isOpen>
          <ul className="grid gap-5">
            {unanswered.map(({ requirement_id, finding }) => (
              <li key={requirement_id}>{finding ? <FindingLine finding={finding} /> : `Requirement ${requirement_id}`}</li>
            ))}
          </ul>
        </Expander>
      )}
    </div>
  )
}
