import { answerForm, partsAnswer, shownParts } from '../parts-answer.ts'
import type { Prompt } from '../prompt.ts'
import { MILESTONE_SIZE } from './milestone.ts'
import { type MilestoneFacts, milestoneQueries, openRequirements, outlineSection, placeInPlan, toMend } from './milestone-facts.ts'
import { planInstructions } from './writing-rules.ts'

const TASK = [
  '# Task',
  'You mend one milestone of a research work plan that a small company hands in to the Government. The plan becomes contract text.',
  'You are handed the milestone as an outline of parts, and what a reviewer objects to in it. Word anew those parts that are objected to, and only these. Mend what is named and change nothing else.',
  '- A number, unit, name or quotation that stands in no source: take it out, or put what a passage says in its place.',
  "- A requirement that is answered only in part: say in the task that it belongs to what is done for it, in the requirement's own words and with its values.",
  '- A vague word: say the measure, or what is done instead. A long sentence: make two of it.',
  'A task ([3.1]) keeps who does it, such as "The Contractor (Ana Ruiz, antenna engineer) shall". A deliverable ([D1]) stays one line.',
]

/** Mends one milestone in which code still finds something. */
export const refinementPrompt: Prompt<MilestoneFacts> = {
  name: 'refinement',
  instructions: planInstructions(TASK, answerForm(MILESTONE_SIZE, '3.1')),
  answer: partsAnswer(MILESTONE_SIZE),
  sections: (facts) => [placeInPlan(facts), outlineSection(facts), ...openRequirements(facts), ...toMend(facts)],
  queries: milestoneQueries,
  passage_tokens: 1500,
  max_output_tokens: 2400,
  shown: shownParts,
}
