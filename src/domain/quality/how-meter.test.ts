import { describe, expect, test } from 'vitest'
import type { StoredMilestone } from '../milestone.ts'
import { plainMilestone } from '../testing/plain-milestone.ts'
import { factsOfCriterion, factsStated, type HowFact } from './how-fact.ts'
import { how } from './how-meter.ts'

const milestone = (text: string, more: Partial<StoredMilestone> = {}) => plainMilestone(3, text, more)

const HAS: readonly [HowFact, string][] = [
  ['method', 'The Contractor shall estimate the drag by means of a panel method.'],
  ['method', 'The classifier is trained by minimizing cross-entropy on the training split.'],
  ['method', 'First we machine the blanks, then we anneal them, and last we polish.'],
  ['method', 'Fatigue life is predicted with a finite element mesh.'],
  ['method', 'The unit is exposed to salt fog in accordance with MIL-STD-810H.'],
  ['instrument_or_data', 'Leak rates are read with a helium leak detector and two pressure gauges.'],
  ['instrument_or_data', 'The Contractor shall fit the model in COMSOL.'],
  ['instrument_or_data', 'Images are taken with an Olympus BX53 on each wafer.'],
  ['instrument_or_data', 'We train on 40 hours of recorded data from the harbor trial.'],
  ['instrument_or_data', 'Twelve coupons of each alloy are pulled in the load frame.'],
  ['who', 'Dr. Ana Ruiz is the PI at half time.'],
  ['who', 'Lena Ortiz leads the trials.'],
  ['who', 'The work is performed by a graduate student of the research institution.'],
  ['who', 'The systems engineer writes the interface document.'],
  ['where', 'Runs take place at the low-speed wind tunnel of Wichita State University.'],
  ['where', "Coupons are cut in the Contractor's machine shop."],
  ['where', 'The Contractor shall do this work in Huntsville, AL.'],
  ['where', 'Fielding is rehearsed at the Yuma proving ground.'],
  ['threshold', 'The error stays below 3 mm over the whole sweep.'],
  ['threshold', 'At least 9 of 10 flights end without a takeover.'],
  ['threshold', 'The probability of detection is at least 0.9.'],
  ['threshold', 'The seal holds 25 psi for 30 minutes.'],
  ['evidence', 'The raw data of each run are handed over.'],
  ['evidence', 'Results stand in section 3 of the test report.'],
  ['evidence', 'Every decision is logged.'],
  ['date', 'The samples are ready by Award + 4 Months.'],
  ['date', 'The meeting is held within 30 days of award.'],
  ['date', 'Build and trial run in months 7 to 9.'],
]

const LACKS: readonly [HowFact, string][] = [
  ['method', 'The Contractor shall develop a better seal.'],
  ['method', 'The Contractor shall improve the range of the radio by Award + 2 Months.'],
  ['instrument_or_data', 'The Contractor shall develop the concept of the hinge.'],
  ['instrument_or_data', 'The Contractor shall report to the TPOC in Phase I by Award + 3 Months.'],
  ['who', 'The Contractor shall measure the loss of each coupon.'],
  ['who', 'By Award + 2 Months the Contractor shall build the array.'],
  ['where', 'The Contractor shall search a range of frequencies at low power.'],
  ['where', 'The Contractor shall pump the tank in one hour [name the laboratory or test site].'],
  ['threshold', 'The Contractor shall show that the seal holds (p. 2), as in task 3.1 of Milestone 3.'],
  ['threshold', 'The performance is high and the weight is low.'],
  ['evidence', 'The seal holds.'],
  ['date', 'The Contractor shall build the array in 2 steps.'],
]

test('a task that is done as another one says its method and its tools there', () => {
  const lacks = (method: string) => {
    const text = `Milestone 3 - Build\n\nTask 3.1: The Contractor (Ana Ruiz, engineer) shall build the array.\nMethod: ${method}`
    return how(milestone(text)).parts[0]?.lacks ?? []
  }
  expect(lacks('By hand.')).toContain('instrument_or_data')
  expect(lacks('As in Task 2.1.')).not.toContain('instrument_or_data')
  expect(lacks('As in Task 2.1.')).not.toContain('method')
})

describe('what a sentence states', () => {
  test.each(HAS)('%s: %s', (fact, sentence) => expect(factsStated(sentence)).toContain(fact))
  test.each(LACKS)('no %s: %s', (fact, sentence) => expect(factsStated(sentence)).not.toContain(fact))
})

