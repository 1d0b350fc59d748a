import { describe, expect, test } from 'vitest'
import { factsStated, type HowFact } from './how-fact.ts'

const HAS: readonly [HowFact, string][] = [
  ['method', 'The Contractor shall estimate the drag by means of a panel method.'],
  ['method', 'The classifier is trained by minimizing cross-entropy on the training split.'],
  ['method', 'First we machine the blanks, then we anneal them, and last we polish.'],
  ['method', 'The potter fires it. The method: two coats, thin.'],
  ['where', 'The potter fires it (place: Dayton, month 2).'],
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

test('work that is done as another task is says its method and its tools there', () => {
  expect(factsStated('Method: By hand.')).not.toContain('instrument_or_data')
  expect([...factsStated('Method: As in Task 2.1.')]).toEqual(expect.arrayContaining(['method', 'instrument_or_data']))
})

describe('what a sentence states', () => {
  test.each(HAS)('%s: %s', (fact, sentence) => expect(factsStated(sentence)).toContain(fact))
  test.each(LACKS)('no %s: %s', (fact, sentence) => expect(factsStated(sentence)).not.toContain(fact))
})
