import { expect, test } from 'vitest'
import type { Requirement } from '../../solicitation/analysis.ts'
import { figuresHeld } from './asked-figure.ts'
import { composedPlan } from './plan.ts'
import { asked, composition, step } from './testing/mast.ts'

type Asked = Requirement['quantities'][number]
const quantity = (value: string, unit: string, comparator: Asked['comparator'] = '='): Asked => ({
  printed: `${value} ${unit}`,
  value,
  unit,
  comparator,
  threshold_or_objective: null,
  what: '',
})

test.each<[string, Requirement['kind'], Asked[], boolean, Requirement['whose']?]>([
  ['a limit', 'task', [quantity('2', 'cm', '<=')], true],
  ['a value of a result', 'performance', [quantity('100', 'Gb per second')], true],
  ['a date', 'schedule', [quantity('30', 'days', '<=')], false],
  ['the months of the effort and a count of parts', 'task', [quantity('nine', 'months'), quantity('900', 'panes')], false],
  ['a share in percent', 'constraint', [quantity('98', 'percent', '>=')], true],
  ['so many of so many', 'constraint', [quantity('one', 'weld in 300', '<=')], true],
  ['a count', 'task', [quantity('1', 'system', '>=')], false],
  ['a size that only describes', 'task', [quantity('1', 'meter')], false],
  ['a limit of the award', 'constraint', [quantity('250,000', 'dollars', '<=')], false, 'work'],
  ['nothing', 'performance', [], false],
])('%s of a %s is measured with a margin: %j', (_, kind, quantities, isHeld, whose = 'product') => {
  expect(figuresHeld({ kind, whose, quantities }).length > 0).toBe(isHeld)
})

test('what only describes is looked at with the result of the step, which is delivered whether or not the step has pass marks', () => {
  const requirements = [asked('R1', 'Model the mast of 9 panes', { quantities: [quantity('9', 'panes')] })]
  const bare = step('s1', { action: 'Model the mast', to_month: 2, requirement_ids: ['R1'], result: 'model (PDF)' })
  const told = (one: typeof bare) => composedPlan(composition({ rows: { steps: [one] }, frame: { requirements } }))[1]?.criteria
  const delivered = 'Each deliverable: to be delivered by Award + 2 Months, or by the date stated with it.'
  expect(told(bare)?.map(({ text }) => text)).toEqual([delivered])
  const tested = { ...bare, proof: [{ quantity: 'deflection', comparator: '<=' as const, value: '2', unit: 'cm' }] }
  expect(told(tested)?.map(({ text }) => text)).toEqual(['Deflection: at most 2 cm; by Award + 2 Months.', delivered])
})
