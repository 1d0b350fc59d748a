import { describe, expect, test } from 'vitest'
import { answerFacts } from '../answers/answer-facts.ts'
import { positionOf } from './placement.ts'
import { testPlaces } from './test-place.ts'

const TEST = 'Which test will prove the pump, with how many runs, under which conditions, and what counts as a pass?'

/** Where each test of an answer is put, by the number of the milestone. */
function placesOf(answer: string, milestones: readonly string[]): string[] {
  const spots = milestones.map((text, index) => ({ text, position: positionOf(index, milestones.length), due: index + 1 }))
  const facts = answerFacts({ answers: [{ slot: 'Q7', question: TEST, answer }] })
  return [...testPlaces(facts, spots)].map(([{ text }, index]) => `${index + 1} ${text.split(' ').slice(0, 3).join(' ')}`)
}

const milestone = (number: number, title: string, ...tasks: string[]) =>
  [`Milestone ${number} - ${title}`, '', ...tasks.map((task, index) => `Task ${number}.${index + 1}: The Contractor shall ${task}.`)].join(
    '\n',
  )

const PLAN = [
  milestone(1, 'Kickoff', 'hold a meeting'),
  milestone(2, 'Seal measurements', 'measure seals'),
  milestone(3, 'Build of the pump', 'build the pump', 'check each part'),
  milestone(4, 'Assembly of the rig', 'demonstrate the pump on the rig'),
  milestone(5, 'Final report', 'submit the final report'),
]

describe('the tests of an answer', () => {
  test('each stand with the work on the thing they test, the demonstration of the whole where it is demonstrated', () => {
    const said =
      'The seal test uses 12 seals of each of 3 materials. The demonstration is a 1:4 pump at 300 Hz with 5 repeats. A pass is 30 dB or more.'
    expect(placesOf(said, PLAN)).toEqual(['2 The seal test', '4 The demonstration is'])
  })

  test('the whole is never tested with its first parts, even where no milestone speaks of the demonstration', () => {
    const plan = [...PLAN.slice(0, 3), milestone(4, 'Simulation of the pump', 'simulate the pump'), ...PLAN.slice(4)]
    const said =
      'The seal test uses 12 seals of each of 3 materials. The demonstration is a 1:4 pump at 300 Hz with 5 repeats. A pass is 30 dB or more.'
    expect(placesOf(said, plan)).toEqual(['2 The seal test', '4 The demonstration is'])
  })

  test('one campaign stands whole in one milestone, never before the thing is made', () => {
    expect(placesOf('500 runs on the rig with 64 pumps. Half of the runs at 60 C. It passes when no pump leaks.', PLAN)).toEqual([
      '4 500 runs on',
    ])
  })

  test('a test that no milestone names stands with the one told before it', () => {
    const said = 'Endurance test: 40 pumps, 100 hours each; pass is no leak. Dust test: 12 pumps, 8 hours; pass is 5 percent or less loss.'
    const plan = [...PLAN.slice(0, 3), milestone(4, 'Endurance test of the pump', 'carry out an endurance test'), ...PLAN.slice(4)]
    expect(placesOf(said, plan)).toEqual(['4 Endurance test: 40', '4 Dust test: 12'])
  })

  test('a test that begins before the last development milestone is due and ends after it is judged at the end', () => {
    const plan = [
      ...PLAN.slice(0, 3),
      milestone(4, 'Endurance test of the pump', 'carry out an endurance test (from month 6)'),
      milestone(5, 'Final report', 'complete by month 8 the tests that were begun in month 6, and give the results in the final report'),
    ]
    expect(placesOf('Endurance test: 40 pumps, 100 hours each; pass is no leak.', plan)).toEqual(['5 Endurance test: 40'])
  })
})
