import type { PlanFacts } from '../../drafter.ts'
import type { Part } from '../outline.ts'
import type { Prompt } from '../prompt.ts'
import { effortFacts, outlineSection } from './milestone-facts.ts'
import { talkParts } from './writing-rules.ts'

/** What the prompts on questions are handed. */
export type QuestionFacts = { plan: PlanFacts; parts: readonly Part[]; offered: readonly Part[]; text?: string | undefined }

/** Questions and their reasons that are asked for at once, and letters of one. */
export const QUESTIONS_SIZE = { parts: 20, letters: 600 }
const LONGEST_QUERY = 400

const TASK = [
  '# Task',
  'You word the questions of an interview. The person who is asked knows their technology well and has never written a Government work plan. They speak their answers.',
  'You are handed the questions as an outline: [Q4] is a question, [Q4 why] tells the person what the answer is for. Word each anew for this topic and this company, so that an engineer knows at once what to tell.',
  '- A question asks for the same things as in the outline, is one sentence with one question mark, and is no longer than there. Short words. Speak to the person as "you".',
  '- Keep the words that say what is asked for: where, who, which test, which risks, which values, by which month. Keep page numbers and words in quotation marks.',
  '- A "why" is one sentence. Leave out one that is plain already. Do not answer the question yourself, and suggest no answer.',
]

/** Words the questions that follow from the solicitation and the first answers. */
export const questionsPrompt: Prompt<QuestionFacts> = {
  name: 'questions',
  ...talkParts(TASK, QUESTIONS_SIZE, 'Q4'),
  sections: (facts) => [{ kind: 'facts', title: 'Facts', text: effortFacts(facts.plan).join('\n') }, outlineSection(facts)],
  queries: ({ plan, parts }) => [
    (plan.analysis?.topic.objective ?? '').slice(0, LONGEST_QUERY),
    ...plan.answers.map(({ answer }) => answer.slice(0, LONGEST_QUERY)),
    ...parts.map(({ text }) => text),
  ],
  passage_tokens: 1600,
  max_output_tokens: 1800,
}
