import { expect, test } from 'vitest'
import { saysLimit } from './says-limit.ts'

test.each([
  ['no more than two of twenty', true],
  ['at most 2 of 20 tiles crack', true],
  ['nine of ten tiles whole', true],
  ['9 out of 10 tiles whole', true],
  ['a third better than the present kiln', true],
  ['twice as fast as by hand', true],
  ['three fewer than before', true],
  ['5 or fewer', true],
  ['two tiles of clay', false],
  ['Kiln 9', false],
  ['glaze of the third batch', false],
  ['drift in 3.5 h', false],
])('%j says a limit: %j', (words, is) => expect(saysLimit(words)).toBe(is))
