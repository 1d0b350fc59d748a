import { expect, test } from 'vitest'
import { soundPlan, withSentence } from '../quality/testing/plans.ts'
import type { Requirement } from '../solicitation/analysis.ts'
import { breakdownOf } from '../work-breakdown/breakdown-of.ts'
import { bareStep } from '../work-breakdown/work-breakdown.ts'
import { marksLeft, proofsLeft, verbsLeft } from './left-proofs.ts'

const places = { composedFrom: () => undefined, nameOf: (id: string) => `Step ${id.slice(1)}` }

const requirement: Omit<Requirement, 'id' | 'text' | 'quote'> = {
  page: 1,
  kind: 'performance',
  whose: 'product',
  strength: 'must',
  phase: 'I',
  quantities: [],
  set_by: 'reader',
}

test('a step that names only a thing is left until it says what is done with it; one of the option is a matter of the option', () => {
  const steps = ['pump housing', 'Prepare the pump housing', 'impeller'].map((action, at) =>
    bareStep(`s${at + 1}`, { action, part: at === 2 ? 'option' : 'base' }),
  )
  const things = verbsLeft(soundPlan(), { ...breakdownOf([]), steps }, places)
  expect(things.map(({ place: { message, cell } }) => [message, cell?.cell])).toEqual([
    ['Step 1 does not say what is done with “pump housing”.', 'action'],
  ])
})

test('of what a test could show and no test of its step does it is asked which one does, and nothing once a test is called by it', () => {
  const quote = 'The canopy shall be repaired by one person without a ladder.'
  const canopy = { ...requirement, id: 'R1', text: quote, quote }
  const asked = (quantity: string) => {
    const step = bareStep('s1', { action: 'Sew the canopy', proof: [{ quantity, value: '12 of 12' }], requirement_ids: ['R1'] })
    const left = marksLeft({ ...soundPlan(), requirements: [canopy] }, { ...breakdownOf([]), steps: [step] }, places)
    return left.map(({ mends, place: { message } }) => [message, mends])
  }
  expect(asked('zips that close')).toEqual([
    [`Which test of step 1 shows R1 “${quote}”?`, 'Name the one that does by what is asked for (“zips that close”), or write one more.'],
  ])
  expect(asked('Canopy repaired by one person without a ladder')).toEqual([])
})

test('a pass mark stands in a plan that writes out what was typed in short', () => {
  const step = bareStep('s1', { action: 'Build the lid', proof: [{ quantity: 'lid', value: "can't be pried open w/ a knife" }] })
  const missed = (sentence: string) => proofsLeft(withSentence(2, sentence), { ...breakdownOf([]), steps: [step] }, places).length
  expect(missed('The lid cannot be pried open with a knife.')).toBe(0)
  expect(missed('The lid can be pried open with a knife.')).toBe(1)
})
