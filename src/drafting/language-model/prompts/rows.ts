import * as z from 'zod'
import type { Subject } from '../../../domain/interview.ts'
import { Comparator } from '../../../domain/solicitation/analysis.ts'
import type { CellsOf, RowKind } from '../../../domain/work-breakdown/rows.ts'
import type { Proof } from '../../../domain/work-breakdown/work-breakdown.ts'
import type { Prompt, Section } from '../prompt.ts'

/** The kinds of rows that are asked for: a proof is a row of its own here, which says of which step it is. */
export type ToldKind = RowKind | 'proof'

/** The cells that are asked for, by kind of row, with what each holds. */
export const TOLD_CELLS = {
  step: {
    action: 'what is done, in a few words, beginning with its verb: "Model the mast and its base"',
    method: 'how it is done',
    tools: 'software, instruments and standards for it',
    input: 'data and material that it takes',
    lead: 'the name of who leads it',
    people: 'names of the others who work on it, parted by semicolons',
    place: 'where it is done',
    from_month: 'its first month, a whole number',
    to_month: 'its last month, a whole number',
    part: '"option" where it belongs to an option',
    needs: 'ids of the steps whose results it needs, parted by semicolons',
    result: 'what is handed over, with its format',
    goes_to: '"Government", or the id of the step that uses the result',
  },
  proof: {
    quantity: 'what is measured or looked at',
    comparator: `one of ${Comparator.options.join(' ')}; left out where the words do not say it`,
    value: 'the figure alone',
    unit: 'its unit',
    condition: 'under which conditions',
    runs: 'how often',
    evidence: 'what shows it',
    judge: 'the name of who judges',
    by_month: 'by which month, a whole number',
  },
  person: {
    name: 'the name',
    role: 'the role',
    employer: 'company, subcontractor or institution',
    hours: 'hours',
    place: 'where they work',
  },
  commitment: {
    quantity: 'the figure of the product that the company commits to, by its name',
    today: 'its value today',
    comparator: 'as of a proof',
    value: 'the committed figure alone',
    unit: 'its unit',
    by_month: 'by which month, a whole number',
    how: 'how it is measured',
    step_ids: 'ids of the steps that reach or measure it',
  },
  risk: { what: 'what may happen', sign: 'its early sign', fallback: 'what is done then', step_ids: 'ids of the steps that it threatens' },
  furnished: {
    item: 'what the Government has to provide',
    by_month: 'by which month, a whole number',
    when_late: 'what is done when it is late',
    step_ids: 'ids of the steps that need it',
  },
  milestone: {
    title: 'a milestone as the company plans it, by its name',
    due_month: 'the month in which it is due, a whole number',
    paid: 'what is paid for it, in percent of the award or in dollars',
  },
  plan: {
    focus: "which of the topic's focus areas",
    solution: 'the proposed solution',
    existing: 'existing technology and its proof',
    end_state: 'the desired end state',
    end_user: 'who uses it',
    next_phase: 'who would fund the next phase',
    feasibility: 'evidence of feasibility',
    security: 'security and foreign nationals',
    work_shares: 'who does which share of the work',
    option_price: 'what the option costs, apart from the base',
    excluded: 'what the company says that it will not do',
  },
} as const satisfies { [Kind in RowKind]: Partial<Record<keyof CellsOf<Kind>, string>> } & {
  proof: Record<Exclude<keyof Proof, 'as_told'>, string>
}

/** How much of an answer is taken: its rows, the cells of one, the letters of a value and of the words that it rests on. */
const SIZE = { rows: 80, cells: 20, value: 1500, words: 1500, id: 40 }

const Said = (letters: number) => z.preprocess(asText, z.string().max(letters))

/** A number, a list or nothing where a text was asked for. */
function asText(value: unknown): unknown {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  return Array.isArray(value) && value.every((one) => ['string', 'number'].includes(typeof one)) ? value.join('; ') : value
}

const SaidCell = z.object({ cell: Said(SIZE.id), value: Said(SIZE.value), slot: Said(SIZE.id), words: Said(SIZE.words) })
const NO_CELL = { cell: '', value: '', slot: '', words: '' }

