import { expect, test } from 'vitest'
import { onlyTester } from './tests-listed.ts'

test.each([
  [['Kick-off', 'Pier trials', 'Write the draft test plan'], 'Pier trials'],
  [['Build a test rig', 'Verification of the model', 'Final report'], 'Verification of the model'],
  [['Cut the samples', 'Test each sample in salt fog', 'Test report'], 'Test each sample in salt fog'],
])('a step is the only tester by what it does, not by what it writes or builds: %j', (steps, tester) => {
  expect(onlyTester(steps)).toBe(tester)
})

test.each([[['Build a test rig', 'Test report']], [['Bench tests', 'Field tests']], [[]]])(
  'none is, where none tests or two do: %j',
  (steps) => {
    expect(onlyTester(steps)).toBeUndefined()
  },
)
