import type { Subject } from '../interview.ts'
import type { RowKind } from '../work-breakdown/rows.ts'

/**
 * One field of an answer: the label under which its words stand there, the cell of a row that they fill, and what helps to fill it in. `names` says that a
 * field names a step that was told elsewhere, or several; of what `isLong` a sentence or two are told, of what `isShort` a word or a number; `choices` are what it may say, and `only` which of
 * those the first field has to say for this one to be asked. A cell of a step's
 * proof is "proof.limit", a part of a cell about the plan "security.clearance"; "leads" and "works_on" name the steps of a person.
 */
export type AnswerField = {
  cell: string
  label: string
  hint: string
  names?: 'step' | 'steps'
  isLong?: true
  isShort?: true
  /** Names a month or several, by their numbers or by the calendar. */
  isMonth?: true
  /** Often the same in several rows, one below the other: offered there as the row above has it. */
  isAsAbove?: true
  choices?: readonly string[]
  only?: string
}

/**
 * What an answer on one subject may be told in, row by row: the fields of each row, of which the first says what the row is about, and what a row is called.
 * Of the plan as a whole there is one row.
 */
export type AnswerForm = {
  kind: RowKind
  row: string
  fields: readonly [AnswerField, ...AnswerField[]]
  /** The cells without which a row of the form lacks something; a row of forms that name none has no such. */
  needed?: readonly string[]
  /** Asked beside the rows of a question, and tells nothing of what it asks: in one row, or in as many as are wanted, of which the first begins with a press. */
  beside?: 'once' | 'wanted'
}

const STEP: AnswerField = { cell: 'action', label: 'Step', hint: 'e.g. Build the first unit', names: 'step' }
const ITS_STEP: AnswerField = { cell: 'step', label: 'Step', hint: 'the step that it may stop', names: 'step' }

const FOREIGNERS = 'A foreign national works on it'

