import { expect, test } from 'vitest'
import { bindsOthers } from './bound.ts'

test.each([
  'Under a separate contract, the performer of the tug shall deliver ten pumps.',
  'Under the present overhaul contract the yard must return each mast.',
  'The prime integrator will supply the mooring points.',
  'Another contractor shall train the crews.',
  'Reviewers will weigh the price last.',
  'The Naval Rigging Center (NRC) laboratory at Bath shall complete a soak of 20 old sails.',
])('a duty of somebody else is known by what stands before its verb: %s', (sentence) => {
  expect(bindsOthers(sentence)).toBe(true)
})

test.each([
  'The performer shall deliver ten pumps.',
  'Phase I performers must deliver a report.',
  'Two sails shall be delivered under this contract.',
  'The performer shall help the integrator.',
  'The performer and the integrator shall agree on a date.',
  'Reviewers of the last topic asked for masts.',
  'The Mast Control Center shall be lighter than 9 kg.',
])('a duty of who proposes is not, nor what tells of none: %s', (sentence) => {
  expect(bindsOthers(sentence)).toBe(false)
})
