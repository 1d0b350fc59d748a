import { expect, test } from 'vitest'
import { quantitiesIn } from './quantity.ts'

const brief = (text: string) =>
  quantitiesIn(text).map(({ value, unit, comparator, threshold_or_objective, what }) =>
    [value, unit, comparator, `${threshold_or_objective}`, what].join(' | '),
  )

test.each([
  [
    'The thickness of the plate should be less than 2" (Threshold) and less than 0.25" is desired (Objective).',
    ['2 | " | < | threshold | thickness of the plate', '0.25 | " | < | objective | thickness of the plate'],
  ],
  [
    'A drop of 30dB in the opposing direction (Threshold), 60+dB in the opposing direction (Objective) is desired.',
    ['30 | dB | = | threshold | drop', '60+ | dB | >= | objective | drop'],
  ],
  [
    'Operating Life: Threshold 60 min; Objective 70 min',
    ['60 | min | = | threshold | Operating Life', '70 | min | = | objective | Operating Life'],
  ],
  ['Weight: Max 39 lb (17.7 kg)', ['39 | lb | <= | null | Weight', '17.7 | kg | <= | null | Weight']],
  ['The mast must operate in the 1.5MHz to 90MHz range', ['1.5 to 90 | MHz | range | null | mast must operate']],
  ['Bondlines between 0.030 inch and 0.150 inch shall be tested', ['0.030 to 0.150 | inch | range | null | Bondlines']],
  ['Power of the design should draw less than 100 Watts.', ['100 | Watts | < | null | Power of the design']],
  ['and 3) delivery of no less than 3 prototypes that work', ['3 | prototypes | >= | null | delivery']],
  [
    'reducing latency by at least 50% and workload by at least 25%',
    ['50 | % | >= | null | reducing latency', '25 | % | >= | null | workload'],
  ],
  ['a fleet of 100+ unmanned entities', ['100+ | entities | >= | null | fleet']],
  ['speed of results (≤30 min from start)', ['30 | min | <= | null | speed of results']],
  ['The cost shall not exceed $300K per radar', ['$300K | dollars | <= | null | cost']],
  ['Accuracy: +/-2dB', ['+/-2 | dB | = | null | Accuracy']],
])('reads %j', (text, quantities) => {
  expect(brief(text)).toEqual(quantities)
})

test.each([
  'Published in 2025 under 22 CFR Parts 120-130 and 15 CFR Parts 730-774.',
  'See reference [4,5], section 3.5 and Phase II of the program.',
  'within one or more of the focus areas',
  'AN/PRC-160 radios and MIL-STD-810 tests',
])('finds no quantity in %j', (text) => {
  expect(quantitiesIn(text)).toEqual([])
})

test('a pair "threshold (objective)" marks the bracketed numbers as objectives', () => {
  const marks = quantitiesIn('threshold (objective) capability to drive displays at 60 Hz (96 Hz) with less than 1-frame latency')
  expect(marks.map(({ printed, threshold_or_objective }) => [printed, threshold_or_objective])).toEqual([
    ['60 Hz', 'threshold'],
    ['96 Hz', 'objective'],
    ['less than 1-frame', 'threshold'],
  ])
})

test('what is printed stands in the text where it says', () => {
  const text = 'Endurance of at least 70 min at 20 km.'
  for (const { start, end, printed } of quantitiesIn(text)) expect(text.slice(start, end)).toBe(printed)
})
