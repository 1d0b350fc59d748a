import { describe, expect, test } from 'vitest'
import type { StoredMilestone } from '../milestone.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { plainMilestone as milestone } from '../testing/plain-milestone.ts'
import { coverage } from './coverage.ts'
import { keyTerms } from './key-terms.ts'

const requirement = (id: string, quote: string, some: Partial<Requirement> = {}): Requirement => ({
  id,
  text: quote,
  kind: 'task',
  strength: 'must',
  phase: 'I',
  page: 1,
  quote,
  quantities: [],
  set_by: 'reader',
  ...some,
})

const covered = (quote: string, ...milestones: StoredMilestone[]) => coverage([requirement('R1', quote)], milestones)[0]?.covered_by

const SHIELD = 'Develop a concept for an electromagnetic shield that isolates the antenna from the mast.'

test('a requirement is answered by the milestones that name it and speak of it, in the order of their numbers', () => {
  const named = { requirement_ids: ['R1'] }
  expect(
    covered(SHIELD, milestone(3, 'Shield concept for the antenna', named), milestone(1, 'The electromagnetic shield concept', named)),
  ).toEqual([1, 3])
})

test('an objective beside a threshold is never missing: who reaches the threshold has answered in full', () => {
  const of = (value: string, threshold_or_objective: 'threshold' | 'objective') =>
    ({ printed: `${value} kg/h`, value, unit: 'kg/h', comparator: '>=', threshold_or_objective, what: 'Grain milled' }) as const
  const mill = requirement('R1', 'Grain milled by the stone mill 40 kg/h 90 kg/h', {
    quantities: [of('40', 'threshold'), of('90', 'objective')],
  })
  const strength = (told: string) => coverage([mill], [milestone(1, '', { acceptance_criteria: [told] })])[0]?.strength
  expect(strength('Grain milled by the stone mill: at least 40 kg/h.')).toBe('full')
  expect(strength('Grain milled by the stone mill: at least 20 kg/h.')).not.toBe('full')
})

describe('what only quotes a requirement answers nothing', () => {
  const COUPONS = requirement('R2', 'Test three coupons of the shield material in salt fog.', { kind: 'task' })
  const told = (...lines: string[]) => coverage([requirement('R1', SHIELD), COUPONS], [milestone(2, lines.join('\n'))])
  const strengths = (...lines: string[]) => told('Shields', '', ...lines).map(({ strength }) => strength)

  test('the Answers line of the plan, and a criterion that asks for its value in a table', () => {
    expect(strengths('Answers:', '- R1 “Develop a concept for an electromagnetic …” (p. 1)')).toEqual(['quoted', 'none'])
    expect(told('- R1 “Develop a concept for an electromagnetic …” (p. 1)')).toMatchObject([
      { covered_by: [], places: [{ part: 'text' }] },
      {},
    ])
    expect(strengths('- R1 “Buy an electromagnetic door …” (p. 1)')).toEqual(['none', 'none'])
    const criterion =
      'R2 “Test three coupons of the shield material …” (p. 1): value and margin in the verification table; by Award + 4 Months.'
    const [, coupons] = coverage([requirement('R1', SHIELD), COUPONS], [{ ...milestone(2, 'Work'), acceptance_criteria: [criterion] }])
    expect(coupons).toMatchObject({ strength: 'quoted', places: [{ part: 'criterion' }] })
  })

  test('its number among those that the milestone answers, also in a span of numbers, and nowhere else', () => {
    const line = 'Answers: R1 to R3 (Task 2.1); R9.'
    expect(strengths(line)).toEqual(['quoted', 'quoted'])
    expect(told(line)[1]).toMatchObject({ covered_by: [], places: [{ quote: line }] })
    expect(strengths('Task 2.1: Enter R1 to R3 in a table.')).toEqual(['none', 'none'])
  })

  test('its own words as a task; with a method or a person it is the work of the company', () => {
    const task = 'Task 2.1: The Contractor shall test three coupons of the shield material in salt fog.'
    expect(strengths(task, 'Time: Month 3.')).toEqual(['none', 'quoted'])
    expect(strengths(task, 'Method: Cyclic exposure in the chamber of our laboratory.', 'Time: Month 3.')).toEqual(['none', 'full'])
    expect(strengths(task.replace('Contractor', 'Contractor (Ana Ruiz)'))).toEqual(['none', 'full'])
  })

  test('beside a quotation the work of the milestone answers in part what it says a value of', () => {
    const pass = requirement('R3', 'The filter must take out more than 95% of the dust at 100 mg/m3.', {
      quantities: [{ printed: '100 mg/m3', value: '100', unit: 'mg/m3', comparator: '=', threshold_or_objective: null, what: 'dust' }],
    })
    const line = '- R3 “The filter must take out more than 95% …” (p. 1)'
    const beside = (criterion: string) => coverage([pass], [{ ...milestone(2, line), acceptance_criteria: [criterion] }])[0]
    expect(beside('Result: salt aerosol at 100 mg/m3 in 5 runs.')).toMatchObject({ covered_by: [2], strength: 'partial' })
    expect(beside('Result: salt aerosol in 5 runs.')).toMatchObject({ covered_by: [], strength: 'quoted' })
    const ofOther = beside('Result: salt aerosol at 100 mg/m3 in 5 runs; answers R9.')
    expect(ofOther).toMatchObject({ covered_by: [], strength: 'quoted' })
    const named = { ...milestone(2, 'Dust\n\nAnswers: R3.'), acceptance_criteria: ['Result: salt aerosol at 100 mg/m3 in 5 runs.'] }
    expect(coverage([pass], [named])[0]).toMatchObject({ covered_by: [2], strength: 'partial', changed: [] })
  })

  test('a sentence that says something of what it quotes answers it', () => {
    expect(strengths('On “Test three coupons of the shield material in salt fog” (p. 1): We sweep them in a Q-FOG cabinet.')).toEqual([
      'none',
      'full',
    ])
  })

  test.each([
    ['Our team will certainly look at this carefully.', 'quoted'],
    ['Ana Ruiz takes it up with great care.', 'quoted'],
    ['Shown by the log of the salt-fog cabinet.', 'full'],
    ['5 of 5 coupons stay without a fault.', 'full'],
  ])('beside a quotation only a way, a figure or a proof answers: %s', (said, strength) => {
    expect(strengths(`On “Test three coupons of the shield material in salt fog” (p. 1): ${said}`)).toEqual(['none', strength])
  })
})

