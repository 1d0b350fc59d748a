import type { PlanFacts } from '../../drafter.ts'
import type { Part } from '../outline.ts'
import type { Prompt } from '../prompt.ts'
import { effortFacts, outlineSection, type PlanRow, planRows } from './milestone-facts.ts'
import { planParts } from './writing-rules.ts'

/** What the prompts on one paragraph of the whole plan are handed. */
export type ParagraphFacts = { plan: PlanFacts; rows: readonly PlanRow[]; parts: readonly Part[]; offered: readonly Part[] }

const SIZE = { parts: 1, letters: 2600 }
const LONGEST_QUERY = 400
const WORDS = { least: 120, most: 220 }

const TASK = [
  '# Task',
  `You write the scope paragraph of a research work plan that a small company hands in to the Government: one paragraph of ${WORDS.least} to ${WORDS.most} words, the part [scope]. It is the first thing that an evaluator reads, and it has to agree with the milestones in every number.`,
  'You are handed a draft of it as an outline; behind "Focus:" and "Solution:" stand the company\'s own words. Word it anew so that it reads as one line of thought: who proposes what to whom; which need it serves; what is proposed and why that works; in which steps; by which values success is judged; what exists at the end; what is left out.',
  '- Keep every fact of the outline, its months, milestones and numbers, and the objective in quotation marks. Labels such as "Solution:" go.',
  '- The company is "the Contractor" also where the outline has it say "we".',
  '- In this paragraph describe the work in the present tense. Use "shall" only for a duty that the outline states so.',
]

/** Words the scope paragraph. */
export const scopePrompt: Prompt<ParagraphFacts> = {
  name: 'scope',
  ...planParts(TASK, SIZE, 'scope'),
  sections: (facts) => [
    { kind: 'facts', title: 'Facts', text: effortFacts(facts.plan).join('\n') },
    ...(facts.rows.length > 0 ? [planRows(facts.rows)] : []),
    outlineSection(facts),
  ],
  queries: ({ plan, parts }) => [
    plan.analysis?.topic.objective ?? '',
    ...plan.answers.map(({ answer }) => answer.slice(0, LONGEST_QUERY)),
    ...parts.map(({ text }) => text),
  ],
  passage_tokens: 1800,
  max_output_tokens: 1000,
}
