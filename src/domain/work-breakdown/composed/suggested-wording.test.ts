import { expect, test } from 'vitest'
import type { WorkBreakdown } from '../work-breakdown.ts'
import { accepting, decidingAll, type Held, type SpokenSentence, spokenSentences } from './spoken-sentences.ts'
import { offeredWording, suggestedWording, tellsFacts } from './suggested-wording.ts'
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

test.each([
  ["I don't want to fudge it: we commit to 9 kg of roe by June.", 'The Contractor shall commit to 9 kg of roe by June.'],
  ['The 30 m objective we dont promise either.', 'The Contractor does not promise the 30 m objective either.'],
])('who decides is offered a sentence of its own clauses, with each figure, name and denial: %s', (method, words) => {
  const [one] = ofMethod(method) as [SpokenSentence]
  expect(offeredWording(one)).toBe(words)
  expect(tellsFacts(one)).toBe(true)
})

test.each(['You haul it and hope for 9.', 'Shop, 40 m.', 'Cod: never tried.', 'Anyway, call me on Monday about the net.'])(
  'nothing is offered that is no sentence, or is said to somebody: %s',
  (method) => expect(ofMethod(method).map(offeredWording)).toEqual([undefined]),
)

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
