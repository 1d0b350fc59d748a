import { expect, test } from 'vitest'
import { linesOf } from '../layout/line.ts'
import { sectionsOf } from '../layout/section.ts'
import { requirementsIn } from './requirement.ts'
import { columnsIn } from './threshold-row.ts'

const requirements = (text: string) => requirementsIn(sectionsOf(linesOf([{ page: 1, text }]))).requirements

test('each row of a table of thresholds and objectives is a requirement with both', () => {
  const read = requirements(
    'DESCRIPTION: Masts break in storms.\n\nParameter          Threshold    Objective\nWeight             25 lb        15 lb\nHeight (m)         3            5\nBand of the radio  2-18 GHz     1–40 GHz\nChance to stand    ≥ 0.90       ≥ 0.95\nThe mast should be green.',
  )
  expect(read.map(({ text, strength, quote }) => [text, strength, quote])).toEqual([
    ['Weight: 25 lb (threshold), 15 lb (objective)', 'must', 'Weight 25 lb 15 lb'],
    ['Height: 3 m (threshold), 5 m (objective)', 'must', 'Height (m) 3 5'],
    ['Band of the radio: 2-18 GHz (threshold), 1–40 GHz (objective)', 'must', 'Band of the radio 2-18 GHz 1–40 GHz'],
    ['Chance to stand: ≥ 0.90 (threshold), ≥ 0.95 (objective)', 'must', 'Chance to stand ≥ 0.90 ≥ 0.95'],
    ['The mast should be green.', 'should', 'The mast should be green.'],
  ])
  expect(
    read.flatMap(({ quantities }) =>
      quantities.map(
        ({ value, unit, comparator, threshold_or_objective, what }) => `${what} ${comparator} ${value} ${unit} ${threshold_or_objective}`,
      ),
    ),
  ).toEqual([
    'Weight <= 25 lb threshold',
    'Weight <= 15 lb objective',
    'Height >= 3 m threshold',
    'Height >= 5 m objective',
    'Band of the radio range 2 to 18 GHz threshold',
    'Band of the radio range 1 to 40 GHz objective',
    'Chance to stand >= 0.90  threshold',
    'Chance to stand >= 0.95  objective',
  ])
})

test('a row that stands in columns is read by its cells, whatever its numbers are in, and across a ruled line', () => {
  const [leak, acid, life] = requirements(
    'DESCRIPTION: Masts break in storms.\n\nMetric        Threshold       Objective\n-------------------------------\nLeak rate     1×10⁻¹¹ per g   1×10⁻¹² per g\npH            6.0 to 9.0      6.5 to 8.5\nLife on salt  Not required    2 h',
  ).map(({ quantities }) => quantities.map(({ comparator, value, unit }) => `${comparator} ${value} ${unit}`))
  expect(leak).toEqual(['<= 1×10⁻¹¹ per g', '<= 1×10⁻¹² per g'])
  expect(acid).toEqual(['range 6.0 to 9.0 ', 'range 6.5 to 8.5 '])
  expect(life).toEqual(['= 2 h'])
})

test('a row of a table of any columns reads alone, with its unit, its method and what else is told beside it', () => {
  const lines = [
    'Table 1. What the sled does',
    'No.  Parameter                Unit    Threshold (T)   Objective (O)   Method        Remarks',
    '1    Speed on ice             km/h    20 – 30         15 – 40         Trial',
    '2    Error of the compass     deg     ±2              ±0.5            Test          One sigma',
    '3    Life of a runner         km      ≥ 400           N/A             Trial',
    '4    Sealing                  -       IP65            IP67            Certificate',
    '5    Price at 50 sleds        -       $9,000          $7,500          Analysis',
    '6    Weight of the sled       kg      25              18              Inspection    With its',
    '     with its harness                                                               cover',
  ]
  const read = requirements(`DESCRIPTION: The sled carries two people.\n${lines.join('\n')}\nThe sled must float.`)
  expect(read.map(({ text, kind, strength, whose }) => [text, kind === 'task', strength, whose])).toEqual(
    [
      'Speed on ice: 20 – 30 km/h (threshold), 15 – 40 km/h (objective); Method: Trial',
      'Error of the compass: ±2 deg (threshold), ±0.5 deg (objective); Method: Test; Remarks: One sigma',
      'Life of a runner: ≥ 400 km (threshold); Method: Trial',
      'Sealing: IP65 (threshold), IP67 (objective); Method: Certificate',
      'Price at 50 sleds: $9,000 (threshold), $7,500 (objective); Method: Analysis',
      'Weight of the sled with its harness: 25 kg (threshold), 18 kg (objective); Method: Inspection; Remarks: With its cover',
      'The sled must float.',
    ].map((text) => [text, false, 'must', 'product']),
  )
  expect(read[5]?.quote).toBe('6 Weight of the sled kg 25 18 Inspection With its with its harness cover')
  expect(
    read.flatMap(({ quantities }) => quantities.map(({ comparator, value, unit }) => `${comparator} ${value} ${unit}`.trim())),
  ).toEqual([
    'range 20 to 30 km/h',
    'range 15 to 40 km/h',
    'range ±2 deg',
    'range ±0.5 deg',
    '>= 400 km',
    '<= $9,000 dollars',
    '<= $7,500 dollars',
    '<= 25 kg',
    '<= 18 kg',
  ])
})

test('a table may name one column of what is asked, and a table of goals alone asks for goals', () => {
  expect(
    requirements('DESCRIPTION: A sled.\n\nProperty       Requirement\nLength         2 m\nHeight         1 m').map(({ text }) => text),
  ).toEqual(['Length: 2 m', 'Height: 1 m'])
  const [goal] = requirements('DESCRIPTION: A sled.\n\nProperty       Goal    Today\nLength         2 m     3 m')
  expect([goal?.text, goal?.strength]).toEqual(['Length: 2 m (objective); Today: 3 m', 'objective'])
})

test('the columns may come in either order, and a sentence about them heads no table', () => {
  expect(columnsIn('Attribute Objective (O) Threshold (T)')).toEqual(['objective', 'threshold'])
  expect(columnsIn('KPP Threshold Objective')).toEqual(['threshold', 'objective'])
  expect(columnsIn('The threshold must be met before the objective')).toBeNull()
  expect(columnsIn('The mast is to meet the threshold objective.')).toBeNull()
})
