import { describe, expect, test } from 'vitest'
import type { StoredMilestone } from '../milestone.ts'
import { coverage } from './coverage.ts'
import { asking } from './testing/asking.ts'

/** What a requirement limits, and a sentence of a plan that breaks it. */
const BROKEN: [string, string][] = [
  ['The buoy shall weigh no more than 18 kg.', 'The buoy weighs no more than 21 kg with its mooring shackle.'],
  ['The buoy shall weigh no more than 18 kg.', 'Weight: the complete buoy is at most 20 kg.'],
  ['The antenna shall operate from -40 °C to +60 °C.', 'The antenna operates from -25 °C to +60 °C.'],
  ['The pump shall run for at least 500 hours without maintenance.', 'The pump runs for at least 300 hours without maintenance.'],
  ['The detection range shall be at least 12 km.', 'Detection range of at least 9 km against the reference target.'],
  ['The false alarm rate shall not exceed 3 per hour.', 'The false alarm rate is no more than 5 per hour on the recorded set.'],
  ['The system shall locate the emitter within 25 m.', 'The emitter is located within 40 m in nine of ten runs.'],
  ['The battery shall last at least 72 hours.', 'Battery lasts at least 48 hours at 20 °C.'],
  ['The power draw shall be less than 15 W.', 'Power draw: below 22 W in every mode.'],
  ['The lamp shall burn for at least 72 hours.', 'The lamp burns, even if wet, at least 48 hours.'],
  ['The latency shall be under 200 ms.', 'Latency from frame to alert is under 350 ms.'],
  ['The coating shall be no thicker than 80 micrometers.', 'The coating is no thicker than 120 micrometers on every coupon.'],
  ['The kit shall fit in a volume of no more than 30 liters.', 'The kit takes a volume of no more than 42 liters.'],
  ['The winch shall lift at least 900 lb.', 'The winch lifts at least 700 lb, five times.'],
  [
    'The classifier shall reach an accuracy of at least 95 percent.',
    'Accuracy of the classifier: at least 90 percent on the held-out set.',
  ],
  ['Setup shall take no more than 10 minutes by two soldiers.', 'Two soldiers do the setup in no more than 15 minutes.'],
  ['The sensor shall measure pressure to within 4 kPa.', 'Pressure error is within 7 kPa over all readings.'],
  ['The noise level shall not exceed 55 dBA at 1 m.', 'Noise level at 1 m is no more than 62 dBA.'],
]

/** The same thing, within its limit. */
const KEPT: [string, string][] = [
  ['The buoy shall weigh no more than 18 kg.', 'The buoy weighs no more than 16.5 kg.'],
  ['The pump shall run for at least 500 hours without maintenance.', 'The pump runs for at least 600 hours without maintenance.'],
  ['The detection range shall be at least 12 km.', 'Detection range of at least 14 km against the reference target.'],
  ['The false alarm rate shall not exceed 3 per hour.', 'At most 2 false alarms per hour on the recorded set.'],
  ['The power draw shall be less than 15 W.', 'Power draw: below 11,000 mW in every mode.'],
  ['The antenna shall operate from -40 °C to +60 °C.', 'The antenna operates from -45 °C to +65 °C.'],
]

