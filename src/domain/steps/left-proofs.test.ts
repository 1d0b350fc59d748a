import { expect, test } from 'vitest'
import { withSentence } from '../quality/testing/plans.ts'
import { breakdownOf } from '../work-breakdown/breakdown-of.ts'
import { bareStep } from '../work-breakdown/work-breakdown.ts'
import { proofsLeft } from './left-proofs.ts'

const places = { composedFrom: () => undefined, nameOf: (id: string) => `Step ${id.slice(1)}` }

test('a pass mark stands in a plan that writes out what was typed in short', () => {
  const step = bareStep('s1', { action: 'Build the lid', proof: [{ quantity: 'lid', value: "can't be pried open w/ a knife" }] })
  const missed = (sentence: string) => proofsLeft(withSentence(2, sentence), { ...breakdownOf([]), steps: [step] }, places).length
  expect(missed('The lid cannot be pried open with a knife.')).toBe(0)
  expect(missed('The lid can be pried open with a knife.')).toBe(1)
})
