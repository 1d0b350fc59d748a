import { expect, test } from 'vitest'
import type { Commitment, Proof } from '../work-breakdown.ts'
import { composedPlan } from './plan.ts'
import { composition, step } from './testing/mast.ts'

/** The criteria of a plan whose step has this test. */
function criteriaOf(proof: Proof, commitments: Commitment[] = []) {
  const rows = { commitments, steps: [step('s1', { action: 'Fire the lids', to_month: 2, proof: [proof] })] }
  return composedPlan(composition({ rows }))[1]?.criteria.map(({ text }) => text)
}

test('a criterion has its name, its mark as it was told, and each cell behind fixed words', () => {
  const proof: Proof = { quantity: 'sound lids', comparator: '>=', value: '90', unit: 'percent', condition: 'in the new kiln', runs: '3' }
  expect(criteriaOf({ ...proof, evidence: 'Log of the kiln', judge: 'Ines Vora' })).toEqual([
    'Sound lids (in the new kiln): at least 90 percent; 3 runs; evidence: Log of the kiln; judged by Ines Vora; by Award + 2 Months.',
  ])
  expect(criteriaOf({ ...proof, condition: 'dry clay, glazed; twice', runs: 'every tenth lid', evidence: 'in the kiln log' })).toEqual([
    'Sound lids (dry clay, glazed, twice): at least 90 percent; runs: every tenth lid; evidence: in the kiln log; by Award + 2 Months.',
  ])
  expect(
    criteriaOf({ ...proof, value: 'grade 4 or better', unit: undefined, comparator: undefined, runs: undefined, condition: undefined }),
  ).toEqual(['Sound lids: grade 4 or better; by Award + 2 Months.'])
})

test('a cell that is a sentence itself stands behind its label', () => {
  const proof: Proof = { quantity: 'sound lids', comparator: '>=', value: '9', condition: 'the kiln is cold when they are set', runs: '3' }
  expect(criteriaOf({ ...proof, judge: 'the guild has the list' })).toEqual([
    'Sound lids (the kiln is cold when they are set): at least 9; 3 runs; judging: the guild has the list; by Award + 2 Months.',
  ])
})

test('a test with its name at its head is nothing that the result shall do', () => {
  const told = 'pump-down and leak: pressure gauge, 4 min to 5 mbar'
  expect(criteriaOf({ quantity: told })).toEqual(['Pump-down and leak: pressure gauge, 4 min to 5 mbar; by Award + 2 Months.'])
})

test('a mark that is a phrase of its own stands as it was told', () => {
  expect(criteriaOf({ quantity: 'lids', value: 'each inside 12 mm' })).toEqual(['Lids: each inside 12 mm; by Award + 2 Months.'])
  expect(criteriaOf({ quantity: 'drawing approved', value: 'within 20 days' })).toEqual([
    'Drawing approved: within 20 days; by Award + 2 Months.',
  ])
})

test.each([
  [{ quantity: 'cracked lids', value: '97 percent, so at most 9 of 300' }, 'Cracked lids (in the kiln): 97 percent, so at most 9 of 300'],
  [{ quantity: 'cracks under 2 mm', comparator: '<=', value: '5' }, 'Cracks under 2 mm (in the kiln): at most 5'],
  [{ quantity: 'a lid that the press takes', value: 'half, so 10' }, 'A lid that the press takes (in the kiln): half, so 10'],
] as const)('a pass mark stands apart from whatever its name says: %j', (proof, told) => {
  expect(criteriaOf({ ...proof, condition: 'in the kiln' })).toEqual([`${told}; by Award + 2 Months.`])
})

test('conditions stand in brackets behind the name; those with brackets of their own behind a comma', () => {
  const told = (condition: string) => criteriaOf({ quantity: 'shade', value: 'even', condition })
  expect(told('On the lid, the glaze is wiped off')).toEqual(['Shade (on the lid, the glaze is wiped off): even; by Award + 2 Months.'])
  expect(told('The glaze of one pot (wet)')).toEqual(['Shade, the glaze of one pot (wet): even; by Award + 2 Months.'])
})

test('what one field says no other says again', () => {
  const proof: Proof = { quantity: 'time to glaze ten lids', comparator: '<', value: '40', unit: 'min', condition: 'by hand, ten lids' }
  expect(criteriaOf({ ...proof, runs: 'ten lids', evidence: 'by hand' })).toEqual([
    'Time to glaze ten lids (by hand, ten lids): less than 40 min; by Award + 2 Months.',
  ])
})

