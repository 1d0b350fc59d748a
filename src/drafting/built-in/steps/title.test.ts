import { expect, test } from 'vitest'
import { titleOf } from './title.ts'

test.each([
  [
    'define and develop concepts for a device to absorb RF energy in the opposing direction of the gain',
    'Concepts for a device to absorb RF energy',
  ],
  ['determine the technical feasibility of the design of the device using modeling', 'Technical feasibility of the design of the device'],
  ['integrate a FLCS into a Renegade sUAS with a COTS autopilot', 'Integration of a FLCS into a Renegade sUAS with a COTS autopilot'],
  [
    'develop an advanced pump housing with a focus on direct use of sea water in all of the cold harbors',
    'Development of an advanced pump housing',
  ],
  ['conduct a study that describes the expected sensor performance', 'Study that describes the expected sensor performance'],
])('%s', (duty, title) => {
  expect(titleOf(duty)).toBe(title)
})

test('a duty about a whole statement gives no title', () => {
  expect(titleOf('verify that the sensors are below the surface')).toBeNull()
})
