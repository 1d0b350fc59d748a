import { expect, test } from 'vitest'
import { composedPlan } from './plan.ts'
import { composition, step } from './testing/mast.ts'

test('of tools that are named twice the fuller name stands in the plan', () => {
  const told = (tools: string) =>
    composedPlan(composition({ rows: { steps: [step('s1', { action: 'Model the mast', tools })] } })).flatMap(({ all }) =>
      all.map(({ text }) => text),
    )
  expect(told('COMSOL, a shaker, COMSOL 6.2')).toContain('Tools: A shaker, COMSOL 6.2.')
  expect(told('COMSOL 6.2, MATLAB')).toContain('Tools: COMSOL 6.2, MATLAB.')
})

test('words that may name a thing are told so that both are right, and as a deed once a person has kept them as what is done', () => {
  const told = (cells: { action: string; deed?: string }) =>
    composedPlan(composition({ rows: { steps: [step('s1', { ...cells, to_month: 2 })] } }))[1]?.all.map(({ text }) => text)
  const action = 'Score maps and legends'
  expect(told({ action })).toContain('Task 2.1: The Contractor shall carry out the following work: score maps and legends.')
  expect(told({ action, deed: action })).toContain('Task 2.1: The Contractor shall score maps and legends.')
})

test('a result that names several things hands over each of them', () => {
  const result = 'test plan (draft; final); test data (CSV)'
  const plan = composedPlan(composition({ rows: { steps: [step('s1', { action: 'Test the mast', to_month: 2, result })] } }))
  expect(plan[1]?.deliverables.map(({ text }) => text).slice(0, 2)).toEqual(['Test plan (draft; final)', 'Test data (CSV)'])
})
