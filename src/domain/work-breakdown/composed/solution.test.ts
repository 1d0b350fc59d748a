import { expect, test } from 'vitest'
import { composedPlan } from './plan.ts'
import { solutionTold } from './solution.ts'
import { composition } from './testing/mast.ts'

const MAST = 'The mast is built of carbon tubes that slide into one another. Not touching for now: the base.'

test('the sentences of what is proposed stand in the scope, and what is none opens the first milestone behind its label', () => {
  const told = solutionTold({ solution: MAST })
  expect(told.scope).toBe('The mast is built of carbon tubes that slide into one another.')
  expect(told.noted).toEqual([['Solution', expect.stringMatching(/^Not touching for now: the base\.$/)]])
  const [first] = composedPlan(composition({ rows: { plan: { solution: MAST } } }))
  expect(first?.all.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Solution: Not touching for now/))
})

test('where nothing is said in a sentence the scope tells what there is, since nothing else would say what is proposed', () => {
  const told = solutionTold({ focus: 'wind, not ice', solution: 'a mast of carbon tubes' })
  expect(told).toEqual({ scope: 'Focus: Wind, not ice. Solution: A mast of carbon tubes.', noted: [] })
})

test('what the Contractor does is a sentence, also where its verb may be a thing', () => {
  expect(solutionTold({ solution: 'The Contractor prints a lattice of polypropylene.' }).scope).toBe(
    'The Contractor prints a lattice of polypropylene.',
  )
})
