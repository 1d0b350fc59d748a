import { expect, test } from 'vitest'
import type { Topic } from '../analysis.ts'
import { isLater } from './later.ts'

const phases = { phase_2: 'It will fold.', phase_3: 'Dual use: the mast shall be sold to sailors. It will fold.' }
const topic = { phases } as Topic

test('Phase II is later than Phase I, and what stands under Phase III later than both', () => {
  expect(isLater({ phase: 'II', quote: 'Test ten masts.' }, 'I', topic)).toBe(true)
  expect(isLater({ phase: 'II', quote: 'Test ten masts.' }, 'II', topic)).toBe(false)
  expect(isLater({ phase: 'any', quote: 'The mast shall weigh 4 kg.' }, 'I', topic)).toBe(false)
  expect(isLater({ phase: 'any', quote: 'the mast shall be  sold to sailors' }, 'II', topic)).toBe(true)
  expect(isLater({ phase: 'II', quote: 'It will fold.' }, 'II', topic)).toBe(false)
  expect(isLater({ phase: 'any', quote: 'the mast shall be sold' }, 'II', undefined)).toBe(false)
})
