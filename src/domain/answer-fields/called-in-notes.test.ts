import { expect, test } from 'vitest'
import { formHeaded, formsTold } from './called-in-notes.ts'

test.each([
  ['Deliverables:', 'deliverable'],
  ['What they get (deliverables)', 'deliverable'],
  ['## Payments, five', 'milestone'],
  ['**Milestones and payments**', 'milestone'],
  ['Our main risks', 'risk'],
  ['Tests of the seal', 'test'],
  ['The team', 'person'],
  ['Materials for the tests', undefined],
  ['Budget and payments', undefined],
  ['Test rig:', undefined],
  ['Risks, people', undefined],
  ['The people who are going to run all of these', undefined],
])('a heading names the rows below it by its first or last word: %s', (heading, row) => {
  expect(formHeaded(heading)?.row).toBe(row)
})

test('where a question asks for nothing else no heading is needed, and what is of the option is none of them', () => {
  const rows = (heading: string, above: string, subject: 'risk' | 'steps') =>
    formsTold({ heading, above }, { subject, also: subject === 'risk' ? 'government' : 'milestones' }).map(({ row }) => row)
  expect(rows('', '', 'risk')).toEqual(['risk', 'item'])
  expect(rows('', '', 'steps')).toEqual([])
  expect(rows('Payments', 'Option Payments', 'steps')).toEqual([])
})
