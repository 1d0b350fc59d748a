import { type StoredMilestone, shownText } from '../../../domain/milestone.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { milestoneNow } from './milestone-now.ts'
import { teller } from './narrative-block.ts'
import { SECTIONS } from './narrative-sections.ts'
import { stepAnswers } from './step-answers.ts'
import { stepText } from './step-text.ts'
import { toldAnswers } from './told-answers.ts'

/** One milestone told in Markdown for an evaluator, from its texts and the answers of its step's interview; undefined where there is none. */
export function stepNarrative(brief: PlanBrief, milestones: readonly StoredMilestone[], milestone_number: number): string | undefined {
  const now = milestoneNow(brief, milestones, milestone_number)
  if (!now) return undefined
  const earlier = milestones.filter((one) => one.milestone_number < milestone_number)
  const { answers, research_institution: institution } = brief.facts
  const placesBefore = earlier
    .map((one) => toldAnswers(stepAnswers(answers, one.milestone_number), '', institution).filter(({ matter }) => matter === 'where'))
    .findLast((told) => told.length > 0)
  const text = stepText(now.text)
  const telling = {
    text,
    answers: toldAnswers(now.answers, now.text, institution),
    now,
    before: earlier.map(shownText),
    placesBefore: (placesBefore ?? []).map((one) => one.text),
  }
  const tell = teller(now.answers)
  const sections = SECTIONS.map(({ heading, blocks }) => ({ heading, told: tell(blocks(telling)) })).filter(({ told }) => told !== '')
  return [`## ${text.title}`, ...sections.map(({ heading, told }) => `### ${heading}\n\n${told}`)].join('\n\n')
}
