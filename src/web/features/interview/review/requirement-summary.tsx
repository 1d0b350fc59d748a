import type { Analysis } from '../../../../domain/solicitation/analysis.ts'
import { notLookedAt } from '../../../../domain/solicitation/verdict/certainty.ts'
import { counted } from '../../../../language/characters.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'

/** How many requirements were found, and the way to check them. */
export function RequirementSummary({ analysis }: { analysis: Analysis }) {
  const { requirements, removed_requirements } = analysis
  const unsure = notLookedAt(analysis).length
  return (
    <div className="grid gap-3">
      <p>
        {requirements.length === 0 ? 'No requirement was found' : counted(requirements.length, 'requirement')}
        {unsure > 0 &&
          `, ${unsure} to look at: the reader is not sure whether ${unsure === 1 ? 'this sentence asks' : 'these sentences ask'} something of the work`}
        .
      </p>
      {removed_requirements.length > 0 && (
        <p className="text-muted">{counted(removed_requirements.length, 'requirement')} taken out by you.</p>
      )}
      <div className="flex flex-wrap gap-2">
        {unsure > 0 && <ButtonLink to="/solicitation?show=look">Look at {counted(unsure, 'sentence')}</ButtonLink>}
        <ButtonLink to="/solicitation">Check the requirements</ButtonLink>
      </div>
    </div>
  )
}
