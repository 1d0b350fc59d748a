import { expect, test } from 'vitest'
import { asSaid } from './silent-sentences.ts'

const ANSWER = 'Subcontract = Vora Looms, $18,000, 9.5 %. We do the rest. They weave on the tall loom by night.'

const said = (text: string, answer = ANSWER) => asSaid(answer, text)

test('a crumb that found no place is told by its whole sentence', () => {
  expect(said('9.5 %')).toEqual(['Subcontract = Vora Looms, $18,000, 9.5 %.'])
})

test('words that run over the end of a sentence are told by both, and words enough as they are', () => {
  expect(said('the rest. They weave')).toEqual(['We do the rest.', 'They weave on the tall loom by night.'])
  expect(said('weave on the tall loom')).toEqual(['weave on the tall loom'])
})

test('a crumb of what was dictated without an end stays one', () => {
  const dictated = Array.from({ length: 30 }, () => 'warp and weft').join(' ')
  expect(said('weft', dictated)).toEqual(['weft'])
})