test('a test has one date: its own day or month, in the milestone of which it counts, else the month of what is committed to, else when its milestone is due', () => {
  const proof: Proof = { quantity: 'sound lids', comparator: '>=', value: '9' }
  expect(criteriaOf({ ...proof, runs: 'once, 4 May' })).toEqual(['Sound lids: at least 9; runs: once, 4 May.'])
  const rows = { commitments: [], steps: [step('s1', { action: 'Fire the lids', to_month: 2, proof: [{ ...proof, by_month: 5 }] })] }
  const late = composedPlan(composition({ rows })).map(({ criteria }) => criteria.filter(({ text }) => text.includes('lids')))
  expect(late.map((some) => some.map(({ text }) => text))[3]).toEqual(['Sound lids: at least 9; by Award + 5 Months.'])
  expect(late[1]).toEqual([])
  const committed = { id: 'c1', quantity: 'sound lids', value: '9', by_month: 1, step_ids: ['s1'] }
  expect(criteriaOf(proof, [committed])).toEqual(['Sound lids: at least 9; by Award + 1 Month.'])
})

test('by a guess nothing is judged, and what is so today is told all the same', () => {
  const guess = { quantity: 'cost of a lid', value: '$2, my guess', condition: 'on 40 lids' }
  expect(criteriaOf(guess)?.join()).not.toContain('$2')
  const commitments = [{ id: 'c1', quantity: 'cost of a lid', today: '$5', value: 'maybe $2', step_ids: ['s1'] }]
  expect(criteriaOf({ quantity: 'cracks', value: 'none' }, commitments)).toEqual(['Cracks: none; by Award + 2 Months.'])
  const [first] = composedPlan(composition({ rows: { commitments } }))
  expect(first?.all.map(({ text }) => text)).toContain('Starting point: Cost of a lid: $5.')
})

test('all criteria have one form, whatever is measured, and a figure that has to be met exactly says so', () => {
  const limit = { comparator: '<=', value: '3', unit: 'h' } as const
  for (const quantity of ['Cycle time of the kiln', 'Glaze', 'The glaze', 'Glaze dries', 'Pot: glaze', 'Lids'])
    expect(criteriaOf({ quantity, ...limit })).toEqual([`${quantity}: at most 3 h; by Award + 2 Months.`])
  expect(criteriaOf({ quantity: 'lids', value: '4', condition: 'Monday morning', runs: 'Twice' })).toEqual([
    'Lids (Monday morning): 4; runs: Twice; by Award + 2 Months.',
  ])
  expect(criteriaOf({ quantity: 'lids', value: 'Each lid rings', condition: 'Reynolds number below 40' })).toEqual([
    'Lids (Reynolds number below 40): Each lid rings; by Award + 2 Months.',
  ])
  expect(criteriaOf({ quantity: 'cracked lids', comparator: '=', value: '0' })).toEqual(['Cracked lids: exactly 0; by Award + 2 Months.'])
  expect(criteriaOf({ quantity: 'tilt', comparator: 'range', value: '±2', unit: 'degrees' })).toEqual([
    'Tilt: ±2 degrees; by Award + 2 Months.',
  ])
})

test.each([
  ['point four two inches of water at most', '0.42 inches of water at most'],
  ['no more than twelve hundred pots', 'no more than 1,200 pots'],
  ['within half a shade', 'within half a shade'],
  ['each one is whole', 'each one is whole'],
])('a mark that was said in words stands in figures: %s', (value, mark) =>
  expect(criteriaOf({ quantity: 'lids', value })).toEqual([`Lids: ${mark}; by Award + 2 Months.`]),
)

test.each([
  ['Master of the guild signs', 'judged by Master of the guild'],
  ['guild master signs off', 'judged by the guild master'],
  ['Ida Moen judges', 'judged by Ida Moen'],
  ['Ida Moen', 'judged by Ida Moen'],
  ['kiln warden', 'judged by the kiln warden'],
  ['the guild has the list', 'judging: the guild has the list'],
])('who judges stands by name or role: %s', (judge, told) =>
  expect(criteriaOf({ quantity: 'lids', value: '4', judge })).toEqual([`Lids: 4; ${told}; by Award + 2 Months.`]),
)

test('any words give a criterion in which no mark is glued to what stands before it, or stands twice', () => {
  const names = ['Lids that crack', 'The kiln', 'Glaze, wet: shade', 'Heat', 'Lids the guild’s master passes', 'Bake']
  const marks = ['Less than $28', 'None', '0', 'Grade 4 or better; no pits', '3 of 4', '“stop” and no number', 'within 2 shades']
  const often = ['three', 'three times', 'all eight potters', 'every tenth lid', '12', 'Twice', undefined]
  for (const quantity of names)
    for (const value of marks)
      for (const runs of often) {
        const [told = ''] = criteriaOf({ quantity, value, ...(runs ? { runs } : {}), condition: 'Dry clay' }) ?? []
        const [head = '', mark = ''] = told.split(/: (?!shade)/)
        expect(head.toLowerCase()).toBe(`${quantity.toLowerCase()} (dry clay)`)
        expect(mark.toLowerCase().startsWith(`${value.toLowerCase()}; `)).toBe(true)
        expect(mark).not.toMatch(/\bin (?:three|all|every|12)\b/u)
      }
})
