import { type StoredMilestone, shownText } from '../../../domain/milestone.ts'
import { joined, OWN, textParts } from '../../../domain/text-parts.ts'
import { inSentence } from '../../../language/in-sentence.ts'
import type { PlanFacts } from '../../drafter.ts'
import { acceptanceCriteria } from '../plan/proofs.ts'
import { withAnsweredLines } from './answered-lines.ts'
import { dueOf } from './milestone-now.ts'
import { PARAGRAPHS, thingIn } from './narrative-paragraphs.ts'
import { stepAnswers } from './step-answers.ts'
import { labelled, toldMilestone } from './told-milestone.ts'
import { once } from './told-once.ts'

/**
 * One milestone told in Markdown for an evaluator, in a few paragraphs from its text, what is handed over and its criteria, with what its rows print of the
 * answers of its step's interview; undefined where there is none. Nothing is told twice; what holds for all of the work, and the option, no milestone tells.
 */
export function stepNarrative(facts: PlanFacts, milestones: readonly StoredMilestone[], milestone_number: number): string | undefined {
  const milestone = milestones.find((one) => one.milestone_number === milestone_number)
  if (!milestone) return undefined
  const judged = { ...milestone, acceptance_criteria: [...criteriaOf(facts, milestones, milestone)] }
  const { text, ...lists } = withAnsweredLines(facts, judged, stepAnswers(facts.answers, milestone_number))
  const telling = {
    told: toldMilestone(joined(textParts(text, milestone === milestones[0]), OWN)),
    milestone: lists,
    due: dueOf(milestone, milestones, facts),
    results: resultsOf(milestones),
  }
  const tell = once()
  const paragraphs = PARAGRAPHS.map((sentences) => sentences(telling).map(tell).filter(Boolean).join(' ')).filter(Boolean)
  return [`## ${telling.told.title}`, ...paragraphs].join('\n\n')
}

/** What comes of each task of a plan that says so, by its number. */
function resultsOf(milestones: readonly StoredMilestone[]): ReadonlyMap<string, string> {
  const tasks = milestones.flatMap((one) => toldMilestone(shownText(one)).tasks)
  return new Map(
    tasks.flatMap(({ number, labels }) => {
      const result = labelled(labels, 'Result')
      return number && result ? [[number, inSentence(thingIn(result.text))] as const] : []
    }),
  )
}

/** The milestone's criteria, or before it has any those that its rows will give it: what counts as success is known by then. */
function criteriaOf(facts: PlanFacts, milestones: readonly StoredMilestone[], milestone: StoredMilestone): readonly string[] {
  if (milestone.acceptance_criteria.length > 0) return milestone.acceptance_criteria
  const drafted = acceptanceCriteria(
    facts,
    milestones.map((one) => ({ ...one, text: shownText(one), payment_amount: one.payment_amount ?? undefined })),
  )
  return drafted.find((one) => one.milestone_number === milestone.milestone_number)?.criteria ?? []
}
