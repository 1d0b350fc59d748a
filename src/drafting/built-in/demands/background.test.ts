import { expect, test } from 'vitest'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { tellsTheWorld } from './background.ts'
import { clausesOf } from './clause.ts'
import type { Duty } from './duty.ts'
import { feasibleInPhaseOne } from './phase-one.ts'

function requirement(text: string, change: Partial<Requirement> = {}): Requirement {
  return {
    id: 'R1',
    text,
    quote: text,
    page: 1,
    kind: 'performance',
    phase: 'any',
    strength: 'must',
    quantities: [],
    set_by: 'reader',
    ...change,
  }
}

function isBackground(text: string, change: Partial<Requirement> = {}): boolean {
  return tellsTheWorld(requirement(text, change), clausesOf(text), false)
}

test.each([
  'While whole masts are strongly preferred, partial solutions that fold one joint will also be considered.',
  'It is insufficient to fold the mast over its foot due to the fact that the rope may jam.',
  'To be useful, folding must reach the crew that stands at the foot.',
  'Sea states impose specific, sometimes unique, considerations on ropes and must be matched to the ship.',
  'By folding these masts with a winch, they could be used to clear bridges.',
  'Folding masts are expected to have the greatest payoff for small boats since bridges are low.',
  'While a Phase II mast may be outlined, no mast is wanted yet.',
])('the world is told: %s', (sentence) => {
  expect(isBackground(sentence)).toBe(true)
})

test('where else it could be used is no work, though it reads like a task', () => {
  expect(isBackground('In the commercial sector this technology is applicable to yachts.', { kind: 'task' })).toBe(true)
  expect(isBackground('This technology will have applications in both military and commercial boats.', { kind: 'task' })).toBe(true)
  expect(isBackground('In the commercial sector the mast must be sold for less.', { kind: 'task' })).toBe(false)
})

test.each([
  'While a Phase II mast may be outlined, the work must fold one joint.',
  'While a Phase II mast may be outlined, the work is expected to fold one joint.',
  'The mast is expected to have the highest stiffness.',
  'The mast must fold without tools.',
  'It must be emphasized that any added joint must not weaken the mast.',
  'The mast should weigh 12 kg.',
  'Develop a mast that folds.',
])('something is asked: %s', (sentence) => {
  expect(isBackground(sentence)).toBe(false)
})

test('what a phase says of the world in its own section is work', () => {
  expect(isBackground('It is insufficient to fold the mast over its foot.', { phase: 'I' })).toBe(false)
})

const WISH: Duty = { text: 'develop a folding mast capable of carrying a sail', verb: 'develop', stage: 'build', isOwn: false }
const STUDY: Duty = { text: 'determine the best joint', verb: 'determine', stage: 'analyse', isOwn: true }

test('what only the objective wants built is designed in Phase I', () => {
  expect(feasibleInPhaseOne([WISH, STUDY])).toEqual([
    { text: 'design a folding mast capable of carrying a sail', verb: 'design', stage: 'design', isOwn: false },
    STUDY,
  ])
})

test('where Phase I itself says to build, it is built', () => {
  const built: Duty = { text: 'build a prototype of the mast', verb: 'build', stage: 'build', isOwn: true }
  expect(feasibleInPhaseOne([WISH, built])).toEqual([WISH, built])
})
