import { isPlanRoot } from '../grounding/plan-vocabulary.ts'
import { tracedWords } from '../grounding/telling-word.ts'
import type { StoredMilestone } from '../milestone.ts'
import { partsOf, type ReviewedPlan } from './rule.ts'

/**
 * With fewer words that neither the solicitation has nor every plan, a milestone says nothing of the company's work: "perform Task 2.1 as per its method"
 * fits any. Of 54 milestones that somebody wrote at all levels those that evaluators would take have more.
 */
const FEWEST = 10

/** Whether milestones say something that is the company's own: what it does, with what, at which figures. Words of the solicitation and of every plan are not. */
export function saysItsOwn({ sources, requirements }: ReviewedPlan): (milestone: StoredMilestone) => boolean {
  const asked = sources?.documents.filter(({ role }) => role === 'solicitation').flatMap(({ pages }) => pages.map(({ text }) => text))
  const known = rootsIn(asked && asked.length > 0 ? asked : requirements.map(({ quote }) => quote))
  return (milestone) => {
    const own = [...rootsIn(partsOf(milestone))].filter((root) => !isPlanRoot(root) && !known.has(root))
    return own.length >= FEWEST
  }
}

function rootsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => tracedWords(text).map(({ root }) => root)))
}
