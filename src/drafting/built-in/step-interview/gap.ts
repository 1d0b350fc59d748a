import type { FilledCell, StepMatter } from '../../../domain/steps/step-matter.ts'
import type { StepField, StepQuestion } from '../../../domain/steps/step-plan.ts'
import { ROW_NAMES } from '../../../domain/work-breakdown/rows.ts'

/** A cell of a row that is empty or weak: how much the milestone gains by an answer, and the question whose answer fills that cell. */
export type Gap = { weight: number; matter: StepMatter; question: Omit<StepQuestion, 'slot' | 'matter'> & { fills: FilledCell } }

/** Which fields of a milestone an answer on a matter fills in. */
const FIELDS: Record<StepMatter, readonly StepField[]> = {
  how: ['how'],
  requirement: ['what', 'how'],
  handed_over: ['what'],
  meeting: ['who', 'where', 'when'],
  who: ['who'],
  where: ['where'],
  when: ['when'],
  success: ['success'],
  evidence: ['success'],
  government: ['who', 'when'],
  terms: ['who'],
  user: ['who'],
  next_phase: ['what'],
  risk: ['how'],
}

/** What a cell is called where the rows are shown. */
const CELL_NAMES: Record<FilledCell['cell'], string> = {
  method: 'Method',
  tools: 'Tools',
  people: 'People',
  place: 'Place',
  months: 'Months',
  result: 'Result',
  interim: 'Shown by then',
  proof: 'Pass mark',
  comparator: 'Pass mark',
  condition: 'Condition',
  evidence: 'Evidence',
  judge: 'Judged by',
  requirement: 'Requirements',
  end_user: 'End user',
  next_phase: 'Next phase',
  security: 'Security',
  work_shares: 'Work shares',
  risk: 'Risk',
  sign: 'Early sign',
  fallback: 'Fallback',
  furnished: 'From the Government',
  by_month: 'By month',
  when_late: 'If late',
}

const OF_FURNISHED: ReadonlySet<FilledCell['cell']> = new Set(['by_month', 'when_late'])

/** The row and the cell in which an answer stands, in a few words: "Task 3.1 · Method", "Risk: the plating peels · Fallback". */
export function cellNamed({ cell, tasks: [task], about }: Pick<FilledCell, 'cell' | 'tasks' | 'about'>): string {
  if (cell === 'risk' || cell === 'furnished') return CELL_NAMES[cell]
  const row = about === undefined || task ? '' : `${ROW_NAMES[OF_FURNISHED.has(cell) ? 'furnished' : 'risk']}: ${about}`
  const named = task && task.number !== '' ? `Task ${task.number}` : row
  return [named, CELL_NAMES[cell], task && about].filter(Boolean).join(' · ')
}

/** A gap whose question says in which fields, and in which cell, its answer stands; where it asks for several things at once, which and how many. */
export function gapOf(matter: StepMatter, weight: number, { details = [], ...asked }: Gap['question']): Gap {
  const several = details.length > 1 ? { min_items: details.length, details } : {}
  return { weight, matter, question: { fields: [...FIELDS[matter]], label: cellNamed(asked.fills), ...several, ...asked } }
}

/** What may be the answer, beside its question. */
export function offering(offers: readonly string[]): Pick<StepQuestion, 'offers'> {
  return offers.length > 0 ? { offers: [...offers] } : {}
}
