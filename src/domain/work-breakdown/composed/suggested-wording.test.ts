import { expect, test } from 'vitest'
import type { WorkBreakdown } from '../work-breakdown.ts'
import { accepting, decidingAll, type Held, type SpokenSentence, spokenSentences } from './spoken-sentences.ts'
import { suggestedWording } from './suggested-wording.ts'
import { step } from './testing/mast.ts'

const NONE: WorkBreakdown = { steps: [], people: [], commitments: [], risks: [], furnished: [], plan: {} }
const ofMethod = (method: string) => spokenSentences({ ...NONE, steps: [step('s1', { action: 'Net the salmon', method })] })

test.each([
  ['OK so, the net is hauled at slack tide.', 'The net is hauled at slack tide.'],
  ['Basically, the net is hauled at slack tide.', 'The net is hauled at slack tide.'],
  ['The net is hauled at slack tide; The fish are counted on deck.', 'The net is hauled at slack tide. The fish are counted on deck.'],
])('what only opens a sentence is left out, and what was never joined is parted: %s', (method, words) => {
  expect(ofMethod(method).map(suggestedWording)).toEqual([words])
})

test.each(['Well, you haul it and hope.', 'You haul it.'])('nothing is suggested that would be spoken, too: %s', (method) => {
  expect(ofMethod(method).map(suggestedWording)).toEqual([undefined])
})

test('all that is suggested for a cell is put into it at once, each in its own place', () => {
  const method = 'OK so, the net is hauled at slack tide. The fish are counted on deck.\n- Well, the count is entered in the log.'
  const sentences = ofMethod(method)
  expect(sentences).toHaveLength(2)
  const take = (cells: Held, one: SpokenSentence) => accepting(cells, one, suggestedWording(one) ?? one.printed)
  expect(decidingAll({ method: { value: method } }, sentences, take)).toMatchObject({
    method: 'The net is hauled at slack tide. The fish are counted on deck.\n- The count is entered in the log.',
    as_said: expect.arrayContaining(['The net is hauled at slack tide', 'The count is entered in the log']),
  })
})
