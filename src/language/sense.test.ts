import { expect, test } from 'vitest'
import { isSenseless } from './sense.ts'

// written for this test: none of them is learned from
test.each([
  'The Contractor shall hopefully maybe try to get the valve kind of done.',
  'The Contractor shall, uh, no wait, the other one, sorry, the valve.',
  'It shall then do this with them as such and that.',
])('%j makes no sense', (line) => {
  expect(isSenseless(line)).toBe(true)
})

test.each([
  'The Contractor (Ana Ruiz, antenna engineer) shall model the shield from 2 to 18 GHz in HFSS.',
  'Method: 12 coupons a batch, three repeats, with the vector network analyzer.',
  'Insertion loss: at most 0.8 dB at 35 GHz over 25 units; judged by the TPOC; by Award + 6 Months.',
  'Place and time: our Dayton laboratory, months 2 to 4.',
  'Risk: tiles arrive late; early sign: no date by month 2; fallback: machined blanks.',
  'As in Task 7.1.',
])('%j makes sense, surely and likely', (line) => {
  expect([isSenseless(line), isSenseless(line, 'likely')]).toEqual([false, false])
})

test('nothing at all is no nonsense, and neither is what nobody has seen', () => {
  for (const line of ['', '.', 'Ein Satz in einer anderen Sprache.']) expect(isSenseless(line)).toBe(false)
})