test('naming alone is not enough once the text speaks of something else', () => {
  expect(covered(SHIELD, milestone(1, 'We buy office furniture.', { requirement_ids: ['R1'] }))).toEqual([])
})

test('a milestone that never named it answers it with its own words, in whatever form the words stand', () => {
  expect(
    covered(SHIELD, milestone(2, 'Concepts for electromagnetically shielding and isolating antennas on masts are developed.')),
  ).toEqual([2])
})

test('deliverables and criteria answer too', () => {
  const report = 'Deliver a thermal analysis report with the finite element mesh.'
  expect(covered(report, milestone(1, 'Kickoff', { deliverables: ['Thermal analysis report, finite element mesh (PDF)'] }))).toEqual([1])
  expect(covered(report, milestone(1, 'Kickoff', { acceptance_criteria: ['Thermal analysis reported on a finite element mesh'] }))).toEqual(
    [1],
  )
})

test('a number of the requirement has to stand in the answer, with or without its commas', () => {
  const asked = 'The actuator shall survive 10,000 duty cycles at full load.'
  expect(covered(asked, milestone(1, 'The actuator survives 10000 duty cycles under full load.'))).toEqual([1])
  expect(covered(asked, milestone(1, 'The actuator survives 1,000 duty cycles under full load.'))).toEqual([])
})

test('two or three common words in a text about something else are no answer', () => {
  expect(covered(SHIELD, milestone(1, 'The antenna mast is painted.'))).toEqual([])
  expect(covered('Prepare a report.', milestone(1, 'A monthly report is prepared.'))).toEqual([])
})

test('words that every plan uses are not what a text is about', () => {
  expect([...keyTerms('The proposed work shall be provided using the required task plan').words]).toEqual([])
})

const withValue = (quote: string, quantities: Requirement['quantities']) => ({ ...requirement('R1', quote), quantities })
const THIRTY = { printed: '30 dB', value: '30', unit: 'dB', comparator: '=', threshold_or_objective: 'threshold', what: 'drop' } as const
const DROP = withValue('The antenna shall show a drop of 30 dB (Threshold) in the opposing direction of the beam.', [THIRTY])
const only = (asked: Requirement, ...milestones: StoredMilestone[]) => coverage([asked], milestones)[0]

