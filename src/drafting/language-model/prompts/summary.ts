import type { Prompt } from '../prompt.ts'
import { effortFacts, outlineSection } from './milestone-facts.ts'
import type { ParagraphFacts } from './scope.ts'
import { talkParts } from './writing-rules.ts'

const SIZE = { parts: 1, letters: 1800 }
const MOST_SENTENCES = 10
const LONGEST_QUERY = 400

const TASK = [
  '# Task',
  `You sum up what a company said in an interview about its proposal, in at most ${MOST_SENTENCES} sentences, as the part [summary]. The person who was interviewed reads it to see whether they were understood.`,
  'You are handed a draft of it as an outline, and the answers among the passages. Word the draft anew in plain sentences that follow from one another. Keep every fact and number of it. Add what the company commits to, where the draft leaves it out. What is still open stays last, as open.',
]

/** Words what the interview came to. */
export const summaryPrompt: Prompt<ParagraphFacts> = {
  name: 'summary',
  ...talkParts(TASK, SIZE, 'summary'),
  sections: (facts) => [{ kind: 'facts', title: 'Facts', text: effortFacts(facts.plan).join('\n') }, outlineSection(facts)],
  queries: ({ plan }) => plan.answers.map(({ answer }) => answer.slice(0, LONGEST_QUERY)),
  passage_tokens: 2000,
  max_output_tokens: 800,
}
