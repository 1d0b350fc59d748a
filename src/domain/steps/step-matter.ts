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

/**
 * The cell of the work breakdown that an answer fills where nothing stands in it: of the step of this task, or of the plan as a whole where none is named.
 * `requirement` is the step that answers that requirement, which is put beside it.
 * `people` are the lead and the others, read by the names of the `people` who are known to work on the plan, `months` the first and the last one, `interim` what can be shown by `month`. `comparator` and `condition` are those of the
 * proof `figure`, `evidence` and `judge` those of each proof of the step that has none; a `proof` that is `about` something stands beside those that are there.
 * `risk` and `furnished` are rows of their own beside one of these tasks; `sign`, `fallback`, `by_month` and `when_late` are of the row that is `about` this, or
 * that the answer in the slot `of` makes. A cell in which `instead` stands, as the question shows, is taken anew; a method goes on with the answer. `choices` are
 * what each offered answer puts there. A question names one task at most; those of interviews that were kept before may name several.
 */
export const FilledCell = z.object({
  cell: z.enum([
    'method',
    'tools',
    'people',
    'place',
    'months',
    'result',
    'interim',
    'proof',
    'comparator',
    'condition',
    'evidence',
    'judge',
    'requirement',
    'end_user',
    'next_phase',
    'security',
    'work_shares',
    'risk',
    'sign',
    'fallback',
    'furnished',
    'by_month',
    'when_late',
  ]),
  tasks: z.array(z.object({ number: z.string(), action: z.string() })),
  month: z.number().int().optional(),
  requirement_id: z.string().optional(),
  figure: z.object({ quantity: z.string(), value: z.string(), unit: z.string().optional() }).optional(),
  about: z.string().optional(),
  people: z.array(z.string()).optional(),
  of: z.string().optional(),
  instead: z.record(z.string(), z.unknown()).optional(),
  choices: z.record(z.string(), z.unknown()).optional(),
})
export type FilledCell = z.infer<typeof FilledCell>
