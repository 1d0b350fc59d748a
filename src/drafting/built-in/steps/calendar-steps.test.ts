import { describe, expect, test } from 'vitest'
import { companySteps } from './calendar-steps.ts'
import { inTime, stepsAtTheEnd } from './in-time.ts'
import { sequenced } from './sequence.ts'

const STEPS = 'In which steps will you do this work, and by which method?'

function stepsIn(answer: string) {
  return companySteps([{ slot: 'Q5', question: STEPS, answer }], 'TideGauge')
}

describe('an answer that gives the work by months', () => {
  test.each([
    [
      'months 1 to 2 we build the float; months 3 to 4 we calibrate it',
      ['build the float (months 1 to 2)', 'calibrate it (months 3 to 4)'],
    ],
    [
      '- months 1-3: hull design in Rhino, keel 2 m (Dr. Ann Vale)\n- months 8-10: install and demonstrate in the harbor',
      [
        'develop the hull design in Rhino: keel 2 m (months 1 to 3)',
        'install TideGauge in the harbor (months 8 to 10)',
        'demonstrate TideGauge in the harbor (months 8 to 10)',
      ],
    ],
    [
      '(1) Planning, months 1 to 2: we write the PSAC and the Software Plan, and we record 40 requirements. (2) Proof, months 3 to 5: the protocol is modelled in TLA+ and agreement is proved for 7 nodes.',
      [
        'write the PSAC and the Software Plan (months 1 to 2)',
        'record 40 requirements (months 1 to 2)',
        'model the protocol in TLA+ (months 3 to 5)',
        'prove agreement for 7 nodes (months 3 to 5)',
      ],
    ],
    [
      'months 2-4: two-tube pump built and aligned (Jo Reed)\nmonths 5-6: leak tests in Reno',
      ['build and align the two-tube pump (months 2 to 4)', 'carry out leak tests in Reno (months 5 to 6)'],
    ],
    [
      'Month 3 seals are ground from glass. Months 4-5 we press the seals, 3 runs of 20 seals. Months 6-8 we test: leak rate on seals. Month 9 report and 10 seals go to the depot.',
      [
        'grind seals from glass (month 3)',
        'press the seals: 3 runs of 20 seals (months 4 to 5)',
        'test leak rate on seals (months 6 to 8)',
        'deliver 10 seals to the depot (month 9)',
      ],
    ],
    [
      'Months 1-3: requirements with the fleet manager and choice of two hulls. Months 3-7: printed ring designed and made, 60 rings. Months 8-9: install on a retired hull and demonstrate.',
      [
        'prepare requirements with the fleet manager and choose two hulls (months 1 to 3)',
        'design and make the printed ring: 60 rings (months 3 to 7)',
        'install TideGauge on a retired hull (months 8 to 9)',
        'demonstrate TideGauge on the retired hull (months 8 to 9)',
      ],
    ],
    [
      '1. Mast + sensors, months 1 to 2: two sites (hill, pier). Check: site sheet\n2. Bench tests, months 3 to 4: 40 hours. Check: log + plot\n3. Final report + Phase II plan, month 6',
      [
        'develop mast and sensors: two sites (hill, pier) (months 1 to 2); the check is the site sheet',
        'carry out bench tests: 40 hours (months 3 to 4); the check is the log and the plot',
        'prepare the Phase II plan (month 6)',
      ],
    ],
    [
      'In months 1 to 3 we do the flow model. That is Fluent and a wave table, and we get the hull shape out of it. In months 3 to 6 Larkspur grows the films on the long plates, they get two plates, and we take film samples off each one and measure them on the profiler. In months 6 to 8 we put it in the tow tank at, Port Mills. That is where we do drag, lift, and noise. In months 9 to 10 we fix whatever, deliver it and write the final report.',
      [
        'develop the flow model with Fluent and a wave table (months 1 to 3); the result is the hull shape',
        'grow the films on the long plates (two plates), through Larkspur (months 3 to 6)',
        'measure film samples off each plate on the profiler (months 3 to 6)',
        'measure drag, lift, and noise in the tow tank at Port Mills (months 6 to 8)',
        'correct what the tests have shown and deliver TideGauge (months 9 to 10)',
      ],
    ],
    [
      'In months 1 to 2 we match the films; the check is a curve for each batch. In months 3 to 4 we co-cure four hulls; the check is a record.',
      ['match the films (months 1 to 2); the check is a curve for each batch', 'co-cure four hulls (months 3 to 4); the check is a record'],
    ],
  ])('%s', (answer, steps) => {
    expect(stepsIn(answer).map(({ text }) => text)).toEqual(steps)
  })

  test('keeps the name that each entry has', () => {
    const steps = stepsIn('1. Coding, months 3 to 6: the library is coded in Ada. 2. Verification, months 7 to 8: coverage is measured.')
    expect(steps.map(({ label, months }) => [label, months])).toEqual([
      ['Coding', [3, 6]],
      ['Verification', [7, 8]],
    ])
  })

  test.each([
    'The first sign is a crack in month 3; if it shows by month 5 we stop.',
    'We meet the users in month 3.',
    'The months are not fixed yet.',
  ])('is not: %s', (answer) => {
    expect(stepsIn(answer).filter(({ months }) => months)).toEqual([])
  })
})

