import { expect, test } from 'vitest'
import type { PlanFacts } from '../../drafter.ts'
import { rowsTold } from './rows-told.ts'

const EXISTING = `Own money and a loan for a bread oven, 2021-2023. On our bench the oven was run for 63 loaves with 4.1 kWh. We found 2 cracked stones after 900 hours.
We sell to 14 bakeries now.`

const told = (direct_to_phase_2: boolean, answer = EXISTING) => {
  const answers = [{ slot: 'Q2', subject: 'existing' as const, question: '', answer }]
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

test.each([
  'We were founded in 2017 with 6 bakers in Duluth.',
  'Our mill flooded in 2020.',
  'Ostra Foods baked the same at 240 C in 2021 and sold it.',
  'Ostra Foods was there in 2021. It gave 9 kg an hour.',
  'The mixer stopped after 7 hours and we went home.',
])('what is no figure of the work, or not the company’s own, shows no feasibility: %s', (words) => {
  const { existing, feasibility } = told(true, `${EXISTING} ${words}`)
  expect(existing?.value).toContain(words.slice(0, -1))
  expect(feasibility?.value).not.toContain(words.split('. ').at(-1)?.slice(0, -1))
})

test.each([
  'The stone was heated to 240 C. It held for 3 hours.',
  'We burned 2 loaves in 14 trials.',
  'The prototype gave 9 kg an hour in May 2024.',
])('a figure with its unit or a count of trials does: %s', (words) => {
  expect(told(true, `${EXISTING} ${words}`).feasibility?.value).toContain(words.slice(0, -1))
})
