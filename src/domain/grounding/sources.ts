import * as z from 'zod'
import { Answer } from '../interview.ts'
import { Page } from '../solicitation/analysis.ts'
import { ConfirmedStep } from '../work-breakdown/confirmed-step.ts'
import { LimitSaid } from '../work-breakdown/rows.ts'

/** A document that a plan may rest on. `id` is the uploaded file's, for opening it at a page. */
export const SourceDocument = z.object({
  id: z.string(),
  file_name: z.string(),
  role: z.enum(['solicitation', 'instructions', 'company']),
  pages: z.array(Page),
  /** What reads like an order to a machine and belongs to the document, as a person has said. */
  put_back: z.array(z.string()).optional(),
})
export type SourceDocument = z.infer<typeof SourceDocument>

/**
 * Something a person entered in a form: the award, the customer organization, a field of the company profile; or a rule of the component. `stands`
 * is where a rule of an uploaded document is printed: what rests on the entry rests on these words.
 */
export const SourceEntry = z.object({
  from: z.enum(['project', 'company']),
  label: z.string(),
  text: z.string(),
  stands: z.object({ document_id: z.string(), page: z.number().int().positive(), quote: z.string() }).optional(),
})
export type SourceEntry = z.infer<typeof SourceEntry>

/** Where words of a sentence come from. `quote` stands word for word in that source. */
export const Origin = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('document'),
    document_id: z.string(),
    file_name: z.string(),
    role: SourceDocument.shape.role,
    page: z.number(),
    quote: z.string(),
  }),
  z.object({ kind: z.literal('answer'), slot: z.string(), question: z.string(), quote: z.string() }),
  z.object({ kind: z.literal('entry'), from: SourceEntry.shape.from, label: z.string(), quote: z.string() }),
])
export type Origin = z.infer<typeof Origin>

/**
 * A line as the rows of the work breakdown compose it, with what its cells rest on: nobody has to search for it. Without origins it is searched for
 * like any other. `cell` is the first of its cells. `criterion_of` is the milestone of which it is a criterion: that counts until criteria are drafted.
 */
export const ComposedSource = z.object({
  text: z.string(),
  origins: z.array(Origin),
  cell: z.object({ row: z.string(), cell: z.string() }).optional(),
  criterion_of: z.number().int().optional(),
})
export type ComposedSource = z.infer<typeof ComposedSource>

/**
 * A sentence of the rows that is kept out of what is printed, or printed otherwise: prose that reads as spoken and that nobody has typed or decided on. `row` holds it,
 * `line` is how the plan was composed of it, `rest` what is printed of it, and `sentences` has it where nothing is; `is_all` where all that is composed with it waits, too.
 */
export const KeptOut = z.object({
  row: z.string(),
  line: z.string(),
  rest: z.string(),
  sentences: z.array(z.string()),
  is_all: z.literal(true).optional(),
})
export type KeptOut = z.infer<typeof KeptOut>

/** Everything that a sentence of a plan may rest on. Nothing else is a fact. */
export const PlanSources = z.object({
  documents: z.array(SourceDocument),
  answers: z.array(Answer),
  entries: z.array(SourceEntry),
  /** Sentences that the person has accepted as their own statement, as they stood then. */
  own_statements: z.array(z.string()),
  /** The steps of the work breakdown on which the person put requirements. */
  confirmed: z.array(ConfirmedStep).optional(),
  composed: z.array(ComposedSource).optional(),
  /** What the company says that nobody knows yet, as a document lists it. */
  open_points: z.array(z.string()).optional(),
  /** What of the rows is not printed until somebody has decided on it. */
  kept_out: z.array(KeptOut).optional(),
  /** Of which figures the person has said whether they are of what a requirement limits. */
  limits: z.array(LimitSaid).optional(),
})
export type PlanSources = z.infer<typeof PlanSources>