const SaidRow = z.object({
  kind: Said(SIZE.id),
  id: Said(SIZE.id),
  of: Said(SIZE.id),
  cells: z.preprocess(asList, z.array(SaidCell.catch(NO_CELL)).max(SIZE.cells)),
})
const NO_ROW = { kind: '', id: '', of: '', cells: [] }

/** Cells by their names, where a list was asked for. */
function asList(cells: unknown): unknown {
  if (typeof cells !== 'object' || cells === null || Array.isArray(cells)) return cells
  return Object.entries(cells).map(([cell, said]) => (typeof said === 'object' ? { ...said, cell } : { cell, value: said }))
}

/** A cell as a model tells it: `words` are those of the answer in `slot` that it rests on, empty where it rests on none. */
export type SaidCell = z.infer<typeof SaidCell>
/** A row as a model tells it, under an id of its own; `of` is the step of a proof. What is of another shape is empty. */
export type SaidRow = z.infer<typeof SaidRow>

export const SaidRows = z.object({ rows: z.array(SaidRow.catch(NO_ROW)).max(SIZE.rows) })

/** Answers to read, or parts of long ones, and the steps that answers before them told, by their ids. */
export type RowsFacts = {
  answers: readonly { slot: string; subject?: Subject | undefined; question: string; answer: string }[]
  steps: readonly { id: string; action: string }[]
}

const TASK = [
  '# Task',
  'A company answered an interview on its work plan. You sort what the answers say into rows of a table.',
  '- Each cell rests on words of one answer: "slot" is that answer, and "words" is the stretch of it that says so, copied letter for letter, whole and as short as it can be. A question is no answer.',
  '- "value" says what these words say, in these words, and nothing more: no number, no name, no tool, no limit that the words do not have. Numbers in figures. Leave out fillers and what was taken back at once.',
  '- What the answers do not say has no cell. Where you can suggest something useful of your own, give it with empty "words"; seldom. Suggest no numbers and no names.',
  '- A row for each piece of work that has its own result or its own months; what is said again of it in another answer goes into the same row. Steps that are known already keep their ids; new ones get new ids (s1, s2, …).',
  '- A figure that a step has to reach or a check that it has to pass is a row of the kind proof, with the id of its step as "of". A figure of the product that the company commits to is a commitment.',
  '- Who is told of with a role is a person. All that is said of the plan as a whole is one row of the kind plan.',
  '- What fits no cell is left out: the person sorts it.',
]

const KINDS = [
  '# Kinds of rows and their cells',
  ...Object.entries(TOLD_CELLS).map(
    ([kind, cells]) =>
      `- ${kind}: ${Object.entries(cells)
        .map(([name, holds]) => `${name} (${holds})`)
        .join(', ')}`,
  ),
]

const FORM = [
  '# Form of the answer',
  'One JSON object and nothing else:',
  '{"rows": [{"kind": "step", "id": "s1", "of": "", "cells": [{"cell": "to_month", "value": "3", "slot": "Q4", "words": "by month three"}]}]}',
  `- At most ${SIZE.rows} rows with at most ${SIZE.cells} cells each; a value has at most ${SIZE.value} characters.`,
  '- "of" is empty but in a proof.',
]

/** Sorts what answers say into rows of the work breakdown, each cell with the words that it rests on. */
export const rowsPrompt: Prompt<RowsFacts, { rows: SaidRow[] }> = {
  name: 'rows',
  instructions: [TASK, KINDS, FORM].map((lines) => lines.join('\n')).join('\n\n'),
  answer: SaidRows,
  sections: ({ answers, steps }) => [
    ...(steps.length > 0 ? [{ kind: 'data' as const, title: 'Steps that are known already', text: steps.map(stepLine).join('\n') }] : []),
    ...answers.map(
      ({ slot, subject, question, answer }): Section => ({
        kind: 'data',
        title: `Answer ${slot}${subject ? ` (${subject})` : ''}`,
        text: `Question: ${question}\nAnswer:\n${answer}`,
      }),
    ),
  ],
  queries: () => [],
  passage_tokens: 0,
  max_output_tokens: 6000,
  shown: () => '',
}

function stepLine({ id, action }: RowsFacts['steps'][number]): string {
  return `[${id}] ${action}`
}