test('each dated step stands in the milestone in whose time it ends', () => {
  const steps = stepsIn('months 1-4: hull design\nmonths 5-9: hull built\nmonths 10-11: tow tests')
  const slots = sequenced([], 3, { phase: 'II', hasValues: false, steps: inTime(steps, [4, 9, 12]) })
  expect(slots.map(({ duties }) => duties.map(({ text }) => text))).toEqual([
    ['develop the hull design (months 1 to 4)'],
    ['build the hull (months 5 to 9)'],
    ['carry out tow tests (months 10 to 11)'],
  ])
})

test('what the solicitation asks for stands with the work that is like it', () => {
  const steps = stepsIn('months 1-4: hull design\nmonths 5-9: hull built\nmonths 10-11: tow tests')
  const asked = { text: 'demonstrate the hull in tow', verb: 'demonstrate', stage: 'test' as const, requirement_id: 'R1', page: 1 }
  const slots = sequenced([asked], 3, { phase: 'II', hasValues: false, steps: inTime(steps, [4, 9, 12]) })
  expect(slots[2]?.duties.map(({ requirement_id }) => requirement_id)).toContain('R1')
})

describe('a dated step is never put where it ends after the due month', () => {
  const placed = (answer: string, due: number[]) => inTime(stepsIn(answer), due).map(({ text, at }) => `${at} ${text}`)

  test('tests that run beyond the last development milestone begin there and are completed at the close', () => {
    expect(placed('months 1-2: float built\nmonths 4-6: leak tests', [2, 4, 5])).toEqual([
      '0 build the float (months 1 to 2)',
      '2 carry out leak tests (from month 4)',
      '3 complete by month 6 the tests that were begun in month 4, and give the results in the final report',
    ])
  })

  test('what comes after the last development milestone is a task of the close', () => {
    const steps = inTime(stepsIn('months 1-9: float built\nmonths 20-22: install and demonstrate in the harbor'), [9, 21])
    expect(steps.map(({ text, at }) => `${at} ${text}`)).toEqual([
      '0 build the float (months 1 to 9)',
      '1 install TideGauge in the harbor (from month 20)',
      '2 demonstrate TideGauge in the harbor (months 20 to 22)',
    ])
    expect(stepsAtTheEnd(steps, [9, 21]).map(({ text }) => text)).toEqual(['demonstrate TideGauge in the harbor (months 20 to 22)'])
  })

  test('an entry of several orders is told from its first month where it is not finished yet', () => {
    const said =
      'Proof, months 4 to 9: the protocol is modelled in TLA+ and agreement is proved for 7 nodes. Coding, months 10 to 12: we code the library.'
    expect(placed(said, [6, 9, 12])).toEqual([
      '0 model the protocol in TLA+ (from month 4)',
      '1 prove agreement for 7 nodes (months 4 to 9)',
      '2 code the library (months 10 to 12)',
    ])
  })
})
