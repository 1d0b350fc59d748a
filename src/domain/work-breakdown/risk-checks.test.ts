import { expect, test } from 'vitest'
import { riskChecks } from './risk-checks.ts'

const of = (fallback: string) => riskChecks({ risks: [{ id: 'r1', what: 'frost', fallback, step_ids: [] }] })

test('a fallback that only says how things are is named at its cell', () => {
  expect(of('Dew is fine, frost is not.')).toMatchObject([{ row_id: 'r1', cell: 'fallback', what: expect.stringContaining('“frost”') }])
})

test.each(['We wait for a day', 'a heated hall', 'the second kiln is used', 'Move it to June'])(
  'what is done, or used, is a fallback: %s',
  (fallback) => {
    expect(of(fallback)).toEqual([])
  },
)
