import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { isReworded, requirementWords } from '../../../domain/solicitation/requirement/requirement-words.ts'
import { type Gap, gapOf } from './gap.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { asked } from './quoting.ts'
import { SOLICITATION_ASKS } from './told-answers.ts'

/** How many requirements a step asks about: what else it lacks has to be asked as well. */
const MOST = 2

/** How much a value weighs that stands otherwise in the plan, and what is taken off where it binds less. */
const WEIGHT = 8.5
const LESS: Record<Requirement['strength'], number> = { must: 0, should: 1, objective: 2 }

/**
 * The requirements whose value stands otherwise in this milestone. In which step one is answered is said beside the steps themselves: what nobody answers
 * yet is not lacking in one milestone more than in another.
 */
export function requirementGaps({ facts, review, milestone, answers }: MilestoneNow): Gap[] {
  const requirements = new Map((facts.analysis?.requirements ?? []).map((one) => [one.id, one]))
  return review.coverage
    .flatMap(({ requirement_id, changed: [other] }) => {
      const requirement = requirements.get(requirement_id)
      if (!requirement || other?.milestone_number !== milestone.milestone_number) return []
      const { strength } = requirement
      const asks = `${SOLICITATION_ASKS}${asked(requirement)}`
      const q = `${asks}; the plan says ${other.told}. Which value counts as met, and how will you show it?`
      if (answers.some(({ question }) => question === q)) return []
      const why = `A value of the solicitation stands otherwise in the plan: asked ${other.asked}, told ${other.told}.`
      const raised = { q, why, min_items: 2, rule: 'QC-45', ...shown(requirement) }
      return [gapOf('requirement', WEIGHT - LESS[strength], raised, requirement_id)]
    })
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST)
}

/** What a question shows of the requirement that it is asked for. */
export function shown(one: Requirement): { quote: string; words?: string; page: number; requirement_id: string } {
  const { id, quote, page } = one
  return { quote, page, requirement_id: id, ...(isReworded(one) ? { words: requirementWords(one) } : {}) }
}
