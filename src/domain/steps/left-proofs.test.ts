import { describe, expect, test } from 'vitest'
import type { ReviewedPlan } from '../quality/rule.ts'
import { soundPlan, withSentence } from '../quality/testing/plans.ts'
import { breakdownOf } from '../work-breakdown/breakdown-of.ts'
import type { Row } from '../work-breakdown/rows.ts'
import { bareStep } from '../work-breakdown/work-breakdown.ts'
import { proofsLeft } from './left-proofs.ts'
import { thingsLeft } from './things-left.ts'

const places = { composedFrom: () => undefined, nameOf: (id: string) => `Step ${id.slice(1)}` }

test('a pass mark stands in a plan that writes out what was typed in short', () => {
  const step = bareStep('s1', { action: 'Build the lid', proof: [{ quantity: 'lid', value: "can't be pried open w/ a knife" }] })
  const missed = (sentence: string) => proofsLeft(withSentence(2, sentence), { ...breakdownOf([]), steps: [step] }, places).length
  expect(missed('The lid cannot be pried open with a knife.')).toBe(0)
  expect(missed('The lid can be pried open with a knife.')).toBe(1)
})

describe('a pass mark of the rows', () => {
  const cell = (value: unknown) => ({ value, origin: { from: 'person' as const }, state: 'seen' as const })
  const proven = (value: string) => [
    {
      id: 's1',
      kind: 'step',
      position: 0,
      cells: { action: cell('Measure it'), proof: cell([{ quantity: 'Flaws found', value }]) },
    } as Row,
  ]
  const missed = (plan: ReviewedPlan, value: string) =>
    thingsLeft({ plan, steps: [], rows: proven(value) })
      .filter(({ reason }) => reason === 'rows')
      .map(({ places: [place] }) => place?.message)

  test('that stands nowhere in the plan is missed', () => {
    expect(missed(soundPlan(), '922 of 924')).toEqual(['The pass mark “922 of 924” of work step 1 stands nowhere in the plan.'])
    expect(missed(withSentence(2, 'It finds at least 922 of the 924 flaws.'), '922 of 924')).toEqual([])
  })

  test('that the plan tells in words is none', () => {
    expect(missed(withSentence(2, 'It loses half a percent of the flaws or less.'), 'at most 0.5 %')).toEqual([])
    expect(missed(withSentence(2, 'It finds twelve of the flaws.'), 'at least 12')).toEqual([])
    expect(missed(withSentence(2, 'It finds eleven of the flaws.'), 'at least 12')).toHaveLength(1)
  })

  test('is not missed before the criteria are drafted', () => {
    const { milestones, ...plan } = soundPlan()
    const early = { ...plan, milestones: milestones.map((one) => ({ ...one, acceptance_criteria: [] })) }
    expect(missed(early, '922 of 924')).toEqual([])
  })
})
