import { expect, test } from 'vitest'
import { printedStep } from './printed-step.ts'
import { composition, step } from './testing/mast.ts'

const printed = (cells: Parameters<typeof step>[1], rows = {}) => {
  const one = step('s1', cells)
  return printedStep('s1', composition({ rows: { ...rows, steps: [one] } }))
}
const lines = (...given: Parameters<typeof printed>) => printed(...given).map((parts) => parts.map(({ text }) => text).join(' '))

test('a step is shown as the plan prints it: who shall do what, how, where and when', () => {
  const told = {
    action: 'Test the mast',
    method: 'We load it in three steps.',
    lead: 'Ruiz',
    place: 'Dayton',
    from_month: 2,
    to_month: 3,
  }
  expect(lines(told, { people: [{ id: 'p1', name: 'Ana Ruiz', role: 'engineer' }] })).toEqual([
    'The Contractor (Ana Ruiz, engineer) shall test the mast.',
    'Method: The Contractor shall load it in three steps.',
    'Place and time: Dayton, months 2 to 3',
  ])
})

test('what stands in a method as it was noted is told apart from what a contract may say', () => {
  const method = 'The mast is loaded at its top with 40 kg and its deflection is read with a laser. guy wires maybe later, we’ll see'
  const noted = printed({ action: 'Test the mast', method }).flatMap((parts) => parts.filter(({ isNoted }) => isNoted))
  expect(noted.map(({ text }) => text)).toEqual([expect.stringContaining('uy wires maybe later')])
})

test('a risk of the step stands with it, one of another step does not', () => {
  const risk = (id: string, what: string, of: string) => ({ id, what, step_ids: [of] })
  const shown = lines({ action: 'Test the mast' }, { risks: [risk('r1', 'the gale is late', 's1'), risk('r2', 'the resin is old', 's2')] })
  expect(shown.filter((line) => line.startsWith('Risk'))).toEqual(['Risk: The gale is late.'])
})
