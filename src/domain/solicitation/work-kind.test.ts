import { expect, test } from 'vitest'
import { kindOf } from './kind.ts'

test.each([
  ['Applicants should develop a model of the wind.', 'task'],
  ['The proposed approach should address gusts.', 'task'],
  ['They should address how masts are folded.', 'task'],
  ['The proposed mast should address gusts.', 'performance'],
  ['This effort is to research sails of felt.', 'task'],
  ['This topic seeks new ways to fold masts.', 'task'],
  ['This topic seeks masts shorter than 9 ft.', 'performance'],
  ['This includes determining who folds the mast.', 'task'],
  ['Folding speed should be measured at sea.', 'task'],
  ['It must be demonstrated that the mast stands in wind.', 'performance'],
  ['The mast should demonstrate increased stiffness.', 'performance'],
  ['The mast must be compatible with round decks.', 'constraint'],
  ['The mast must compete with round decks.', 'performance'],
  ['Stiffness should not decrease by 5 %.', 'performance'],
  ['Masts should not touch the water.', 'constraint'],
  ['Report summarizing the trials; photographs of them.', 'deliverable'],
  ['Training materials should also be created.', 'deliverable'],
  ['Training should be conducted.', 'task'],
  ['Sails of silk are disallowed.', 'constraint'],
])('%j asks for a %s', (text, kind) => {
  expect(kindOf(text, 'prose')).toBe(kind)
})

test('work stays a task under a lead about capabilities, but what a thing must be able to do does not', () => {
  expect(kindOf('Validate the hinge in rain.', 'phase', ['Firms expand the capabilities of the mast:'])).toBe('task')
  expect(kindOf('Refinement of the hinge.', 'prose', ['The capabilities grow by:'])).toBe('task')
  expect(kindOf('Validate the hinge in rain.', 'phase', ['The mast must be able to:'])).toBe('performance')
})

test('what a report must tell is handed over with it', () => {
  expect(kindOf('Use of the mast at night;', 'phase', ['The report should outline:'])).toBe('deliverable')
  expect(kindOf('Use of the mast at night;', 'phase', ['The mast should allow:'])).not.toBe('deliverable')
})
