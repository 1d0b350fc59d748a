import { expect, test } from 'vitest'
import { blanksIn } from '../../../domain/blank.ts'
import { FinalizedPlan } from '../../../domain/plan.ts'
import { textsIn } from '../../../domain/plan-forms/form-texts.ts'
import { fiveColumns } from '../../../domain/plan-forms/plan-columns.ts'
import { oneLine } from '../../../language/characters.ts'
import { EXAMPLE } from './example-plan.ts'
import { exampleSentences, ORDER } from './example-sources.ts'

const { plan, rows, pages, answers, topic_name } = EXAMPLE

test('a finished plan has nothing left to be filled in, as a document neither', () => {
  const { sections } = fiveColumns({ plan, topic_name, component: null })
  expect(textsIn(sections).flatMap(blanksIn)).toEqual([])
})

test('the example is a whole plan, paid to the cent', () => {
  expect(FinalizedPlan.omit({ finalized_at: true }).safeParse(plan).success).toBe(true)
  expect(plan.milestones.map(({ milestone_number }) => milestone_number)).toEqual([1, 2, 3, 4, 5])
  expect(plan.milestones.reduce((sum, { payment_amount }) => sum + Math.round(Number(payment_amount) * 100), 0)).toBe(14_000_000)
})

const texts = [
  plan.scope_paragraph ?? '',
  ...plan.milestones.flatMap(({ refined_text, deliverables, acceptance_criteria }) => [
    refined_text ?? '',
    ...deliverables,
    ...acceptance_criteria,
  ]),
]
const sentences = texts.flatMap((text) =>
  exampleSentences(text).map(({ end, sources }, at, all) => ({ said: text.slice(all[at - 1]?.end, end).trim(), sources })),
)
const behind = (beginning: string) => sentences.find(({ said }) => said.startsWith(beginning))?.sources.map(({ name }) => name)

test('every sentence of it has something behind it, with the words; what only orders the work says so', () => {
  const bare = sentences.filter(({ sources }) => sources.length === 0)
  expect(new Set(bare.map(({ said }) => said))).toEqual(new Set(['Answers:']))
  const wordless = sentences.flatMap(({ sources }) => sources).filter(({ words }) => words.length === 0)
  expect(new Set(wordless.map(({ name }) => name))).toEqual(new Set([ORDER]))
})

test('the words behind a row stand in the answer or on the page that it names, and every row is in the plan', () => {
  const cells = rows.flatMap((row) => row.cells)
  for (const one of cells.flatMap(({ from }) => from)) {
    const place = 'slot' in one ? answers.find(({ slot }) => slot === one.slot)?.answer : pages.find(({ page }) => page === one.page)?.text
    expect(oneLine(place ?? '')).toContain(oneLine(one.words))
  }
  const all = oneLine(texts.join(' '))
  for (const { words } of cells) expect(all).toContain(oneLine(words))
})

test('a sentence that is made of several rows names each of them, and the first paragraph the answer that says it', () => {
  expect(behind('The Contractor proposes AERODR')).toEqual(['The plan · Answer 1'])
  expect(behind('The company is owned')).toEqual(['The plan · Answer 10'])
  expect(behind('People:')).toEqual([1, 2, 3, 4, 5].map((number) => `Person ${number} · Answer 6`))
  expect(behind('Task 4.2:')).toEqual(['Work step 4 · Answer 4', 'Person 1 · Answer 6'])
})

test('the questions of a step are answered below the text that they ask of', () => {
  const slots = rows.flatMap(({ cells }) => cells.flatMap(({ from }) => from.flatMap((one) => ('slot' in one ? one.slot : []))))
  for (const { slot } of answers) if (slot.startsWith('S')) expect(slots).toContain(slot)
})
