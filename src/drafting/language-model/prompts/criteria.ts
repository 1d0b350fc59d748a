import type { Prompt } from '../prompt.ts'
import { type MilestoneFacts, milestoneQueries, milestoneSection, outlineSection, placeInPlan, proposed } from './milestone-facts.ts'
import { planParts } from './writing-rules.ts'

/** Criteria that are asked for at once, and letters of one. */
export const CRITERIA_SIZE = { parts: 20, letters: 700 }

const TASK = [
  '# Task',
  'You word what counts as done for one milestone of a research work plan. On these criteria the Government accepts the work and pays for it. You are handed the milestone with its deliverables, and the criteria as an outline of parts ([C1], [C2]). Word each part anew so that two people who read it come to the same verdict.',
  '- The outline has each as "[quantity] ([conditions]): [at least or at most] [value and unit] (today [value]); runs: [runs]; evidence: [evidence]; judged by [name]; by [Award + n Months]." Make of them one sentence, two at most, with the same terms.',
  '- A good form: "[deliverable or quantity] is accepted when [quantity] is [at least or at most] [value and unit] in [test], with [evidence]; judged by [name]; by [Award + n Months]."',
  '- Where the outline leaves open which test or how many runs, take it from the milestone or a passage; where they do not say it, leave it open.',
  '- Keep the value, its direction (at least, at most, less than), "threshold" or "objective", and who judges. Never soften or sharpen a value.',
  '- A criterion that quotes a requirement keeps its number and its words in quotation marks.',
  '- Let the criteria of one milestone read alike, and let none say what another says already.',
]

/** Words the acceptance criteria of one milestone. */
export const criteriaPrompt: Prompt<MilestoneFacts> = {
  name: 'criteria',
  ...planParts(TASK, CRITERIA_SIZE, 'C1'),
  sections: (facts) => [placeInPlan(facts), ...proposed(facts.plan), milestoneSection(facts), outlineSection(facts)],
  queries: milestoneQueries,
  passage_tokens: 800,
  max_output_tokens: 2000,
}
