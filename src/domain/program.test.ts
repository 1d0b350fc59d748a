import { describe, expect, test } from 'vitest'
import { milestoneCount, PeriodOfPerformance, Phase, ProgramType, periodTyped, phaseLabel } from './program.ts'

test('the phases are I and II, the programs SBIR and STTR', () => {
  expect(Phase.options).toEqual(['I', 'II'])
  expect(ProgramType.options).toEqual(['SBIR', 'STTR'])
})

test('the review card names the phases Feasibility and Development', () => {
  expect(Phase.options.map(phaseLabel)).toEqual(['Phase I - Feasibility', 'Phase II - Development'])
})

test.each([
  ['I', 1, 5],
  ['I', 6, 5],
  ['I', 60, 5],
  ['II', 1, 6],
  ['II', 12, 6],
  ['II', 13, 9],
  ['II', 18, 9],
  ['II', 19, 10],
  ['II', 24, 10],
  ['II', 60, 10],
] as const)('Phase %s over %i months has %i milestones', (phase, period, count) => {
  expect(milestoneCount(phase, period)).toBe(count)
})

describe('the period of performance', () => {
  test.each([1, 6, 60])('may be %i months', (months) => {
    expect(PeriodOfPerformance.parse(months)).toBe(months)
  })

  test.each([
    [0, 'Period of performance must be at least 1 month.'],
    [61, 'Period of performance must be at most 60 months.'],
    [6.5, 'Period of performance must be whole months.'],
    ['six', 'Period of performance must be a number of months.'],
    [Number.NaN, 'Period of performance must be a number of months.'],
  ])('may not be %j, and says why', (months, message) => {
    expect(PeriodOfPerformance.safeParse(months).error?.issues[0]?.message).toBe(message)
  })

  test.each([
    ['12', 12],
    [' 7 ', 7],
    ['6.4', 6],
    ['', 6],
    ['  ', 6],
    ['abc', 6],
    ['Infinity', 6],
    ['0', 6],
    ['-3', 6],
    ['61', 6],
    ['60', 60],
    ['1', 1],
  ])('typed as %j is %i months', (typed, months) => {
    expect(periodTyped(typed)).toBe(months)
  })
})
