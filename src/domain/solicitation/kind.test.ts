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
  ['MIL-PRF-7 masts for trickle charging.', 'performance'],
  ['Companies will test masts against MIL-PRF-7.', 'task'],
  ['Outline an approach to show that MIL-HDBK-7 is met.', 'task'],
  ['Design, develop, and deliver a mast.', 'task'],
  ['Deliver a mast.', 'deliverable'],
  ['Kick-off briefing', 'deliverable'],
  ['Scalability study that estimates the cost of masts.', 'deliverable'],
  ['Masts should consist of wood only.', 'constraint'],
  ['The Army will accept proposals for the cost of up to $250,000.', 'constraint'],
  ['Woods of any kind may be proposed.', 'constraint'],
  ['Proposers must demonstrate solid understanding of wind.', 'constraint'],
  ['This topic does not seek new sails.', 'constraint'],
  ['Do not propose sails.', 'constraint'],
  ['Efforts in better paint will require testing of the foot.', 'task'],
  ['Phase I should develop a first mast.', 'task'],
  ['The mast will be implemented in a yard.', 'task'],
  ['Mast Blueprint – Design a mast that folds.', 'task'],
  ['Masts include, but are not limited to, poles.', 'performance'],
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
