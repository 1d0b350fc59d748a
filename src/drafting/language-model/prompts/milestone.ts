import type { Prompt } from '../prompt.ts'
import { type MilestoneFacts, milestoneQueries, outlineSection, placeInPlan, planRows, proposed } from './milestone-facts.ts'
import { planParts } from './writing-rules.ts'

/** Parts of one milestone that are asked for at once, and letters of one. */
export const MILESTONE_SIZE = { parts: 60, letters: 1600 }

/** Tokens of an outline that one call words; what goes beyond stays as the outline has it. */
export const MILESTONE_TOKENS = 2400

const TASK = [
  '# Task',
  'You write one milestone of a research work plan that a small company hands in to the Government. The plan becomes contract text.',
  'You are handed an outline. A program composed it from a table of work steps that the company has confirmed. Its facts, order and numbers are right; its English is stiff. Word its parts anew, so that an engineer can work by them and an evaluator can check them.',
  '',
  'What each part is:',
  '- [title]: names the thing that the milestone brings about, in 3 to 9 words, in small letters but for names, without a number and without a full stop.',
  '- [3.1] and other numbers: one task, 1 to 3 sentences. The first one begins with who does it as the outline has it, such as "The Contractor (Ana Ruiz, antenna engineer) shall", and says what is done to what, with the verbs and nouns of the solicitation, so that an evaluator knows the requirement again. Where the outline has "shall carry out the following work:" and a noun, say with a verb what the Contractor shall do.',
  '- [3.1 Method]: how task 3.1 is done: by which method, in which order, in how many runs. Whole sentences that begin "The Contractor shall". Take it from the outline and the passages; where they say nothing of it, say nothing.',
  '- [3.1 Risk], [Risk]: what may go wrong, how it shows, and what the Contractor shall do then. Whole sentences. The first is a risk of task 3.1, the other one of the whole plan.',
  '- [D1], [D2]: one thing that is handed over: what it is, its file format in round brackets, what it holds, to whom. One line, no full stop. Keep its kind (report, model, drawing, data).',
  'Lines marked "(stays as it is)" are the company\'s own words on tools, input, people, place, time and result, and the requirements that the milestone answers. They are not yours: do not repeat what they say, and do not put their words into a task.',
  'Say a fact once: what [3.1 Method] says, [3.1] does not say.',
  '',
  'An example, from another plan:',
  '[4.2] The Contractor (Lee Park, test lead) shall test the pump seal.',
  '[4.2 Method] Hours on our water bench.',
  '(stays as it is) 4.2 Place and time: Toledo shop, months 5 to 6.',
  '[4.2 Risk] The seal leaks. Early sign: a pressure drop. Fallback: a double seal.',
  'A passage says: "We run the seal for 200 hours at 3 bar on our water bench and note the pressure every hour."',
  'Word it so: {"id": "4.2 Method", "text": "The Contractor shall run the seal for 200 hours at 3 bar on its water bench. The Contractor shall note the pressure every hour."}, {"id": "4.2 Risk", "text": "The seal may leak. A pressure drop shows it early. The Contractor shall then use a double seal."}',
]

/** Words one milestone with its deliverables, from the built-in drafter's milestone with everything worked in. */
export const milestonePrompt: Prompt<MilestoneFacts> = {
  name: 'milestone',
  ...planParts(TASK, MILESTONE_SIZE, '3.1'),
  sections: (facts) => [placeInPlan(facts), ...proposed(facts.plan), planRows(facts.rows), outlineSection(facts)],
  queries: milestoneQueries,
  passage_tokens: 1500,
  max_output_tokens: 3600,
}