/** The forms of the questions that ask for several things at once; what such a row lacks is what the work breakdown has cells for. */
export const ANSWER_FORMS: Readonly<Partial<Record<Subject, AnswerForm>>> = {
  steps: {
    kind: 'step',
    row: 'step',
    fields: [
      { cell: 'action', label: 'Step', hint: 'a verb first: Build the first unit' },
      { cell: 'months', label: 'Months', hint: 'e.g. 1 to 3', isShort: true, isMonth: true },
      { cell: 'hours', label: 'Hours', hint: 'e.g. 120', isShort: true },
      { cell: 'lead', label: 'Lead', hint: 'who leads it, then who helps' },
      { cell: 'result', label: 'Hands over', hint: 'e.g. Test report with raw data' },
      { cell: 'needs', label: 'Needs', hint: 'e.g. step 1', names: 'steps' },
    ],
  },
  milestones: {
    kind: 'milestone',
    row: 'milestone',
    fields: [
      { cell: 'title', label: 'Milestone', hint: 'e.g. First unit works on the bench' },
      { cell: 'due', label: 'Due in month', hint: 'e.g. 3', isShort: true, isMonth: true },
      { cell: 'paid', label: 'Paid', hint: 'e.g. 30 %', isShort: true },
    ],
  },
  method: {
    kind: 'step',
    row: 'step',
    fields: [
      STEP,
      { cell: 'method', label: 'Method', hint: 'how it is done', isLong: true },
      { cell: 'tools', label: 'Tools', hint: 'software, instruments, machines' },
      { cell: 'input', label: 'Input', hint: 'data and material' },
    ],
  },
  people: {
    kind: 'person',
    row: 'person',
    fields: [
      { cell: 'name', label: 'Name', hint: 'first and last name' },
      { cell: 'role', label: 'Role', hint: 'e.g. Test engineer' },
      { cell: 'employer', label: 'Employer', hint: 'where not the company itself' },
      { cell: 'cost', label: 'Subcontract', hint: 'e.g. $45,000 or 20%', isShort: true },
      { cell: 'hours', label: 'Hours', hint: 'e.g. 12 hours a week', isShort: true },
      { cell: 'place', label: 'Place', hint: 'where most of their work is done', isAsAbove: true },
      { cell: 'leads', label: 'Leads', hint: 'e.g. steps 1 and 3', names: 'steps' },
      { cell: 'works_on', label: 'Works on', hint: 'e.g. steps 1 and 3', names: 'steps' },
    ],
  },
  place: { kind: 'step', row: 'place', fields: [STEP, { cell: 'place', label: 'Place', hint: 'the laboratory, site or range' }] },
  test: {
    kind: 'step',
    row: 'test',
    needed: ['action', 'proof.quantity', 'proof.limit'],
    fields: [
      { ...STEP, isAsAbove: true },
      { cell: 'proof.quantity', label: 'Measured', hint: 'e.g. Time to set it up' },
      { cell: 'proof.limit', label: 'Pass mark', hint: 'e.g. at most 15 min', isShort: true },
      { cell: 'proof.condition', label: 'Condition', hint: 'how and where, e.g. on a bench, in the cold', isAsAbove: true },
      { cell: 'proof.runs', label: 'Runs', hint: 'e.g. 3 of 3', isShort: true },
      { cell: 'proof.evidence', label: 'Evidence', hint: 'e.g. test report with raw data', isAsAbove: true },
      { cell: 'proof.judge', label: 'Judged by', hint: 'who says that it passed', isAsAbove: true },
      { cell: 'proof.by', label: 'By month', hint: 'e.g. 5 or 2 March', isShort: true, isMonth: true },
    ],
  },
  threshold: {
    kind: 'commitment',
    row: 'figure',
    fields: [
      { cell: 'quantity', label: 'Figure', hint: 'e.g. Mass of the unit' },
      { cell: 'today', label: 'Today', hint: 'e.g. 1.9 kg', isShort: true },
      { cell: 'limit', label: 'Committed', hint: 'e.g. below 1.2 kg', isShort: true },
      { cell: 'by', label: 'By month', hint: 'e.g. 5 or 2 March', isShort: true, isMonth: true },
      { cell: 'how', label: 'How measured', hint: 'e.g. on a calibrated scale' },
    ],
  },
  risk: {
    kind: 'risk',
    row: 'risk',
    fields: [
      { cell: 'what', label: 'Risk', hint: 'what may go wrong' },
      { cell: 'sign', label: 'Early sign', hint: 'by what you notice it', isLong: true },
      { cell: 'fallback', label: 'Fallback', hint: 'what you do then', isLong: true },
      ITS_STEP,
    ],
  },
  government: {
    kind: 'furnished',
    row: 'item',
    fields: [
      { cell: 'item', label: 'Item', hint: 'what the Government provides' },
      { cell: 'by', label: 'By month', hint: 'e.g. 2 or 2 March', isShort: true, isMonth: true },
      { cell: 'late', label: 'If late', hint: 'what you do then' },
      ITS_STEP,
    ],
  },
  user: {
    kind: 'plan',
    row: 'user and next phase',
    fields: [
      { cell: 'end_user', label: 'User', hint: 'who will use it, in which office or unit' },
      { cell: 'end_user.accepts', label: 'Accepted by', hint: 'who accepts it for the Government' },
      { cell: 'next_phase', label: 'Next phase paid by', hint: 'the office or program that would pay', isLong: true },
    ],
  },
  security: {
    kind: 'plan',
    row: 'security',
    fields: [
      {
        cell: 'security',
        label: 'Foreign nationals',
        hint: 'whether any works on it',
        choices: ['No foreign national works on it', FOREIGNERS],
      },
      { cell: 'security.who', label: 'Who they are', hint: 'names, semicolons between', only: FOREIGNERS },
      { cell: 'security.from', label: 'From where', hint: 'country, and visa or work permit', only: FOREIGNERS },
      { cell: 'security.tasks', label: 'Their tasks', hint: 'the steps that they work on', only: FOREIGNERS },
      { cell: 'security.clearance', label: 'Clearance', hint: 'who holds one, and which' },
      { cell: 'security.facility', label: 'Cleared facility', hint: 'which, and where' },
      { cell: 'security.cmmc', label: 'CMMC level', hint: 'e.g. Level 2, self-assessed' },
    ],
  },
  shares: {
    kind: 'plan',
    row: 'share',
    fields: [
      { cell: 'work_shares.steps', label: "Institution's steps", hint: 'which steps the research institution does', isLong: true },
      { cell: 'work_shares.lead', label: 'Led there by', hint: 'first and last name' },
      { cell: 'work_shares.institution', label: "Institution's share", hint: 'e.g. 35 percent of the work' },
      { cell: 'work_shares.company', label: "Company's share", hint: 'e.g. 60 percent of the work' },
    ],
  },
}