/** Another thing that is told in the same unit. */
const OF_OTHERS: [string, string][] = [
  [
    'The sensor shall measure pressure between 10 and 60 kPa to within 4 kPa.',
    'Long run: 24 hours on one block, drift no more than 2 kPa.',
  ],
  ['The gauge shall read pressures between 5 and 90 psi.', 'After a week at rest, drift is no more than 1 psi.'],
  ['The gauge shall read pressures between 5 and 90 psi.', 'Strap pressure on the pipe: never over 3 psi.'],
  ['The buoy shall weigh no more than 18 kg.', 'The test crane is rated for at least 400 kg.'],
  ['The buoy shall weigh no more than 18 kg.', 'Anchor: holds at least 60 kg of pull for an hour.'],
  ['The antenna shall operate from -40 °C to +60 °C.', 'The adhesive cures at between 80 and 90 °C.'],
  ['The antenna shall operate from -40 °C to +60 °C.', 'Surface temperature of the amplifier: never over 41 °C.'],
  ['The pump shall run for at least 500 hours without maintenance.', 'The operators are trained in no more than 6 hours.'],
  ['The detection range shall be at least 12 km.', 'The relay link reaches at least 3 km.'],
  ['The detection range shall be at least 12 km.', 'The two test sites are within 2 km of each other.'],
  ['The false alarm rate shall not exceed 3 per hour.', 'If false alarms are over 4 per hour in month 8, the threshold is raised.'],
  ['The system shall locate the emitter within 25 m.', 'Survey markers are placed within 0.1 m by the surveyor.'],
  ['The system shall locate the emitter within 25 m.', 'The cable of the ground station is at least 50 m long.'],
  ['The battery shall last at least 72 hours.', 'The battery charges in no more than 3 hours.'],
  ['The power draw shall be less than 15 W.', 'The heater of the climate chamber delivers at least 800 W.'],
  ['The power draw shall be less than 15 W.', 'The charger delivers at least 60 W.'],
  ['The latency shall be under 200 ms.', 'Frames are stamped every 500 ms at most.'],
  ['The coating shall be no thicker than 80 micrometers.', 'Surface roughness of the coupon is below 200 micrometers before coating.'],
  ['The winch shall lift at least 900 lb.', 'The winch itself is no more than 85 lb.'],
  ['The classifier shall reach an accuracy of at least 95 percent.', 'Humidity in the chamber is held at no more than 60 percent.'],
  [
    'The classifier shall reach an accuracy of at least 95 percent.',
    'At least 30 percent of the recorded set is kept out for the final test.',
  ],
  ['Setup shall take no more than 10 minutes by two soldiers.', 'Each soak lasts at least 45 minutes.'],
  ['The noise level shall not exceed 55 dBA at 1 m.', 'The siren for the alarm is at least 90 dBA.'],
  ['The node shall stand no more than 25 mm above the deck.', 'Cracks of at least 10 mm are found at 90 percent probability.'],
  ['The unit shall report within 5 minutes.', 'Runs of at least 30 minutes are recorded at each speed.'],
  ['The network shall hold 16 nodes.', 'Four nodes and one reader are tested on the test article.'],
  ['The probe shall reach a depth of at least 40 mm.', 'Phantom layers differ by no more than 1 mm.'],
  ['The vehicle shall not exceed a speed of 15 knots while towing.', 'Current in the tank: at least 2 knots, at most 4 knots.'],
  ['The performer shall limit travel to no more than 4 trips.', 'The vessel makes at least 12 trips across the harbor.'],
  ['The latch shall withstand at least 1,000 cycles.', 'Solder joints are cycled at least 200 cycles in the oven.'],
]

/** What is found in a plan that says this as a criterion, and as how its task is done: in conflict, only asked about, or nothing. */
function found([asked, told]: readonly [string, string]): string[] {
  const of = (text: string, acceptance_criteria: string[]): StoredMilestone => ({
    milestone_number: 1,
    step_type: 'development',
    initial_text: null,
    refined_text: `Milestone 1 - Work\n\nTask 1.1: The Contractor shall do the work.\n${text}`,
    deliverables: [],
    acceptance_criteria,
  })
  return [of('', [told]), of(`Method: ${told}`, [])].map((milestone) => {
    const [one] = coverage([asking(asked, 0)], [milestone])
    return one?.changed.length ? 'conflict' : one?.unsure ? 'asked' : ''
  })
}

const shareOf = (pairs: typeof BROKEN, what: string) => pairs.flatMap(found).filter((one) => one === what).length / (2 * pairs.length)

describe('a figure of a plan is held against the limit of the thing that it is of, and not of all in its unit', () => {
  test('what breaks a limit is found, most of it without a question', () => {
    expect(shareOf(BROKEN, '')).toBe(0)
    expect(shareOf(BROKEN, 'conflict')).toBeGreaterThan(0.8)
  })

  test.each(KEPT)('%s: %s', (...pair) => expect(found(pair)).toEqual(['', '']))

  test('what is told of another thing is no conflict, and seldom asked about', () => {
    expect(shareOf(OF_OTHERS, 'conflict')).toBe(0)
    expect(shareOf(OF_OTHERS, 'asked')).toBeLessThan(0.07)
  })

  test('a bound on something that is named right before it is of that, also beside a figure of what is asked', () => {
    const asked = 'At least 85 percent of readings between 20 and 70 kPa shall fall within ±4 kPa of the reference gauge.'
    expect(
      found([asked, 'Soak: 3 days in a tank held at 40 kPa, so 432 readings, at least 97 percent valid, drift no more than 1 kPa.']),
    ).toEqual(['', ''])
  })

  test('from when on something else is done is no promise', () => {
    const asked = 'False alarms shall not exceed 3 per 1,000 passages.'
    expect(found([asked, 'Early sign: false alarms are over 3 per 1,000 passages.'])[0]).toBe('')
  })
})
