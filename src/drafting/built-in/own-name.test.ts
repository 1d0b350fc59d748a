import { expect, test } from 'vitest'
import { ownName, underItsName } from './own-name.ts'

const QUESTION = 'Which focus areas do you address, and what solution do you propose?'

function named(answer: string, system_name?: string): string | null {
  return ownName({ system_name, analysis: null, answers: [{ slot: 'Q1', question: QUESTION, answer }] })
}

test.each([
  ['We propose a pump with no valves; we call it QuietFlow.', 'QuietFlow'],
  ['Proposed: TideGauge, two floats behind one mast.', 'TideGauge'],
  ['We implement, test and document RiverBus, a subset of DDS.', 'RiverBus'],
  ['It models each parser as a graph. We call the tool Harborlight.', 'Harborlight'],
  ['We bring our tool, SkyLens, to the ship.', 'SkyLens'],
])('the product has the name that the company gives it: %s', (answer, name) => {
  expect(named(answer)).toBe(name)
})

test('the name that was entered goes before all others', () => {
  expect(named('We propose RiverBus, a library.', 'HarborBus')).toBe('HarborBus')
})

test.each(['We propose an antenna that folds.', 'We run it on VxWorks 653 and Linux.', 'We print Ultem 1010 by FDM.'])(
  'an answer without a name of its own has none: %s',
  (answer) => {
    expect(named(answer)).toBeNull()
  },
)

test('tasks name the product, and the full name says what it is', () => {
  const subject = { full: 'the messaging library (ML)', short: 'the ML', plural: false }
  expect(underItsName(subject, 'RiverBus')).toEqual({ full: 'the messaging library (RiverBus)', short: 'RiverBus', plural: false })
  expect(underItsName(subject, null)).toBe(subject)
})
