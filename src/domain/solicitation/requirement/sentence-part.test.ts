import { expect, test } from 'vitest'
import { partsOf } from './sentence-part.ts'

test('two predicates that ask are two, a permission and what goes with it are one', () => {
  const parts = (sentence: string) => partsOf(sentence).map(({ text }) => text)
  expect(parts('The mast shall fold and shall float.')).toEqual(['The mast shall fold.', 'The mast shall float.'])
  expect(parts('Weekly letters are due on Fridays and shall name the hours.')).toEqual([
    'Weekly letters are due on Fridays.',
    'Weekly letters shall name the hours.',
  ])
  const permitted = 'Crews may bring ropes of their own and should say of what they are.'
  expect(parts(permitted)).toEqual([permitted])
})

test('two clauses that each say the same duty are two, without a comma as well; what hangs on another verb is none', () => {
  const parts = (sentence: string) => partsOf(sentence).map(({ text }) => text)
  expect(parts('The trial shall not exceed 24 days and the price shall not exceed $9,000.')).toEqual([
    'The trial shall not exceed 24 days.',
    'The price shall not exceed $9,000.',
  ])
  expect(parts('The cart, with wheels and seat, shall fit in a van and shall weigh less than 90 kg.')).toEqual([
    'The cart, with wheels and seat, shall fit in a van.',
    'The cart, with wheels and seat, shall weigh less than 90 kg.',
  ])
  expect(parts('The tent shall keep dry, and pitching it shall take three minutes.')).toEqual([
    'The tent shall keep dry.',
    'Pitching it shall take three minutes.',
  ])
  const one = 'The cart shall carry what the crew must lift and the seat must bear.'
  expect(parts(one)).toEqual([one])
})

test('what goes on with the subject of the clause before is no clause of its own, and verbs without what they are done to are no task', () => {
  const parts = (sentence: string) => partsOf(sentence).map(({ text }) => text)
  expect(parts('The crew shall cut and sew a sail and shall hoist it in wind of at least 10 knots.')).toEqual([
    'The crew shall cut and sew a sail.',
    'The crew shall hoist it in wind of at least 10 knots.',
  ])
  const row = 'Wash, mend as needed, and list the sails of the fleet.'
  expect(parts(row)).toEqual([row])
})
