import { expect, test } from 'vitest'
import { kindOf } from './kind.ts'

test.each([
  ['The mast shall comply with IEC 60529.', 'standard'],
  ['Kites must be suitable for sale under the Wind and Weather Act.', 'standard'],
  ['Read and follow all of the BAA instructions.', 'standard'],
  ['The small business must have performed a first test of the foot.', 'constraint'],
  ['To qualify for this topic, firms need a pilot.', 'constraint'],
  ['The proposal must describe the approach to folding.', 'deliverable'],
  ['This plan should address who folds the mast.', 'deliverable'],
  ['Description of how the mast is folded.', 'deliverable'],
  ['Develop a Phase II plan with milestones.', 'deliverable'],
  ['Develop a plan to fold the mast.', 'task'],
  ['The mast must use a fielded connector.', 'constraint'],
  ['Ropes of steel must not be used.', 'constraint'],
  ['The weight of the mast shall be less than 9 lb.', 'constraint'],
  ['The mast is to be lightweight.', 'constraint'],
  ['Masts may range in height from 3 m to 9 m.', 'constraint'],
  ['Systems for land are also of interest.', 'constraint'],
  ['Teams with a university are encouraged.', 'constraint'],
  ['Are masts of cork in scope? Yes.', 'constraint'],
  ['Joints of 2 mm shall be evaluated.', 'task'],
  ['The Navy has a need to model the wind.', 'task'],
  ['The objective of this topic is to provide masts at low cost.', 'task'],
  ['Can one person fold the mast?', 'task'],
  ['Ensure that the mast must be able to stand in wind.', 'performance'],
  ['The mast shall stand winds of 20 knots.', 'performance'],
] as const)('%j is of kind %s', (text, kind) => {
  expect(kindOf(text, 'prose')).toBe(kind)
})

test('in a phase, a sentence about those who work is a task, one about the thing is performance', () => {
  expect(kindOf('The proposer should build a model.', 'phase')).toBe('task')
  expect(kindOf('Phase I will consist of drawings.', 'phase')).toBe('task')
  expect(kindOf('The mast should also include a safe way down.', 'phase')).toBe('performance')
})

test('what stands in a list of performance goals is performance, though it begins with a verb', () => {
  expect(kindOf('Guard 100 masts', 'prose', ['Performance goals include:'])).toBe('performance')
  expect(kindOf('Develop a guard', 'prose', ['Tasks include:'])).toBe('task')
})
