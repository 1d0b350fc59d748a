import { answerForm, partsAnswer, shownParts } from '../parts-answer.ts'
import type { Prompt } from '../prompt.ts'
import {
  type MilestoneFacts,
  milestoneQueries,
  openRequirements,
  outlineSection,
  placeInPlan,
  planRows,
  proposed,
  toMend,
} from './milestone-facts.ts'
import { planInstructions } from './writing-rules.ts'

/** Parts of one milestone that are asked for at once, and letters of one. */
export const MILESTONE_SIZE = { parts: 60, letters: 1600 }

/** Tokens of an outline that one call words; what goes beyond stays as the outline has it. */
export const MILESTONE_TOKENS = 2400

const TASK = [
  '# Task',
  'You write one milestone of a research work plan that a small company hands in to the Government. The plan becomes contract text.',
  'You are handed an outline. A program drafted it from the solicitation and from what the company said. Its facts, order and numbers are right; its English is stiff and its sentences hang together badly. Word its parts anew, so that an engineer can work by them and an evaluator can check them.',
  '',
  'What each part is:',
  '- [title]: names the thing that the milestone brings about, in 3 to 9 words, in small letters but for names, without a number and without a full stop.',
  '- [opening]: 1 to 3 sentences. What is known or exists when the milestone is reached, by which month, and what the next milestone takes from it. Refer to other milestones by number only.',
  '- [3.1] and other numbers: one task, 1 to 4 sentences. The first one begins "The Contractor shall" and says what is done to what, with the verbs and nouns of the solicitation, so that an evaluator knows the requirement again. The next ones say how: by which method, with which tool, instrument or data, in how many runs, and when it is done. Take that from the outline and the passages; where they say nothing of it, say nothing.',
  '- [Approach], [Test plan], [Risk] and other words: what holds for the whole milestone. Whole sentences. A risk says what may go wrong, how it shows, and what the Contractor shall do then.',
  '- [D1], [D2]: one thing that is handed over: what it is, its file format in round brackets, what it holds, to whom. One line, no full stop. Keep its kind (report, model, drawing, data).',
  'Say a fact once: what [Approach] or [Test plan] says of the whole milestone, a task does not say again.',
  'Lines marked "(stays as it is)" are not yours; do not repeat what they say.',
  '',
  'An example, from another plan:',
  '[4.2] The Contractor shall test the pump seal.',
  '[Risk] The seal leaks; early sign is a pressure drop; fallback is a double seal.',
  'A passage says: "We run the seal for 200 hours at 3 bar on our water bench and note the pressure every hour."',
  'Word it so: {"id": "4.2", "text": "The Contractor shall test the pump seal for 200 hours at 3 bar on its water bench. The Contractor shall note the pressure every hour."}, {"id": "Risk", "text": "The seal may leak. A pressure drop shows it early. The Contractor shall then use a double seal."}',
]

/** Words one milestone with its deliverables, from the built-in drafter's milestone with everything worked in. */
export const milestonePrompt: Prompt<MilestoneFacts> = {
  name: 'milestone',
  instructions: planInstructions(TASK, answerForm(MILESTONE_SIZE, '3.1')),
  answer: partsAnswer(MILESTONE_SIZE),
  sections: (facts) => [
    placeInPlan(facts),
    ...proposed(facts.plan),
    planRows(facts.rows),
    outlineSection(facts),
    ...openRequirements(facts),
    ...toMend(facts),
  ],
  queries: milestoneQueries,
  passage_tokens: 1500,
  max_output_tokens: 3600,
  shown: shownParts,
}
