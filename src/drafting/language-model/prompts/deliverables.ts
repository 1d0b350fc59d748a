import type { Prompt } from '../prompt.ts'
import { type MilestoneFacts, milestoneQueries, milestoneSection, outlineSection, placeInPlan } from './milestone-facts.ts'
import { planParts } from './writing-rules.ts'

/** Deliverables that are asked for at once, and letters of one. */
export const DELIVERABLES_SIZE = { parts: 12, letters: 500 }

const TASK = [
  '# Task',
  'You name what one milestone of a research work plan hands over to the Government. You are handed the milestone, and the deliverables as an outline of parts ([D1], [D2]). Word each part anew so that a stranger can tell whether the thing was handed over.',
  '- One thing, one line, no full stop: what it is, its file format in round brackets, what it holds, to whom.',
  '- Keep the kind of thing (report, test procedure, model, drawing, data, hardware), its format and its numbers.',
  '- What it is stands in the words of the milestone\'s "Result:" lines; say what it holds in the words of its tasks.',
]

/** Words the deliverables of one milestone. */
export const deliverablesPrompt: Prompt<MilestoneFacts> = {
  name: 'deliverables',
  ...planParts(TASK, DELIVERABLES_SIZE, 'D1'),
  sections: (facts) => [placeInPlan(facts), milestoneSection(facts), outlineSection(facts)],
  queries: milestoneQueries,
  passage_tokens: 800,
  max_output_tokens: 1200,
}
