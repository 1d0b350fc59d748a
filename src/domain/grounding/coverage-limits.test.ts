import { expect, test } from 'vitest'
import { countedStrength } from '../quality/coverage-words.ts'
import { plainMilestone } from '../testing/plain-milestone.ts'
import type { LimitSaid } from '../work-breakdown/rows.ts'
import { coverage } from './coverage.ts'
import { asking } from './testing/asking.ts'

const ASKED = [
  'The kiln door shall not press on the hand with more than 20 pounds-force.',
  'The kiln shall fire a load in 9 hours or less.',
  'At least 95% of the glazed tiles shall come out without a crack.',
  'The kiln shall fire no fewer than 12 loads during the trial.',
  'The kiln shall start at room temperatures from -10 to 40 degrees C.',
  'The glaze bath shall be kept between 15 and 25 psi.',
].map(asking)

function found(criterion: string, said: readonly LimitSaid[] = [], asked = ASKED) {
  const all = coverage(asked, [plainMilestone(1, '', { acceptance_criteria: [criterion] })], { limits: [...said] })
  return all.flatMap(({ requirement_id, changed, unsure = [] }) => [
    ...changed.map(({ asked, told }) => `${requirement_id} ${asked}, not ${told}`),
    ...unsure.map(({ asked, told }) => `${requirement_id} ${asked}, ${told}?`),
  ])
}

test.each([
  ['The kiln door presses on the hand with at most 12 kilograms-force.', 'R1 at most 20 pounds-force, not at most 12 kilograms-force'],
  ['Firing a load in the kiln takes at most six hundred minutes.', 'R2 at most 9 hours, not at most six hundred minutes'],
  ['At least 18 of 20 glazed tiles come out without a crack.', 'R3 At least 95%, not At least 18 of 20'],
  ['The kiln starts at room temperatures from 0 to 30 degrees C.', 'R5 -10 to 40 degrees C, not 0 to 30 degrees C'],
  ['The glaze bath is at 17 to 28 psi.', 'R6 between 15 and 25 psi, not 17 to 28 psi'],
  ['The kiln fires 9 loads during the trial.', 'R4 no fewer than 12, not 9'],
])('a figure beyond a limit breaks it: %s', (criterion, broken) => expect(found(criterion)).toEqual([broken]))

test.each([
  'The kiln door presses on the hand with at most 70 newtons.',
  'Firing a load in the kiln takes at most five hundred minutes.',
  'At least 39 of 40 glazed tiles come out without a crack.',
  'The glaze bath is at 17 to 22 psi.',
  'The trolley carries 400 pounds.',
  'At least 80% of the visitors return the form.',
])('what keeps a limit, or is of something else, breaks none: %s', (criterion) => expect(found(criterion)).toEqual([]))

test('a figure is asked about where the same case stands beside it and beside the limit, whatever the thing is called', () => {
  const asked = [...ASKED, asking('Supplies for 20 firings shall weigh no more than 1.5 kg in their box.', ASKED.length)]
  expect(found('Cones for 20 firings: 1.9 kg.', [], asked)).toEqual(['R7 no more than 1.5 kg, 1.9 kg?'])
  expect(found('Cones for 20 firings: 1.4 kg.', [], asked)).toEqual([])
})

const DOOR = 'The spring of the door pulls with thirty pounds.'
const said = (is_same: boolean) => [{ requirement_id: 'R1', told: 'thirty pounds', is_same }]

test('where nothing shows that it is of the same it is asked, and what a person says to that holds', () => {
  expect(found(DOOR)).toEqual(['R1 at most 20 pounds-force, thirty pounds?'])
  expect(found(DOOR, said(true))).toEqual(['R1 at most 20 pounds-force, not thirty pounds'])
  expect(found(DOOR, said(false))).toEqual([])
})

test('a requirement whose limit is broken, or may be, is not answered in full', () => {
  const answer = 'By a spring scale on site the kiln door presses on the hand with at most 20 pounds-force.'
  const strength = (...acceptance_criteria: string[]) => {
    const [first] = coverage(ASKED, [plainMilestone(1, 'Kiln', { acceptance_criteria })])
    return first && countedStrength(first)
  }
  expect(strength(answer)).toBe('full')
  expect(strength(answer, DOOR)).toBe('partial')
})

