import { expect, test } from 'vitest'
import { keptOutOf } from './kept-out-of.ts'
import { composedPlan } from './plan.ts'
import { solutionTold } from './solution.ts'
import { composition } from './testing/mast.ts'

test('what is proposed stands whole in the scope, behind its label where part of it is no sentence, and in no milestone again', () => {
  const solution = 'The mast is built of carbon tubes that slide into one another. Not touching for now: the base.'
  expect(solutionTold({ solution })).toBe(`Solution: ${solution}`)
  const [first] = composedPlan(composition({ rows: { plan: { solution } } }))
  expect(first?.all.filter(({ text }) => /touching/.test(text))).toEqual([])
  expect(solutionTold({ focus: 'wind, not ice', solution: 'a mast of carbon tubes' })).toBe(
    'Focus: Wind, not ice. Solution: A mast of carbon tubes.',
  )
})

test('what the Contractor does is a sentence, also where its verb may be a thing', () => {
  expect(solutionTold({ solution: 'The Contractor prints a lattice of polypropylene.' })).toBe(
    'The Contractor prints a lattice of polypropylene.',
  )
})

test('what reads as said of the solution is kept out of what is printed, until somebody stands behind it', () => {
  const solution =
    'The kiln is fired with hydrogen. OK so, we think the glaze will hold. Probably two burners are enough. You fire it twice.'
  const { rows } = composition({ rows: { plan: { solution } } })
  const said = 'OK so, the Contractor thinks the glaze will hold'
  expect(keptOutOf(rows)).toEqual(
    [said, 'Probably two burners are enough', 'You fire it twice'].map((line) => ({ row: 'plan', line, rest: '', sentences: [line] })),
  )
  expect(keptOutOf({ ...rows, as_said: ['You fire it twice'] }).map(({ line }) => line)).not.toContain('You fire it twice')
})
