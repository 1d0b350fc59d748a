import type { Prompt } from '../prompt.ts'
import { type MilestoneFacts, outlineSection, placeInPlan, planRows, proposed } from './milestone-facts.ts'
import { planParts } from './writing-rules.ts'

/** Sections of a narrative, and letters of one. */
export const NARRATIVE_SIZE = { parts: 8, letters: 6000 }

/** Tokens of a narrative that one call words. */
export const NARRATIVE_TOKENS = 2600

/** Letters of a section that are looked up. */
const LONGEST_QUERY = 1500

const TASK = [
  '# Task',
  'You tell one milestone of a research work plan for an evaluator who reads nothing else: what is to be achieved, how the work is done, by whom, where and when, what is handed over, what counts as success, and what may go wrong.',
  'You are handed a draft as an outline. Each part is one section, named in square brackets by its heading. Word each section anew as text that reads from beginning to end: say why one task follows from another, and what each task hands to the next.',
  '- Keep every fact, name, date and number of the section. Keep "Task 3.1:" or "Task 3.1." before what belongs to that task; its labels ("Method:", "Tools:") may become sentences.',
  '- Lines marked "(stays as it is)" are sections that are told already; do not repeat what they say.',
  '- Where the outline has a list (lines that begin with "- "), keep a list with the same items in the same order, each on a line of its own (in JSON a line break is \\n). Elsewhere write paragraphs, with an empty line between two.',
]

/** Words the narrative of one milestone, section by section. */
export const narrativePrompt: Prompt<MilestoneFacts> = {
  name: 'narrative',
  ...planParts(TASK, NARRATIVE_SIZE, 'Objective'),
  sections: (facts) => [placeInPlan(facts), ...proposed(facts.plan), planRows(facts.rows), outlineSection(facts)],
  queries: ({ parts }) => parts.map(({ text }) => text.slice(0, LONGEST_QUERY)),
  passage_tokens: 1200,
  max_output_tokens: 3600,
}
