import { expect, test } from 'vitest'
import { breakdownChecks } from './checks.ts'
import { bareStep, type Proof, type WorkBreakdown, type WorkStep } from './work-breakdown.ts'

function rows(...cells: readonly Partial<WorkStep>[]): WorkBreakdown {
  const steps = cells.map((one, at) => bareStep(`s${at + 1}`, { action: `Fire batch ${at + 1}`, ...one }))
  return { steps, people: [], commitments: [], risks: [], furnished: [], plan: {} }
}

const asked = (...cells: readonly Partial<WorkStep>[]) =>
  breakdownChecks(rows(...cells), { period: 6, phase: 'I' }).filter(({ kind }) => kind === 'same')

/** The rows after a choice, as the table keeps it. */
function chosen(steps: readonly Partial<WorkStep>[], label: string): Partial<WorkStep>[] {
  const [check] = asked(...steps)
  const choice = check?.choices?.find((one) => one.label === label)
  const row = choice?.row_id ?? check?.row_id
  const kept = Object.entries(choice?.cells ?? {}).map(([cell, value]) => [cell, value ?? []])
  return steps.map((one, at) => (`s${at + 1}` === row ? { ...one, ...Object.fromEntries(kept) } : one))
}

test.each([
  ['A model.', 'a  model'],
  ['Glaze report', 'Report on the glaze'],
  ['Mold package', 'Molds'],
  ['Data package (mold drawings, recipes)', 'Set of mold drawings'],
  ['Final report', 'Final technical report with the SF 298'],
])('%s and %s may be one thing: it is asked which of them is handed over', (result, again) => {
  expect(asked({ result }, { result: again })).toMatchObject([{ row_id: 's2', cell: 'result' }])
})

test.each([
  ['Glaze report', 'Glaze recipe'],
  ['Draft report', 'Final report'],
  ['Kiln log 1', 'Kiln log 2'],
  ['Glaze report (month 2)', 'Glaze report (month 5)'],
  ['Monthly report', 'Monthly report'],
])('%s and %s are two things', (result, again) => expect(asked({ result }, { result: again })).toEqual([]))

test('what only goes to other steps is handed over to nobody else', () => {
  expect(asked({ result: 'Molds', goes_to: 's2' }, { result: 'Molds' })).toEqual([])
})

test('a question names both; until it is answered both are listed', () => {
  expect(asked({ result: 'Glaze report' }, { result: 'Report on the glaze' })).toMatchObject([
    { what: 'Same thing? Step 1: “Glaze report”. Step 2: “Report on the glaze”.', mends: 'The plan lists both until you choose.' },
  ])
})

test('the one that is left stands beside its task as what goes to the other step, or leaves the list that it stands in', () => {
  const alone = [{ result: 'Glaze report' }, { result: 'Report on the glaze', goes_to: 'Government; 3' }, {}]
  expect(chosen(alone, 'Keep the first')[1]).toEqual({ result: 'Report on the glaze', goes_to: 's3; s1' })
  expect(chosen(alone, 'Keep the second')[0]).toEqual({ result: 'Glaze report', goes_to: 's2' })
  const listed = [{ result: 'Glaze report' }, { result: 'Ten plates; report on the glaze' }]
  expect(chosen(listed, 'Keep the first')[1]).toEqual({ result: 'Ten plates' })
})

test.each(['Keep the first', 'Keep the second', 'Keep both'])('%s: asked once', (label) => {
  for (const steps of [
    [{ result: 'Glaze report' }, { result: 'Report on the glaze' }],
    [
      { proof: [HEAT], to_month: 3 },
      { proof: [HEAT], to_month: 3 },
    ],
  ])
    expect(asked(...chosen(steps, label))).toEqual([])
})

const HEAT = { quantity: 'time to full heat', comparator: '<=', value: '60', unit: 'minutes', condition: 'empty kiln' } as const

test('a test that a milestone holds twice is asked about as well: of the same mark, in nearly the same words', () => {
  const other = { ...HEAT, quantity: 'time to reach full heat' }
  const beside = (again: Proof, to_month = 3) => asked({ proof: [HEAT], to_month: 3 }, { proof: [again], to_month })
  expect(beside(other)).toMatchObject([{ row_id: 's2', cell: 'proof' }])
  for (const again of [{ value: '90' }, { comparator: '>=' as const }, { condition: 'kiln with 40 plates' }])
    expect(beside({ ...other, ...again })).toEqual([])
  expect(beside(other, 6)).toEqual([])
})
