import { expect, test } from 'vitest'
import { composedPlan } from './composed/plan.ts'
import { composition } from './composed/testing/mast.ts'
import { renumberedCells, withTaskNames } from './step-references.ts'

const cell = (value: unknown, state: 'read' | 'seen' = 'seen') => ({ value, origin: { from: 'person' as const }, state })

test('what was typed of a step by its number follows the step, wherever it stands; numbers of anything else stay', () => {
  const moved = (number: number) => ({ 1: 1, 2: 4, 3: null })[number]
  const cells = {
    security: cell('Ito: step 2 only; Berg: steps 1 and 2.', 'read'),
    proof: cell([{ quantity: 'Sag', condition: 'after step 2' }]),
    method: cell('as in step 3'),
    tools: cell('Step 2 of ISO 4628; 2 step ladders; step 2.5'),
    input: cell('slowest step 2 ms or better; a step 3 mm high'),
    needs: cell(['s2']),
  }
  expect(renumberedCells(cells, moved)).toEqual({
    security: cell('Ito: step 4 only; Berg: steps 1 and 4.'),
    proof: cell([{ quantity: 'Sag', condition: 'after step 4' }]),
    method: cell('as in step [removed]'),
  })
})

test('a plan calls steps by the numbers of their tasks, and leaves a number that is of none', () => {
  const named = (steps: readonly number[]) => (steps.every((step) => step < 5) ? `Tasks ${steps.join('+')}` : undefined)
  expect(withTaskNames('Ito: step 2 only; steps 2 to 4 on site; step 9.', named)).toBe('Ito: Tasks 2 only; Tasks 2+3+4 on site; step 9.')
})

test('a plan calls the step that somebody speaks of by the number of its task', () => {
  const lines = composedPlan(composition({ rows: { plan: { security: 'A foreign national works on step 2 only.' } } })).flatMap(
    ({ all }) => all,
  )
  const task = lines.flatMap(({ text }) => /^(Task [\d.]+): .*build the mast/.exec(text)?.[1] ?? [])[0]
  expect(lines.map(({ text }) => text).join('\n')).toContain(`works on ${task} only`)
})
