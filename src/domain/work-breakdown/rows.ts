import * as z from 'zod'
import { Comparator } from '../solicitation/analysis.ts'

/** The words that a cell rests on: an answer can be long, and a cell may hold only what was made of it. */
const RestsOn = z.string().max(20_000, 'These words are too long: 20,000 characters at most.')

/** Where the value of a cell comes from. */
export const CellOrigin = z.discriminatedUnion('from', [
  /** An answer of the interview, and its words that the cell rests on. */
  z.object({ from: z.literal('answer'), slot: z.string().max(20), words: RestsOn }),
  /** The solicitation. */
  z.object({ from: z.literal('document'), page: z.number().int().positive(), quote: RestsOn }),
  /** The company's profile, or where a file is named that document of the company, and its page. */
  z.object({
    from: z.literal('profile'),
    words: RestsOn,
    file_name: z.string().max(300).optional(),
    page: z.number().int().positive().optional(),
  }),
  /** The text of a milestone, of which earlier versions offered rows. */
  z.object({ from: z.literal('plan'), milestone_number: z.number().int().positive(), words: RestsOn }),
  /** Typed or picked here; `in_part` where somebody has worded or left out single sentences of what was told. */
  z.object({ from: z.literal('person'), in_part: z.literal(true).optional() }),
  /** A language model's own idea, which rests on nothing. */
  z.object({ from: z.literal('model') }),
])
export type CellOrigin = z.infer<typeof CellOrigin>

/**
 * What became of a cell: read ahead and not looked at yet, looked at by a person, or only suggested. What is suggested does not count until somebody
 * accepts it; the others do.
 */
export const CellState = z.enum(['read', 'seen', 'suggested'])
export type CellState = z.infer<typeof CellState>

/** What words take back a cell for, and somebody has said that it stands all the same: "3.5 h" of what was 6.5 h. */
const Stands = z.array(z.string().max(300)).max(20).optional()

/** A cell of whatever row: which values it takes, its row's kind says (ROW_CELLS). */
export const Cell = z.object({ value: z.unknown(), origin: CellOrigin, state: CellState, stands: Stands })
export type Cell = z.infer<typeof Cell>

/** The longest value of a cell, in characters, and the most values of one that holds several. */
const LONGEST_VALUE = 5000
const MOST_VALUES = 100

function cell<Value extends z.ZodType>(value: Value) {
  return z.object({ value, origin: CellOrigin, state: CellState, stands: Stands }).optional()
}

const Words = z.string().trim().min(1).max(LONGEST_VALUE)
const Month = z.number().int().min(1).max(120)
const Several = z.array(z.string().trim().min(1).max(300)).max(MOST_VALUES)

const ProofCell = z.object({
  quantity: Words,
  comparator: Comparator.optional(),
  value: Words.optional(),
  unit: Words.optional(),
  as_told: Words.optional(),
  condition: Words.optional(),
  runs: Words.optional(),
  evidence: Words.optional(),
  judge: Words.optional(),
  by_month: Month.optional(),
})

/** What the company offers in the place of what a requirement limits, who settles it, and by when. */
const StatedException = z.object({ offered: Words, settles: Words.optional(), by: Words.optional() })
export type StatedException = z.infer<typeof StatedException>

/**
 * What a person has said of a figure as it is told: whether it is of what a requirement limits; or of words beside what is asked or forbidden. `answers` of
 * a sentence of the plan as a whole, or of what a step does, of which they have said that it answers the requirement, or that it does not. With an
 * `exception` the figure breaks the limit, and they have said what becomes of that.
 */
export const LimitSaid = z.object({
  requirement_id: z.string().max(20),
  told: Words,
  is_same: z.boolean(),
  answers: z.enum(['plan', 'step', 'not']).optional(),
  exception: StatedException.optional(),
})
export type LimitSaid = z.infer<typeof LimitSaid>

/** A test of a step, by its name, of which a person or their answer has said that it shows a requirement to be met. */
const ShownByTest = z.object({ requirement_id: z.string().max(20), quantity: Words })

/** What a person prints in place of a sentence of which a plan may have been drafted already; '' where it is left out. */
const Worded = z.object({ said: Words, now: z.string() })
export type Worded = z.infer<typeof Worded>

/** What a person has said of the words of a row: sentences as the plan prints them that stay so, those that they worded or left out, and what its figures are of. */
const SAID = {
  as_said: cell(z.array(Words).max(MOST_VALUES)),
  worded: cell(z.array(Worded).max(MOST_VALUES)),
  limits: cell(z.array(LimitSaid).max(MOST_VALUES)),
}

