import { expect, test } from 'vitest'
import { LEARNED } from './learned.ts'
import { namedRoles } from './roles.ts'
import type { Told } from './told.ts'

const ANSWER = 'I am Mia Ono, a chemist. Bo Lee, our welder, leads the frame and the mast, and helps with the report. I lead the report.'

/** What is told at the nth place where some words stand. */
function told(text: string, kind: Told['kind'], cell: string, nth = 0): Told {
  const start = ANSWER.split(text)
    .slice(0, nth + 1)
    .join(text).length
  return { kind, cell, text, start, end: start + text.length, segment: 0 }
}

test('who is told of last before a step leads it or helps, by the words that rule it', () => {
  const refs = [
    told('the frame', 'step', 'ref'),
    told('the mast', 'step', 'ref'),
    told('the report', 'step', 'ref'),
    told('the report', 'step', 'ref', 1),
  ]
  const all = [
    told('Mia Ono', 'person', 'name'),
    told('Bo Lee', 'person', 'name'),
    ...refs.slice(0, 3),
    told('I', 'step', 'lead', 1),
    ...refs.slice(3),
  ]
  const linked = refs.map((ref, at) => ({ told: ref, steps: [Math.min(at, 2)] }))
  const roles = namedRoles(ANSWER, all, linked, LEARNED.links.role)
  expect(roles.map(({ name, step, leads }) => [name.text, step, leads > 0.5])).toEqual([
    ['Bo Lee', 0, true],
    ['Bo Lee', 1, true],
    ['Bo Lee', 2, false],
    ['I', 2, true],
  ])
})
