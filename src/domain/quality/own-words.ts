import { isPlanRoot } from '../grounding/plan-vocabulary.ts'
import { ROW_ENTRY } from '../grounding/row-entries.ts'
import { tracedWords } from '../grounding/telling-word.ts'
import type { StoredMilestone } from '../milestone.ts'
import { partsOf, type ReviewedPlan } from './rule.ts'

/**
 * With fewer words that neither the solicitation has nor every plan, a milestone says nothing of the company's work: "perform Task 2.1 as per its method"
 * fits any. Of 54 milestones that somebody wrote at all levels those that evaluators would take have more.
 */
const FEWEST = 10

/** Whether milestones say something that is the company's own: what it does, with what, at which figures. Words of the solicitation and of every plan are not. */
export function saysItsOwn(plan: ReviewedPlan): (milestone: StoredMilestone) => boolean {
  const known = askedRoots(plan)
  return (milestone) => tellingRoots(partsOf(milestone)).filter((root) => !known.has(root)).length >= FEWEST
}

/** Where nobody knows what the company said, as much as in the middle of the marked plans. */
const UNKNOWN = 0.35

/**
 * Which share of a plan's words is the company's own: words that stand in its answers, its profile or what it entered, and neither in the solicitation nor
 * in every plan.
 */
export function shareTold(plan: ReviewedPlan): number {
  const { sources, milestones } = plan
  const words = tellingRoots(milestones.flatMap(partsOf))
  if (!sources) return UNKNOWN
  if (words.length === 0) return 0
  const asked = askedRoots(plan)
  const ofCompany = sources.documents.filter(({ role }) => role === 'company').flatMap(({ pages }) => pages.map(({ text }) => text))
  const typed = sources.entries.filter(({ from, label }) => from === 'company' || label === ROW_ENTRY)
  const told = rootsIn([...ofCompany, ...sources.answers.map(({ answer }) => answer), ...typed.map(({ text }) => text)])
  return words.filter((root) => told.has(root) && !asked.has(root)).length / words.length
}

function askedRoots({ sources, requirements }: ReviewedPlan): Set<string> {
  const asked = sources?.documents.filter(({ role }) => role === 'solicitation').flatMap(({ pages }) => pages.map(({ text }) => text))
  return rootsIn(asked && asked.length > 0 ? asked : requirements.map(({ quote }) => quote))
}

function tellingRoots(texts: readonly string[]): string[] {
  return [...rootsIn(texts)].filter((root) => !isPlanRoot(root))
}

function rootsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => tracedWords(text).map(({ root }) => root)))
}
