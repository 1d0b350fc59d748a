import { expect, test } from 'vitest'
import { companySteps } from './calendar-steps.ts'
import { tellsOfItself } from './told-result.ts'

test.each([
  'the rotor matches the measured curve within 1 percent',
  'an outside pilot installs the tool from the guide',
  'the controller reaches 5 Hz on the bench',
])('has a subject and a verb of its own: %s', (clause) => {
  expect(tellsOfItself(clause)).toBe(true)
})

test.each(['the bench tests of the pump', 'the hull model in Rhino and the design review', 'we write the code', 'the drop tests: 3 runs'])(
  'names a thing or an order: %s',
  (clause) => {
    expect(tellsOfItself(clause)).toBe(false)
  },
)

test('a result that is told with its month is no thing to be developed', () => {
  const answer =
    'In months 1 to 3 we cast the rotor. In month 4 the rotor matches the measured curve within 1 percent. In months 5 to 6 we test the seal.'
  const steps = companySteps([{ slot: 'Q5', question: 'In which steps will you do this?', answer }], 'the pump').map(({ text }) => text)
  expect(steps).toEqual(['cast the rotor (months 1 to 3)', 'test the seal (months 5 to 6)'])
})
