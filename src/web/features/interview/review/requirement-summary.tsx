import type { Analysis } from '../../../../domain/solicitation/analysis.ts'
import { notLookedAt } from '../../../../domain/solicitation/verdict/certainty.ts'
import { counted } from '../../../../language/characters.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'

/** How many requirements were found, and the way to check them. */
export function RequirementSummary({ analysis }: { analysis: Analysis }) {
  const { requirements, unsorted, removed_requirements } = analysis
  const unsure = notLookedAt(analysis).length
  const asides = [
    unsorted.length > 0 &&
      `${counted(unsorted.length, 'sentence')} could not be sorted and ${unsorted.length === 1 ? 'is' : 'are'} listed beside them.`,
    removed_requirements.length > 0 && `${counted(removed_requirements.length, 'requirement')} taken out by you.`,
  ].filter((aside) => aside !== false)
  return (
    <div className="grid gap-3">
      <p>
        {requirements.length === 0 ? 'No requirement was found' : counted(requirements.length, 'requirement')}
        {unsure > 0 &&
          `, ${unsure} to look at: the reader is not sure whether ${unsure === 1 ? 'this sentence asks' : 'these sentences ask'} something of the work`}
        .
      </p>
      {asides.length > 0 && <p className="text-muted">{asides.join(' ')}</p>}
      <div className="flex flex-wrap gap-2">
        {unsure > 0 && <ButtonLink to="/solicitation?show=look">Look at {counted(unsure, 'sentence')}</ButtonLink>}
        <ButtonLink to="/solicitation">Check the requirements</ButtonLink>
      </div>
    </div>
  )
}
