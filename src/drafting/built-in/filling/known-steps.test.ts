import { expect, test } from 'vitest'
import type { Subject } from '../../../domain/interview.ts'
import { type KnownStep, knownStep, learnFrom, likenessesBy, namesWhoWorks, textsBeside } from './known-steps.ts'
import type { Told } from './told.ts'

const told = (answer: string, cell: string, text: string): Told => {
  const start = answer.indexOf(text)
  return { kind: 'step', cell, text, start, end: start + text.length, segment: 0 }
}

/** The steps once an answer was read in which these things were told, each of the step in this place. */
function learned(
  answer: string,
  subject: Subject,
  ...things: readonly (readonly [cell: string, text: string, step: number])[]
): KnownStep[] {
  const known = ['size the beams', 'rank the tubes'].map(knownStep)
  const linked = things.map(([cell, text, step]) => ({ told: told(answer, cell, text), steps: [step] }))
  learnFrom(known, answer, subject, linked)
  return known
}

test('what stands beside the name of a step reaches from the start of its sentence to that of the next name', () => {
  const answer = 'First of all size the beams in steel. Then, by hand, rank the tubes.'
  const names = [told(answer, 'action', 'size the beams'), told(answer, 'action', 'rank the tubes')]
  expect(textsBeside(answer, names).map((text) => text.trim())).toEqual([
    'First of all size the beams in steel.',
    'Then, by hand, rank the tubes.',
  ])
})

test('where the steps are told, words around a name make the step known; where others speak of it, what they call it does', () => {
  const steps = learned('In steel we size the beams.', 'steps', ['action', 'size the beams', 0])
  expect(likenessesBy('steel', steps, 'around')[0]).toBeGreaterThan(0)
  expect(likenessesBy('steel', steps, 'beside')).toEqual([0, 0])
  const others = learned('For the tube contest we have a bench.', 'method', ['action', 'tube contest', 1])
  expect(likenessesBy('contest', others, 'called')[1]).toBeGreaterThan(0)
  expect(likenessesBy('bench', others, 'beside')[1]).toBeGreaterThan(0)
  expect(likenessesBy('contest', others, 'name')).toEqual([0, 0])
})

test('who leads a step or works on it makes it known, too', () => {
  const [beams, tubes] = learned('Ana Ruiz leads the beams.', 'people', ['lead', 'Ana Ruiz', 0])
  expect(beams && namesWhoWorks(beams, 'as Ruiz says')).toBe(true)
  expect(tubes && namesWhoWorks(tubes, 'as Ruiz says')).toBe(false)
})
