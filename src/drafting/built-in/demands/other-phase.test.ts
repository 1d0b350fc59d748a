import { expect, test } from 'vitest'
import { analysisOf } from '../../../domain/solicitation/analysis-of.ts'
import { demandsOf } from './demands.ts'
import { phaseOpened } from './other-phase.ts'

test.each([
  ['Phase I should fold a mast of 2 m.', 'I'],
  ['During Phase II, the mast must be folded at sea.', 'II'],
  ['In the Phase I it is necessary to fold one joint.', 'I'],
  ['The goal of the Phase II effort is to fold ten masts.', 'II'],
  ['Phase I deliverables are expected to include a drawing.', 'I'],
  ['While a Phase II mast may be outlined, Phase I deliverables are expected to be drawings.', 'I'],
  ['Phase I and Phase II should both fold a mast.', undefined],
  ['Phase I-type work must have been done.', undefined],
  ['The mast built in Phase I should weigh 12 kg.', undefined],
])('the phase that a sentence opens with: %s', (sentence, phase) => {
  expect(phaseOpened(sentence)).toBe(phase)
})

const TOPIC = `N251-901 TITLE: A Mast That Folds

OBJECTIVE: Develop a folding mast.

DESCRIPTION: The mast must fold within 40 s. Phase I should demonstrate a mast of 2 m length. The weight should be less than 9 kg. The mast must stand a wind of 10 m/s. Phase II should demonstrate a mast of 12 m length. The weight should be less than 70 kg.

The mast must be delivered in a box of less than 3 m length.

PHASE I: Demonstrate a mast of 2 m length.

PHASE II: Develop and demonstrate a mast of 12 m length.`

const analysis = analysisOf([{ page: 1, text: TOPIC }], 'topic.txt')

test.each([
  [
    'II',
    ['Phase I should demonstrate a mast of 2 m length.', 'The weight should be less than 9 kg.', 'The mast must stand a wind of 10 m/s.'],
  ],
  ['I', ['Phase II should demonstrate a mast of 12 m length.', 'The weight should be less than 70 kg.']],
] as const)('in a Phase %s plan what the description asks of the other phase is neither work nor value', (phase, others) => {
  const demands = demandsOf({ analysis, phase })
  expect(demands.other_phase.map(({ text }) => text)).toEqual(others)
  const ids = new Set(demands.other_phase.map(({ id }) => id))
  expect([...demands.duties, ...demands.proofs].filter(({ requirement_id }) => ids.has(requirement_id ?? ''))).toEqual([])
  expect(demands.requirements.some(({ id }) => ids.has(id))).toBe(false)
  expect(demands.requirements.some(({ text }) => text.includes('3 m length'))).toBe(true)
})
