import { type StoredMilestone, shownText } from '../milestone.ts'
import type { Coverage } from '../quality/review.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { type KeyTerms, keepsNumbers, keyTerms, sharedWords } from './key-terms.ts'

/** A milestone that names a requirement must still speak of it: below this share of its words, the text was edited away from it. */
const NAMED_SHARE = 1 / 3

/** A milestone that does not name a requirement answers it when it uses this share of its words, and all its numbers. */
const UNNAMED_SHARE = 0.65

/** With fewer telling words than this, a likeness of words says nothing. */
const FEWEST_WORDS = 3

/**
 * For each requirement the milestones that answer it, read from the text as it now stands: an edit counts at once.
 * A milestone's own `requirement_ids` are believed while the text still speaks of the requirement.
 */
export function coverage(requirements: readonly Requirement[], milestones: readonly StoredMilestone[]): Coverage[] {
  const told = milestones.map((milestone) => ({ milestone, terms: keyTerms(toldBy(milestone)) }))
  return requirements.map((requirement) => {
    const asked = keyTerms(requirement.quote || requirement.text)
    const answering = told.filter(({ milestone, terms }) => answers(requirement, asked, milestone, terms))
    return {
      requirement_id: requirement.id,
      covered_by: answering.map(({ milestone }) => milestone.milestone_number).sort((a, b) => a - b),
      strength: answering.length > 0 ? ('full' as const) : ('none' as const),
      places: [],
      changed: [],
    }
  })
}

function answers(requirement: Requirement, asked: KeyTerms, milestone: StoredMilestone, told: KeyTerms): boolean {
  const share = sharedWords(asked, told)
  if (milestone.requirement_ids?.includes(requirement.id) && share >= NAMED_SHARE) return true
  return asked.words.size >= FEWEST_WORDS && share >= UNNAMED_SHARE && keepsNumbers(asked, told)
}

/** Everything a milestone promises: its text, what it hands over and what counts as done. */
function toldBy(milestone: StoredMilestone): string {
  return [shownText(milestone), ...milestone.deliverables, ...milestone.acceptance_criteria].join('\n')
}