const SAUNA = [
  'The stove shall weigh no more than 14 kg.',
  'The bench shall be kept at or below 41 °C while the stones are at 96 °C.',
  'The rail may extend no more than 180 mm beyond the bench.',
  'The stove shall report its draught at least every 10 minutes.',
].map(asking)

test.each([
  'A load of 150 newtons is put on the handle of the stove.',
  'The bench is kept at or below 38 °C while the stones are at 96 °C.',
  'The rail extends 165 mm beyond the bench; the bench is 2,400 mm wide.',
  'The stove reports its draught every 5 minutes.',
])('what measures something else, or stands beside the figure that keeps the limit, breaks none: %s', (criterion) =>
  expect(found(criterion, [], SAUNA)).toEqual([]),
)

test.each([
  ['The stove weighs 40 pounds.', 'R1 no more than 14 kg, not 40 pounds'],
  ['The bench is kept at or below 44 °C while the stones are at 96 °C.', 'R2 at or below 41 °C, not at or below 44 °C'],
  ['The rail extends 210 mm beyond the bench.', 'R3 no more than 180 mm, not 210 mm'],
  ['The stove reports its draught every 20 minutes.', 'R4 at most 10 minutes, not 20 minutes'],
])('and what does break one is found as before: %s', (criterion, broken) => expect(found(criterion, [], SAUNA)).toEqual([broken]))

test('parts of a million and hundredths of one whole are held against each other', () => {
  const asked = ['The water content of the brine shall be told within 100 ppm.'].map(asking)
  expect(found('The water content of the brine is told within 0.02 percent by mass.', [], asked)).toEqual([
    'R1 within 100 ppm, not within 0.02 percent',
  ])
  expect(found('The water content of the brine is told within 0.008 percent by mass.', [], asked)).toEqual([])
})

test('a part of what is counted is held against no limit of the whole', () => {
  const asked = ['The kiln shall be checked with no more than one test tile.', 'No fewer than 150 tiles shall be fired.'].map(asking)
  expect(
    found('The kiln is checked with a test tile, ten of them spoiled; 180 tiles are fired, sixty on each of the three shelves.', [], asked),
  ).toEqual([])
})

const COPIER = ['Maximum copy error rate: 5 %', 'The scanner shall flag at least 85 % of torn pages.'].map(asking)

test.each(['4 %', 'at most 4 %', '4 % or less'])('what a word before its name binds is kept within: %s', (told) =>
  expect(found(`Copy error rate: ${told}; answers R1.`, [], COPIER)).toEqual([]),
)

test('and is broken beyond; what a criterion says to show is held against it in whatever words', () => {
  expect(found('Copy error rate: 7 %; answers R1.', [], COPIER)).toEqual(['R1 at most 5 %, not 7 %'])
  expect(found('Found on 200 sheets: 80 %; answers R2.', [], COPIER)).toEqual(['R2 at least 85 %, 80 %?'])
  expect(found('Found on 200 sheets: 80 %.', [], COPIER)).toEqual([])
})

test('words alike are no answer where a criterion measures another kind of thing', () => {
  const asked = [asking('The tag radio shall reach at least 2 km in dense woods.', 0)]
  const answered = (criterion: string) => coverage(asked, [plainMilestone(1, '', { acceptance_criteria: [criterion] })])[0]?.covered_by
  expect(answered('The tag radio in dense woods shall run for at least 40 hours.')).toEqual([])
  expect(answered('The tag radio in dense woods shall reach at least 2.5 km.')).toEqual([1])
})

test('of what is to be handed over in some number, only what tells what is handed over is held against it', () => {
  const asked = [{ ...asking('Deliverables are 14 kilns and 3 trolleys.', 0), kind: 'deliverable' as const }]
  expect(found('Five kilns, one trolley, in the frost chamber.', [], asked)).toEqual([])
  expect(found('The Contractor shall build 5 kilns and 1 trolley.', [], asked)).toEqual(['R1 3 trolleys, not 1'])
  const tiles = [{ ...asking('The Contractor shall furnish 8 sample tiles with each kiln.', 0), kind: 'deliverable' as const }]
  expect(found('3 sample tiles are fired with each kiln.', [], tiles)).toEqual([])
  for (const words of ['We furnish 3 sample tiles', 'We send 3 sample tiles', 'Delivery of 3 sample tiles'])
    expect(found(`${words} with each kiln.`, [], tiles)).toHaveLength(1)
})
