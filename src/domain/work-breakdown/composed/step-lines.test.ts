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