describe('what a criterion states', () => {
  test('measure, evidence, judge and date', () => {
    const criterion = 'The test report is accepted when the TPOC finds 30 dB or more in 3 of 3 runs, delivered by Award + 5 Months.'
    expect([...factsOfCriterion(criterion)].sort()).toEqual(['date', 'evidence', 'threshold', 'who'])
  })

  test('who judges it and what shows it, where its parts stand apart', () => {
    const by = (shown: string) => {
      const facts = factsOfCriterion(`Gain shall be at least 6 dB, in 5 runs${shown}.`)
      return (['who', 'evidence'] as const).filter((fact) => facts.has(fact))
    }
    expect(by(', shown by acceptance e-mail and judged by Ben Cole, by Award + 2 Months')).toEqual(['who', 'evidence'])
    expect(by('; evidence: acceptance e-mail; judged by Ben Cole')).toEqual(['who', 'evidence'])
    expect(by(', judged by Ben Cole, by Award + 2 Months')).toEqual(['who'])
    expect(by('; answers R4')).toEqual([])
  })

  test('a plan that is judged is its own evidence, and a required value is a measure wherever it stands', () => {
    expect(factsOfCriterion('The Phase II development plan is accepted when it gives each task a month.')).toContain('evidence')
    expect(factsOfCriterion('The leak is accepted in accordance with the plan.')).not.toContain('evidence')
    expect(factsOfCriterion('The report gives for R16 the required value and the value reached.')).toContain('threshold')
  })

  test('an act that happened or did not is a measure; an opinion is none', () => {
    expect(factsOfCriterion('The minutes are signed by the customer.')).toContain('threshold')
    expect(factsOfCriterion('The performance is acceptable.')).not.toContain('threshold')
  })
})

describe('a milestone', () => {
  const tasks =
    'Milestone 3 - Seal trials\n\nTask 3.1: The Contractor shall test the seal.\nTask 3.2: The Contractor shall design the clamp.'

  test('a task lacks what neither it nor the milestone says', () => {
    const [test1, design] = how(milestone(tasks)).parts
    expect(test1).toMatchObject({ part: 'task', number: '3.1', kind: 'test', states: [], score: 0 })
    expect(test1?.lacks).toEqual(['method', 'instrument_or_data', 'who', 'where', 'threshold', 'evidence', 'date'])
    expect(design?.lacks).toEqual(['method', 'instrument_or_data', 'who', 'where', 'date'])
  })

  test('what is said once for the milestone counts for all its tasks', () => {
    const said = `${tasks}\n\nApproach: Pressure is raised step by step, using a Fluke 754.\nPeople and partners: Lena Ortiz leads the trials at our Dayton laboratory.\nAll is done by Award + 4 Months.`
    const { parts } = how(
      milestone(said, {
        deliverables: ['Test report (PDF), to the TPOC'],
        acceptance_criteria: ['The test report shows the TPOC that the seal holds 25 psi for 30 minutes.'],
      }),
    )
    expect(parts.map(({ lacks }) => lacks)).toEqual([[], [], []])
  })

  test('a meeting needs no instrument and a report no method', () => {
    const { parts } = how(
      milestone(
        'Milestone 3 - Start\n\nTask 3.1: The Contractor shall hold a start-of-work meeting with the TPOC.\nTask 3.2: The Contractor shall submit the minutes.',
      ),
    )
    expect(parts.map(({ kind, lacks }) => [kind, lacks])).toEqual([
      ['meeting', ['date']],
      ['paper', ['date']],
    ])
  })

  test('a requirement that is quoted beside the tasks is no task, and says nothing of how they are done', () => {
    const quoting = `${tasks}\n\nAnswers:\n- R4 “Simulate the seal in the wind tunnel of the university …” (p. 1)\n- R7 “Test it” (p. 2)`
    expect(how(milestone(quoting))).toEqual(how(milestone(tasks)))
    const listed = `${tasks}\n\nDeliverables:\n- Seal, to the TPOC`
    expect(how(milestone(listed)).parts.map(({ number }) => number)).toEqual(['3.1', '3.2'])
  })

  test('running text is taken sentence by sentence', () => {
    const { parts } = how(milestone('Seal trials\n\nDevelop algorithms and test performance. The weather in May is mild.'))
    expect(parts.map(({ quote }) => quote)).toEqual(['Develop algorithms and test performance.'])
    expect(parts[0]?.score).toBe(0)
  })
})
