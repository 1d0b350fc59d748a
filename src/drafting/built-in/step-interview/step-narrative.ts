import { type StoredMilestone, shownText } from '../../../domain/milestone.ts'
import { joined, OWN, textParts } from '../../../domain/text-parts.ts'
import type { PlanFacts } from '../../drafter.ts'
import { acceptanceCriteria } from '../plan/proofs.ts'
import { withAnsweredLines } from './answered-lines.ts'
import { dueOf } from './milestone-now.ts'
import { type Block, SECTIONS } from './narrative-sections.ts'
import { stepAnswers } from './step-answers.ts'
import { toldMilestone } from './told-milestone.ts'
import { type Once, once } from './told-once.ts'

/**
 * One milestone told in Markdown for an evaluator, from its text, what is handed over and its criteria, with what its rows print of the answers of its step's
 * interview; undefined where there is none. Each line of the plan stands as it is, once; what holds for all of the work, and the option, no milestone tells.
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
  }
  const tell = once()
  const sections = SECTIONS.map(({ heading, blocks }) => ({ heading, text: printed(blocks(telling), tell) })).filter(
    (one) => one.text !== '',
  )
  return [`## ${telling.told.title}`, ...sections.map((one) => `### ${one.heading}\n\n${one.text}`)].join('\n\n')
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

function printed(blocks: readonly Block[], tell: Once): string {
  const told = blocks.map(({ lead, lines, isList }) => {
    // an item is told whole or not at all: who leads two tasks leads both
    const own = lines.map((line) => [line, tell(line)] as const).flatMap(([line, left]) => (left === '' ? [] : [isList ? line : left]))
    if (own.length === 0) return ''
    if (!isList) return own.join(' ')
    return [...(lead ? [lead] : []), own.map((line) => `- ${line}`).join('\n')].join('\n\n')
  })
  return told.filter((one) => one !== '').join('\n\n')
}
