import { breakdownOf } from '../../../domain/work-breakdown/breakdown-of.ts'
import type { PlanFacts } from '../../drafter.ts'
import { drafting } from './model-drafting.ts'
import { type Script, scriptedModel } from './scripted-model.ts'

/** A drafting call that may rest on nothing but its answers. */
export const NO_SOURCES = { documents: [], answers: [], entries: [], own_statements: [] }

/** What the company says of its steps. */
export const STEPS = `First we model the mast and its base in HFSS, months one to three, that’s mostly Ana. Then Bo Lee builds two coupons of copper in Dayton from the model.
In month 5 we test the coupons in the chamber; at least 30 dB in three runs. The weather is nice here in Ohio.`
const PEOPLE = 'Ana Ruiz is our antenna engineer, 20 hours a week. Bo Lee, technician, works at Kvale Instruments.'
/** The answers of an interview. */
export const ANSWERS = [
  { slot: 'Q4', subject: 'steps', question: 'What are the steps?', answer: STEPS },
  { slot: 'Q5', subject: 'people', question: 'Who works on it?', answer: PEOPLE },
] as const

/** The facts of a call with these answers. */
export const factsOf = (answers: readonly { slot: string; question: string; answer: string }[] = ANSWERS) =>
  ({ company_name: 'Acme', answers, analysis: null, component: null }) as unknown as PlanFacts

/** Cells as a model tells them: value, words, and the slot where it is not the usual one. */
export type Cells = Record<string, [value: unknown, words: string, slot?: string]>
/** A row as a model tells it. */
export const row = (kind: string, id: string, cells: Cells, of = '') => ({
  kind,
  id,
  of,
  cells: Object.entries(cells).map(([cell, [value, words, slot = kind === 'person' ? 'Q5' : 'Q4']]) => ({ cell, value, slot, words })),
})

const MODEL: Cells = {
  action: ['Model the mast and its base', 'we model the mast and its base'],
  tools: ['HFSS', 'in HFSS'],
  lead: ['Ana Ruiz', "that's mostly Ana"],
  from_month: ['1', 'months one to three'],
  to_month: ['3', 'months one to three'],
}
/** The second step of the answers. */
export const BUILD: Cells = {
  action: ['Build two coupons of copper', 'Bo Lee builds two coupons of copper'],
  lead: ['Bo Lee', 'Bo Lee'],
  place: ['Dayton', 'in Dayton'],
  needs: ['s1', 'from the model'],
}
/** The last step of the answers. */
export const TEST: Cells = {
  action: ['Test the coupons in the chamber', 'we test the coupons in the chamber'],
  to_month: ['5', 'In month 5'],
}
const PROOF: Cells = {
  comparator: ['>=', 'at least 30 dB'],
  value: ['30', 'at least 30 dB'],
  unit: ['dB', '30 dB'],
  runs: ['three runs', 'in three runs'],
}
const ANA: Cells = {
  name: ['Ana Ruiz', 'Ana Ruiz'],
  role: ['antenna engineer', 'our antenna engineer'],
  hours: ['20 hours a week', '20 hours a week'],
}
const BO: Cells = {
  name: ['Bo Lee', 'Bo Lee'],
  role: ['technician', 'technician'],
  employer: ['Kvale Instruments', 'at Kvale Instruments'],
}

/** Those who are named in the answers. */
export const PEOPLE_ROWS = [row('person', 'p1', ANA), row('person', 'p2', BO)]
/** What a good model tells. */
export const GOOD = [
  row('step', 's1', MODEL),
  row('step', 's2', BUILD),
  row('step', 's3', TEST),
  row('proof', 'x', PROOF, 's3'),
  ...PEOPLE_ROWS,
]

/** The rows when the model answers so. */
export async function told(script: Script, facts = factsOf(), calls = 1000) {
  const model = scriptedModel(script)
  const { drafter, booked } = drafting(model, NO_SOURCES, { calls })
  const { rows, unplaced } = await drafter.rowsTold(facts)
  return { rows, unplaced, requests: model.requests, booked, by: drafter.wrote?.(), counts: breakdownOf(rows) }
}

/** A model that tells these rows. */
export const says =
  (...rows: unknown[]): Script =>
  () => ({ rows })

/** The step of that one row, as it is kept. */
export async function stepTold(cells: Cells, facts?: PlanFacts) {
  const { rows, ...rest } = await told(says(row('step', 's1', { ...TEST, ...cells }), ...PEOPLE_ROWS), facts)
  return { cells: rows[0]?.cells as Record<string, { value: unknown; state: string; origin: unknown }>, ...rest }
}
