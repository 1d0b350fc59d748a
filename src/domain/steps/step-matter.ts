import * as z from 'zod'

/** What a question of a step's interview is about, in the order in which one talks. It is a field of the question and of its answer; nobody guesses it back from words. */
export const StepMatter = z.enum([
  'how',
  'requirement',
  'handed_over',
  'meeting',
  'who',
  'where',
  'when',
  'success',
  'evidence',
  'government',
  'terms',
  'user',
  'next_phase',
  'risk',
])
export type StepMatter = z.infer<typeof StepMatter>
