import { expect, test } from 'vitest'
import type { AnswerFact } from '../answers/answer-facts.ts'
import { kindOf, piecesOf } from './thing-kind.ts'

const told = { subject: { full: 'the tide station', short: 'the station', plural: false }, answers: [] as AnswerFact[] }

test.each([
  ['the tamper mesh', 'hardware'],
  ['the demonstration part containing an FGM', 'hardware'],
  ['the baseline coupons with a primer', 'material'],
  ['the damage model of a woven material', 'model'],
  ['the proof-of-concept software', 'software'],
  ['the collection, modeling, and display software', 'software'],
  ['the C binding to MISRA C:2012', 'software'],
  ['the array model', 'model'],
  ['the software test dataset', 'data'],
  ['the relevant budgets', 'document'],
  ['the hydrogenation runs', 'process'],
  ['the image motion rates', 'work'],
] as const)('%s is handed over as %s', (object, kind) => {
  expect(kindOf(object, told)).toBe(kind)
})

test('what one step makes of two kinds is handed over in two pieces', () => {
  expect(piecesOf('the absorber and material model', told)).toEqual([
    { object: 'the absorber', kind: 'hardware' },
    { object: 'the material model', kind: 'model' },
  ])
  expect(piecesOf('the wick and pump', told)).toHaveLength(1)
})
