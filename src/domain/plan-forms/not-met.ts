import { stripped } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { sentencesOf } from '../../language/sentence.ts'
import { requirementsNamed } from '../grounding/plan-number.ts'
import { type StoredMilestone, shownText } from '../milestone.ts'
import { changedWords } from '../quality/coverage-words.ts'
import type { CoveredRequirement } from './form-document.ts'

const SETTLES = cueList('settle/settles/settled | decide/decides/decided | decision | waiver | deviation')

/** Whether a plan tells a value of a requirement otherwise than it is asked. */
export function isNotMet({ coverage }: CoveredRequirement): boolean {
  return coverage.changed.length > 0
}

/** What is asked and what is offered where a requirement is not met, and who settles it by when, as the plan says it of the requirement or of that figure; else that it is open. */
export function notMetWords({ requirement, coverage }: CoveredRequirement, milestones: readonly StoredMilestone[]): string {
  const { changed } = coverage
  const lines = milestones.flatMap((one) => shownText(one).split('\n'))
  const ofThis = lines.filter((line) => requirementsNamed(line).includes(requirement.id) || changed.some(({ told }) => line.includes(told)))
  const settling = ofThis.flatMap(sentencesOf).find(SETTLES.test)
  const offered = [...new Set(changed.map(changedWords))].join('; ')
  return `Not met: ${offered}. ${settling ? `To be settled: ${stripped(settling.replace(/^Fallback: /, ''), '.')}` : 'Open'}.`
}
