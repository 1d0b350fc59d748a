import type { Subject } from '../interview.ts'
import type { RowKind } from '../work-breakdown/rows.ts'

/**
 * One field of an answer: the label under which its words stand there, the cell of a row that they fill, and an example. `names` says what a field
 * repeats that was told elsewhere: a step or a person. A cell of a step's proof is "proof.limit"; "leads" and "works_on" name the steps of a person.
 */
export type AnswerField = { cell: string; label: string; example: string; names?: 'step' | 'person' }

/** What an answer on one subject may be told in, row by row: the fields of each row, of which the first says what the row is about. */
export type AnswerForm = { kind: Exclude<RowKind, 'plan'>; add: string; fields: readonly [AnswerField, ...AnswerField[]] }

const STEP: AnswerField = { cell: 'action', label: 'Step', example: 'Model the antenna and its shield', names: 'step' }
const ITS_STEP: AnswerField = { cell: 'step', label: 'Step', example: 'the step that it may stop', names: 'step' }

/** The forms of the questions that ask for several things at once; what such a row lacks is what the work breakdown has cells for. */
export const ANSWER_FORMS: Readonly<Partial<Record<Subject, AnswerForm>>> = {
  steps: {
    kind: 'step',
    add: 'Add a step',
    fields: [
      { cell: 'action', label: 'Step', example: 'Model the antenna and its shield' },
      { cell: 'months', label: 'Months', example: '1 to 3' },
      { cell: 'result', label: 'Hands over', example: 'Model files (HFSS) and a memo' },
      { cell: 'needs', label: 'Needs', example: 'a step before it', names: 'step' },
    ],
  },
  method: {
    kind: 'step',
    add: 'Add a step',
    fields: [
      STEP,
      { cell: 'method', label: 'Method', example: 'how it is done' },
      { cell: 'tools', label: 'Tools', example: 'HFSS, MATLAB' },
      { cell: 'input', label: 'Input', example: 'data and material' },
    ],
  },
  people: {
    kind: 'person',
    add: 'Add a person',
    fields: [
      { cell: 'name', label: 'Name', example: 'first and last name', names: 'person' },
      { cell: 'role', label: 'Role', example: 'Antenna engineer' },
      { cell: 'employer', label: 'Employer', example: 'where not the company itself' },
      { cell: 'hours', label: 'Hours', example: '12 a week' },
      { cell: 'leads', label: 'Leads', example: 'steps, semicolons between', names: 'step' },
      { cell: 'works_on', label: 'Works on', example: 'steps, semicolons between', names: 'step' },
    ],
  },
  place: { kind: 'step', add: 'Add a step', fields: [STEP, { cell: 'place', label: 'Place', example: 'the laboratory, site or range' }] },
  test: {
    kind: 'step',
    add: 'Add a test',
    fields: [
      STEP,
      { cell: 'proof.quantity', label: 'Measured', example: 'Shielding from 2 to 18 GHz' },
      { cell: 'proof.limit', label: 'Pass mark', example: 'at least 30 dB' },
      { cell: 'proof.condition', label: 'Condition', example: 'on the mast, in the chamber' },
      { cell: 'proof.runs', label: 'Runs', example: '3 of 3' },
      { cell: 'proof.evidence', label: 'Evidence', example: 'test report with raw data' },
    ],
  },
  threshold: {
    kind: 'commitment',
    add: 'Add a figure',
    fields: [
      { cell: 'quantity', label: 'Figure', example: 'Weight of the shield' },
      { cell: 'today', label: 'Today', example: '1.9 kg' },
      { cell: 'limit', label: 'Committed', example: 'below 1.2 kg' },
      { cell: 'by', label: 'By month', example: '5' },
      { cell: 'how', label: 'How measured', example: 'on a calibrated scale' },
    ],
  },
  risk: {
    kind: 'risk',
    add: 'Add a risk',
    fields: [
      { cell: 'what', label: 'Risk', example: 'what may go wrong' },
      { cell: 'sign', label: 'Early sign', example: 'by what you notice it' },
      { cell: 'fallback', label: 'Fallback', example: 'what you do then' },
      ITS_STEP,
    ],
  },
  government: {
    kind: 'furnished',
    add: 'Add an item',
    fields: [
      { cell: 'item', label: 'Item', example: 'what the Government provides' },
      { cell: 'by', label: 'By month', example: '2' },
      { cell: 'late', label: 'If late', example: 'what you do then' },
      ITS_STEP,
    ],
  },
}
