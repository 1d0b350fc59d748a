import { expect, test } from 'vitest'
import { asked } from './composed/testing/mast.ts'
import { lateDayChecks, lateDays } from './late-days.ts'
import { bareStep } from './work-breakdown.ts'

const BY = asked('R1', 'Both kilns shall arrive in Bath no later than 1 March 2029.')
const late = (place: string, requirement = BY, start?: string) =>
  lateDays(
    bareStep('s1', { action: 'Truck the kilns', place }),
    requirement,
    start ? { month: 1, year: Number(start), day: 3 } : undefined,
  )[0]

test('a day behind the one by which the topic asks for something is told, also without its year where the plan has a start', () => {
  expect(late('Bath, 19 March 2029')).toEqual({ cell: 'place', told: '19 March 2029', by: '1 March 2029' })
  expect(late('Bath, 1 March 2029')).toBeUndefined()
  expect(late('Bath, 27 Feb 2029')).toBeUndefined()
  expect(late('Bath, in April 2029')).toMatchObject({ told: 'April 2029' })
  expect(late('Bath, in March 2029')).toBeUndefined()
  expect(late('Bath, 19 March', BY, '2028')).toBeUndefined()
  expect(late('Bath, 19 March', BY, '2029')).toMatchObject({ told: '19 March' })
  expect(late('19 March 2029', asked('R1', 'The kilns shall not leave before 1 March 2029.'))).toMatchObject({ by: '1 March 2029' })
  expect(late('19 March 2029', asked('R1', 'The kilns shall leave no earlier than 1 March 2029.'))).toBeUndefined()
  expect(late('19 March 2029', asked('R1', 'The kilns shall be lit not before 1 March 2029.'))).toBeUndefined()
  expect(late('19 March 2029', asked('R1', 'The kilns were built on 1 March 2028.'))).toBeUndefined()
})

test('who has put such a step to the requirement is asked whether that is in time, once', () => {
  const step = bareStep('s1', { action: 'Truck the kilns', place: 'Bath, 19 March 2029', requirement_ids: ['R1'] })
  const checks = (one = step) =>
    lateDayChecks([{ step: one, number: 1 }], { steps: [one], people: [], commitments: [], risks: [], furnished: [], plan: {} }, [BY], 'I')
  const [found] = checks()
  expect(found?.what).toBe(
    'The topic names 1 March 2029: “Both kilns shall arrive in Bath no later than 1 March 2029” (R1, p. 1). Step 1 says 19 March 2029.',
  )
  const limits = found?.choices?.[0]?.cells.limits as typeof step.limits
  expect(checks({ ...step, limits })).toEqual([])
  expect(checks({ ...step, requirement_ids: [] })).toEqual([])
})
