import { expect, test } from 'vitest'
import type { PlanFacts } from '../../drafter.ts'
import { rowsTold } from './rows-told.ts'

const EXISTING = `Own money and a loan for a bread oven, 2021-2023. On our bench the oven was run for 63 loaves with 4.1 kWh. We found 2 cracked stones after 900 hours.
We sell to 14 bakeries now.`

const told = (direct_to_phase_2: boolean) => {
  const answers = [{ slot: 'Q2', subject: 'existing' as const, question: '', answer: EXISTING }]
  const analysis = { topic: { direct_to_phase_2 } } as PlanFacts['analysis']
  const row = rowsTold({ answers, phase: 'II', analysis }).rows.find(({ kind }) => kind === 'plan')
  return row?.kind === 'plan' ? row.cells : {}
}

test('what was measured before is what shows feasibility, where a Phase II is direct, in the words of the answer', () => {
  expect(told(true).feasibility?.value).toBe(
    'On our bench the oven was run for 63 loaves with 4.1 kWh. We found 2 cracked stones after 900 hours.',
  )
  expect(told(true).existing).toEqual(told(false).existing)
  expect(told(false).feasibility).toBeUndefined()
})