/** The cells of each kind of row, by their names. A cell that nobody filled is absent. */
export const ROW_CELLS = {
  step: z.strictObject({
    ...SAID,
    action: cell(Words),
    /** The words of the action, once a person has said that they tell what is done: they may also name a thing. */
    deed: cell(Words),
    method: cell(Words),
    tools: cell(Words),
    input: cell(Words),
    people: cell(Several),
    lead: cell(Words),
    place: cell(Words),
    from_month: cell(Month),
    to_month: cell(Month),
    hours: cell(Words),
    part: cell(z.enum(['base', 'option'])),
    needs: cell(Several),
    alongside: cell(Several),
    requirement_ids: cell(Several),
    shows: cell(z.array(ShownByTest).max(MOST_VALUES)),
    result: cell(Words),
    goes_to: cell(Words),
    proof: cell(z.array(ProofCell).max(MOST_VALUES)),
    title: cell(Words),
    interim: cell(z.array(z.object({ month: Month, state: Words })).max(MOST_VALUES)),
  }),
  person: z.strictObject({
    ...SAID,
    name: cell(Words),
    role: cell(Words),
    employer: cell(Words),
    cost: cell(Words),
    hours: cell(Words),
    place: cell(Words),
  }),
  commitment: z.strictObject({
    ...SAID,
    quantity: cell(Words),
    today: cell(Words),
    comparator: cell(Comparator),
    value: cell(Words),
    unit: cell(Words),
    by_month: cell(Month),
    how: cell(Words),
    step_ids: cell(Several),
  }),
  risk: z.strictObject({ ...SAID, what: cell(Words), sign: cell(Words), fallback: cell(Words), step_ids: cell(Several) }),
  furnished: z.strictObject({ ...SAID, item: cell(Words), by_month: cell(Month), when_late: cell(Words), step_ids: cell(Several) }),
  milestone: z.strictObject({ ...SAID, title: cell(Words), due_month: cell(Month), due_date: cell(Words), paid: cell(Words) }),
  plan: z.strictObject({
    ...SAID,
    focus: cell(Words),
    solution: cell(Words),
    existing: cell(Words),
    end_state: cell(Words),
    end_user: cell(Words),
    next_phase: cell(Words),
    feasibility: cell(Words),
    security: cell(Words),
    statements: cell(Words),
    work_shares: cell(Words),
    option_price: cell(Words),
    start: cell(Words),
    excluded: cell(Words),
  }),
} as const

export const RowKind = z.enum(['step', 'person', 'commitment', 'risk', 'furnished', 'milestone', 'plan'])
export type RowKind = z.infer<typeof RowKind>

/** What a row of each kind is called before its number: "Work step 3". */
export const ROW_NAMES: Readonly<Record<RowKind, string>> = {
  step: 'Work step',
  person: 'Person',
  commitment: 'Commitment',
  risk: 'Risk',
  furnished: 'Furnished item',
  milestone: 'Planned milestone',
  plan: 'Plan',
}

/** What a row is called beside its number among those of its kind: "Work step 3". There is one row about the plan. */
export function rowName(rows: readonly { id: string; kind: RowKind; position: number }[], row: { id: string; kind: RowKind }): string {
  if (row.kind === 'plan') return 'The plan'
  const ofKind = rows.filter(({ kind }) => kind === row.kind).sort((a, b) => a.position - b.position)
  return `${ROW_NAMES[row.kind]} ${ofKind.findIndex(({ id }) => id === row.id) + 1}`
}

/** The cell that says what a row is about. There is one row about the plan as a whole. */
export const ABOUT: Readonly<Record<RowKind, string | null>> = {
  step: 'action',
  person: 'name',
  commitment: 'quantity',
  risk: 'what',
  furnished: 'item',
  milestone: 'title',
  plan: null,
}

/** The cells of a row of that kind. */
export type CellsOf<Kind extends RowKind> = z.infer<(typeof ROW_CELLS)[Kind]>

/** The most rows of one work breakdown, removed ones included. */
export const MOST_ROWS = 500

/** The longest row with all its origins, as characters of JSON: rows are read together, and so many of the longest cells would fill the memory. */
export const LONGEST_ROW = 100_000

/** The cells that name steps by their rows' ids. */
export const STEP_REFERENCES = ['needs', 'alongside', 'step_ids'] as const

const row = <Kind extends RowKind>(kind: Kind) =>
  z.object({ id: z.string(), kind: z.literal(kind), position: z.number().int(), cells: ROW_CELLS[kind] })

/** One row of a work breakdown, in its place among those of its kind. */
export const Row = z.discriminatedUnion('kind', [
  row('step'),
  row('person'),
  row('commitment'),
  row('risk'),
  row('furnished'),
  row('milestone'),
  row('plan'),
])
export type Row = z.infer<typeof Row>

/** The words of the cell that says what a row is about. */
export function aboutOf({ kind, cells }: Row): string | undefined {
  const cell = (cells as Readonly<Record<string, Cell | undefined>>)[ABOUT[kind] ?? '']
  return cell && cell.state !== 'suggested' ? String(cell.value) : undefined
}
