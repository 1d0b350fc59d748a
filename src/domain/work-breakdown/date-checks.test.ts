import { expect, test } from 'vitest'
import { breakdownChecks } from './checks.ts'
import { bareStep, type WorkBreakdown, type WorkStep } from './work-breakdown.ts'

const START = { start: '1 May 2031' }

const checked = (breakdown: Partial<WorkBreakdown>) =>
  breakdownChecks(
    { steps: [], people: [], commitments: [], risks: [], furnished: [], plan: START, ...breakdown },
    { period: 24, phase: 'II' },
  )
const step = (cells: Partial<WorkStep>) => bareStep('a', { action: 'Rig the boat', from_month: 16, to_month: 18, ...cells })

test('a date that two years fit equally is asked about with each of them, and the chosen one stands in the result', () => {
  const [found, another] = checked({ steps: [step({ result: 'rig and log, April 9; sail, 2 October' })] })
  expect(another).toBeUndefined()
  expect(found?.what).toBe('In which year is "April 9", for which the result of step 1 is told?')
  expect(found?.choices).toEqual([
    { label: 'April 9, 2032 (month 12)', cells: { result: 'rig and log, April 9, 2032; sail, 2 October' } },
    { label: 'April 9, 2033 (month 24)', cells: { result: 'rig and log, April 9, 2033; sail, 2 October' } },
  ])
})

test('a time that is told from another event is asked for as a day, and one that is told from a day is not', () => {
  expect(checked({ steps: [step({ result: 'brief, two weeks before the sea trial' })] }).map(({ what }) => what)).toEqual([
    'Work step 1 hands over "brief" two weeks before the sea trial: on which day is that?',
  ])
  expect(checked({ steps: [step({ result: 'brief, two weeks before October 20, 2032' })] })).toEqual([])
})

test('who is told for months that have none of a step is no one to plan it with', () => {
  const found = (hours: string) =>
    checked({ steps: [step({ people: ['Ole Brandt'] })], people: [{ id: 'p', name: 'Ole Brandt', hours }] }).map(({ what }) => what)
  expect(found('half time, October 2031 through March 2032')).toEqual([
    'Ole Brandt is told for months 6 to 11 ("half time, October 2031 through March 2032"), but works on step 1 in months 16 to 18.',
  ])
  expect(found('80 hours in months 2 to 15')).toHaveLength(1)
  for (const fits of ['October 2031 to August 2032', 'months 1 to 16', '40 percent', 'half time from March 2032', '300 hours'])
    expect(found(fits)).toEqual([])
})
