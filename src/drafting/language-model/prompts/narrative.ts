import type { Prompt } from '../prompt.ts'
import { type MilestoneFacts, outlineSection, placeInPlan, planRows, proposed } from './milestone-facts.ts'
import { planParts } from './writing-rules.ts'

/** Paragraphs of a narrative, and letters of one. */
export const NARRATIVE_SIZE = { parts: 8, letters: 6000 }

/** Tokens of a narrative that one call words. */
export const NARRATIVE_TOKENS = 2600

/** Letters of a paragraph that are looked up. */
const LONGEST_QUERY = 1500

const TASK = [
  '# Task',
  'You tell one milestone of a research work plan for an evaluator who reads nothing else: what is to be achieved, how the work is done, by whom, where and when, what is handed over, what counts as success, and what may go wrong.',
  'You are handed a draft as an outline. Each part is one paragraph, named in square brackets. Word each paragraph anew as text that reads from beginning to end: say why one task follows from another, and what each task hands to the next.',
  '- Keep every fact, name, date and number of the paragraph. Write sentences, without headings and lists.',
]

/** Words the narrative of one milestone, paragraph by paragraph. */
export const narrativePrompt: Prompt<MilestoneFacts> = {
  name: 'narrative',
  ...planParts(TASK, NARRATIVE_SIZE, 'Paragraph 1'),
  sections: (facts) => [placeInPlan(facts), ...proposed(facts.plan), planRows(facts.rows), outlineSection(facts)],
  queries: ({ parts }) => parts.map(({ text }) => text.slice(0, LONGEST_QUERY)),
  passage_tokens: 1200,
  max_output_tokens: 3600,
}
