import { expect, test } from 'vitest'
import { blanksIn } from '../../../domain/blank.ts'
import { FinalizedPlan } from '../../../domain/plan.ts'
import { textsIn } from '../../../domain/plan-forms/form-texts.ts'
import { fiveColumns } from '../../../domain/plan-forms/plan-columns.ts'
import { EXAMPLE } from './example-plan.ts'

const { plan, traced, answers, topic_name } = EXAMPLE

test('a finished plan has nothing left to be filled in, as a document neither', () => {
  const { sections } = fiveColumns({ plan, topic_name, component: null })
  expect(textsIn(sections).flatMap(blanksIn)).toEqual([])
})

test('the example is a whole plan, paid to the cent', () => {
  expect(FinalizedPlan.omit({ finalized_at: true }).safeParse(plan).success).toBe(true)
  expect(plan.milestones.map(({ milestone_number }) => milestone_number)).toEqual([1, 2, 3, 4, 5])
  expect(plan.milestones.reduce((sum, { payment_amount }) => sum + Math.round(Number(payment_amount) * 100), 0)).toBe(14_000_000)
})

test('every text of it is traced from end to end, and every answer that is named is there', () => {
  const texts = [
    plan.scope_paragraph ?? '',
    ...plan.milestones.flatMap(({ refined_text, deliverables, acceptance_criteria }) => [
      refined_text ?? '',
      ...deliverables,
      ...acceptance_criteria,
    ]),
  ]
  const byText = new Map(traced.map((one) => [one.text, one.sentences]))
  for (const text of texts) expect(byText.get(text)?.at(-1)?.end, text).toBe(text.length)
  const named = traced.flatMap(({ sentences }) => sentences).flatMap(({ from }) => from)
  const slots = named.filter((name) => /Q\d+$/.test(name))
  expect(slots.length).toBeGreaterThan(20)
  for (const slot of slots) expect(answers.map((one) => one.slot)).toContain(slot)
  // the questions of a step follow its text: an answer to another text's question would stand below a question that it does not answer
  for (const { slot } of answers) if (slot.startsWith('S')) expect(slots).toContain(slot)
})
