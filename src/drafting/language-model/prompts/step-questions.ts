import type { Prompt } from '../prompt.ts'
import { effortFacts, milestoneSection, outlineSection } from './milestone-facts.ts'
import type { QuestionFacts } from './questions.ts'
import { talkParts } from './writing-rules.ts'

/** Questions and their reasons that are asked for at once, and letters of one. */
export const STEP_QUESTIONS_SIZE = { parts: 12, letters: 600 }

const TASK = [
  '# Task',
  'You word the questions that are still open about one milestone of a work plan. The person who is asked leads the work and speaks the answers.',
  'You are handed the milestone, and the questions as an outline: [S3-Q1] is a question, [S3-Q1 why] tells the person what the answer is for. Word each anew, close to what this milestone does.',
  '- A question asks for the same things as in the outline, ends with a question mark, and is no longer than there. Short words, one thought after the other. Speak to the person as "you".',
  '- Keep the words that say what is asked for: which method, who leads, in which laboratory, by which month, which value counts as a pass. Keep "task 3.1" and words in quotation marks.',
  '- A "why" is one or two sentences. Leave out one that is plain already. Do not answer the question yourself, and suggest no answer.',
]

/** Words the questions of one step's interview. */
export const stepQuestionsPrompt: Prompt<QuestionFacts> = {
  name: 'step-questions',
  ...talkParts(TASK, STEP_QUESTIONS_SIZE, 'S3-Q1'),
  sections: (facts) => [
    { kind: 'facts', title: 'Facts', text: effortFacts(facts.plan).join('\n') },
    milestoneSection(facts),
    outlineSection(facts),
  ],
  queries: ({ parts }) => parts.map(({ text }) => text),
  passage_tokens: 800,
  max_output_tokens: 1400,
}
