import { expect, test } from 'vitest'
import type { WorkBreakdown } from '../work-breakdown.ts'
import { keptOutOf } from './kept-out-of.ts'
import { spokenSentences } from './spoken-sentences.ts'
import { step } from './testing/mast.ts'

const NONE: WorkBreakdown = { steps: [], people: [], commitments: [], risks: [], furnished: [], plan: {} }

test('a sentence that says only what other cells of its step say is printed nowhere, and nobody decides on it; what a person typed stays', () => {
  const method = 'M3–M6, 690 h, AB, cellar. The wort is strained through a steel mesh. Result: ten full casks.'
  const own = { method, result: 'Ten full casks', place: 'The cellar', from_month: 3, to_month: 6, hours: '690 h', lead: 'Ada Berg' }
  const rows = { ...NONE, steps: [step('s1', { action: 'Brew the lager', ...own })], plan: { end_state: 'M3–M6, 690 h, AB, cellar.' } }
  expect(spokenSentences(rows)).toEqual([])
  expect(keptOutOf(rows).map(({ row, line, rest }) => [row, line, rest])).toEqual([
    ['s1', 'M3–M6, 690 h, AB, cellar', ''],
    ['s1', 'Result: ten full casks', ''],
    ['plan', 'M3–M6, 690 h, AB, cellar', ''],
  ])
  expect(keptOutOf({ ...rows, typed: ['s1 method', 'plan end_state'] })).toEqual([])
})

test('what is decided of a sentence is so for its copies in other cells, in whatever voice', () => {
  const end_state = 'The guests taste it; the Contractor keeps hands in pockets.'
  const worded = [{ said: 'The Contractor shall keep hands in pockets', now: 'The guests taste without help.' }]
  const kept = keptOutOf({ ...NONE, plan: { end_state }, worded })
  expect(kept.map(({ line, rest }) => [line, rest])).toContainEqual([
    'the Contractor keeps hands in pockets',
    'The guests taste without help',
  ])
  expect(spokenSentences({ ...NONE, plan: { end_state }, worded })).toEqual([])
})