const START: AnswerField = { cell: 'start', label: 'Award assumed on', hint: 'e.g. 2 March 2027' }

function asked(beside: 'once' | 'wanted', kind: RowKind, row: string, ...fields: AnswerForm['fields']): AnswerForm {
  return { kind, row, beside, fields }
}

/** From which day months are counted, beside fields that name months, where nobody has told it yet. */
const START_FORM = asked('once', 'plan', 'start', START)

const MONTH: AnswerField = { cell: 'by', label: 'By month', hint: 'e.g. 5 or 2 March', isShort: true, isMonth: true }
const COST: AnswerField = { cell: 'cost', label: 'Cost', hint: 'e.g. $1,900', isShort: true }
const MAKER: AnswerField = { cell: 'action', label: 'From step', hint: 'the step that makes it', names: 'step' }
const EXCLUDED = {
  cell: 'excluded',
  label: 'Not part of the work',
  hint: 'e.g. Field trials at sea',
  isLong: true,
} as const

/** What holds for all of the work: what it hands over beside the results of its steps, what it buys, from when its months are counted, and what is no part of it. */
const WHOLE_FORMS = [
  asked('wanted', 'step', 'deliverable', { cell: 'result', label: 'Deliverable', hint: 'e.g. Status report' }, MONTH, MAKER),
  asked('wanted', 'plan', 'trip', { cell: 'statements', label: 'Travel', hint: 'who goes where, and why' }, MONTH, COST),
  asked('wanted', 'plan', 'purchase', { cell: 'statements', label: 'Purchase', hint: 'e.g. Test furnace' }, MONTH, COST),
  asked('once', 'plan', 'whole work', START, EXCLUDED),
]

/** What holds for each row of a question that says nothing else of its own. */
const ELSE_FORMS: Readonly<Partial<Record<Subject, AnswerForm>>> = {
  place: asked('once', 'step', 'all steps', {
    cell: 'place',
    label: 'Place, where a row names none',
    hint: 'the laboratory, site or range',
  }),
  test: asked('once', 'step', 'all tests', {
    cell: 'proof.judge',
    label: 'Judge, where a row names none',
    hint: 'who says that it passed',
  }),
}

const OPTION_PRICE = { cell: 'option_price', label: 'Price of the option', hint: 'where there is one, e.g. $92,500' } as const

/** Beside milestones, of which those of an option are priced apart from the base. */
export const PRICED_FORM = asked('once', 'plan', 'option', { ...OPTION_PRICE, isShort: true })

/** The forms of what a question asks for: of its subject, and of the second one where it asks for two, with what holds for all of their rows. */
export function formsOf({ subject, also }: { subject?: Subject | undefined; also?: Subject | undefined }): AnswerForm[] {
  const own = [subject, also].flatMap((one) => (one ? [ELSE_FORMS[one] ?? [], ANSWER_FORMS[one] ?? []].flat() : []))
  const forms = subject === 'milestones' || also === 'milestones' ? [...own, PRICED_FORM] : own
  if (subject === 'steps' || also === 'steps') return [...forms, ...WHOLE_FORMS]
  return forms.some(({ fields }) => fields.some(({ isMonth }) => isMonth)) ? [...forms, START_FORM] : forms
}

/** Whether a form is asked for beside the rows of a question and tells nothing of what it asks. */
export function isOfWholeWork({ beside }: AnswerForm): boolean {
  return beside !== undefined
}

/** Whether an answer has one row of this form: the plan as a whole is told of once. */
export function hasOneRow({ kind, beside }: AnswerForm): boolean {
  return beside ? beside === 'once' : kind === 'plan'
}

/** A row of a form with its article, "an item". */
export function oneRow({ row }: AnswerForm): string {
  return `${'aeiou'.includes(row.charAt(0)) ? 'an' : 'a'} ${row}`
}

/** The fields of a row that are asked for: those that hang on what the first one says are asked then, and shown where they say something already. */
export function fieldsAsked({ fields }: AnswerForm, row: Readonly<Record<string, string>>): readonly AnswerField[] {
  const [first] = fields
  return fields.filter(({ cell, only }) => !only || row[first.cell] === only || (row[cell] ?? '') !== '')
}