test('a place is the sentence of the plan that answers, with the part in which it stands', () => {
  const criterion = 'The report shows that the antenna has a drop of 30 dB (Threshold) in the opposing direction of the beam.'
  expect(only(DROP, milestone(2, 'Kickoff', { acceptance_criteria: [criterion] }))).toMatchObject({
    covered_by: [2],
    strength: 'full',
    places: [{ milestone_number: 2, part: 'criterion', quote: criterion }],
    changed: [],
  })
})

test('without its value, or in a title alone, a requirement is answered in part', () => {
  expect(
    only(DROP, milestone(1, 'The antenna shows a drop in the opposing direction of the beam.', { requirement_ids: ['R1'] })),
  ).toMatchObject({
    strength: 'partial',
    changed: [],
  })
  expect(only(DROP, milestone(1, 'Antenna with a drop of 30 dB in the opposing direction of the beam\n\nWe buy chairs.'))?.strength).toBe(
    'partial',
  )
})

test('a promise for all requirements at once answers none', () => {
  const text = 'All requirements of the solicitation are met.'
  expect(only(DROP, milestone(1, text))).toMatchObject({ covered_by: [], strength: 'none', places: [] })
})

test('a value that stands otherwise is told as asked and as told, and the answer is no full one', () => {
  const told = (text: string) => only(DROP, milestone(1, text))?.changed.map(({ asked, told }) => [asked, told])
  expect(told('The antenna shows a drop of 20 dB (Threshold) in the opposing direction of the beam.')).toEqual([['30 dB', '20 dB']])
  const plan =
    'Task 2.4: The Contractor shall predict for the antenna a drop of 20 dB in the opposing direction (threshold) (solicitation p. 1).'
  expect(told(plan)).toEqual([['30 dB', '20 dB']])
  expect(told('The antenna shows a drop of 30 dBm (Threshold) in the opposing direction of the beam.')).toEqual([['30 dB', '30 dBm']])
  expect(told('The antenna shows a drop of 30 dB (Objective) in the opposing direction of the beam.')).toEqual([
    ['30 dB (threshold)', '30 dB (objective)'],
  ])
  expect(told('The antenna shows a drop of 30 decibels (Threshold) in the opposing direction of the beam.')).toEqual([])
})

test('what is told in the same words is not turned around, whichever way "better" is read there', () => {
  const asked = withValue('The radiance uniformity shall be better than 1 percent over the aperture of the source.', [
    { printed: 'better than 1 percent', value: '1', unit: 'percent', comparator: '>', threshold_or_objective: null, what: 'uniformity' },
  ])
  const told = (text: string) => only(asked, milestone(1, text))?.changed
  expect(told('The radiance uniformity over the aperture of the source is better than 1 percent error of the mean.')).toEqual([])
  expect(told('The radiance uniformity over the aperture of the source is below 1 percent.')).toHaveLength(1)
})

test('a length told in feet and asked in meters is the same length', () => {
  const asked = withValue('The mast shall be no higher than 6 ft when it is folded on the vehicle.', [
    { printed: 'no higher than 6 ft', value: '6', unit: 'ft', comparator: '<=', threshold_or_objective: null, what: 'mast' },
  ])
  expect(only(asked, milestone(1, 'The mast is at most 1.83 m high when it is folded on the vehicle.'))).toMatchObject({
    strength: 'full',
    changed: [],
  })
  expect(only(asked, milestone(1, 'The mast is at least 6 ft high when it is folded on the vehicle.'))?.changed).toHaveLength(1)
})

test('what a person corrected is looked for in their words and with their figures', () => {
  const figure = {
    printed: '4 %',
    value: '4',
    unit: '%',
    comparator: '<=' as const,
    threshold_or_objective: null,
    set_by: 'person' as const,
  }
  const misread = requirement('R1', '5 Egg breakage Tray drop 9', {
    text: 'The carton loses at most 4 % of its eggs in the tray drop.',
    set_by: 'person',
    quantities: [{ ...figure, what: 'eggs lost' }],
  })
  const told = (share: string) =>
    coverage(
      [misread],
      [milestone(1, `Carton\n\nTask 1.1: The Contractor shall show that the carton loses at most ${share} of its eggs in the tray drop.`)],
    )
  expect(told('4 %')).toMatchObject([{ covered_by: [1], strength: 'full' }])
  expect(told('9 %')[0]?.strength).not.toBe('full')
})
