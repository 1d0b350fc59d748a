import { expect, test } from 'vitest'
import { composedPlan } from './plan.ts'
import { composition, step } from './testing/mast.ts'

test.each([
  ['kiln master, 20 years', '(Ines Vora, kiln master)', 'Ines Vora (kiln master, 20 years, leads Task 2.1)'],
  ['runs the kiln', '(Ines Vora)', 'Ines Vora (role: runs the kiln, leads Task 2.1)'],
  ['does glazes', '(Ines Vora)', 'Ines Vora (role: does glazes, leads Task 2.1)'],
])('a role that is no name of one stands once, behind its label as it was typed: %s', (role, inTask, amongPeople) => {
  const people = [{ id: 'p1', name: 'Ines Vora', role }]
  const plan = composedPlan(
    composition({ rows: { people, steps: [step('s1', { action: 'Fire the tiles', lead: 'Ines Vora', to_month: 2 })] } }),
  )
  const lines = plan.flatMap(({ all }) => all.map(({ text }) => text))
  expect(lines).toContain(`Task 2.1: The Contractor ${inTask} shall fire the tiles.`)
  expect(lines).toContain(`People: ${amongPeople}.`)
})
