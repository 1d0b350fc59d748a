import { expect, test } from 'vitest'
import { partsOf } from './sentence-part.ts'

test('two predicates that ask are two, a permission and what goes with it are one', () => {
  const parts = (sentence: string) => partsOf(sentence).map(({ text }) => text)
  expect(parts('The mast shall fold and shall float.')).toEqual(['The mast shall fold.', 'The mast shall float.'])
  const permitted = 'Crews may bring ropes of their own and should say of what they are.'
  expect(parts(permitted)).toEqual([permitted])
})
