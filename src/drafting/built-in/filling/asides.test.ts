import { expect, test } from 'vitest'
import { withoutAsides, withoutRemarks } from './asides.ts'
import type { Told } from './told.ts'

const ANSWER = 'We mill the coupons. We like the vendor, we keep a lab notebook. It holds.'
const at = (text: string, cell: string): Told => {
  const start = ANSWER.indexOf(text)
  return { kind: 'step', cell, text, start, end: start + text.length, segment: 0 }
}
/** Judges by one word of a sentence: how far it leans to a step. */
const leaning = (lean: number) => ({ answers: ['aside', 'step'], weights: { any: [0, 4], 'word notebook': [0, lean - 4] } })

test('what is headed as payments tells no step, what is headed by a name of its own does', () => {
  for (const [head, steps] of [
    ['Payments', 0],
    ['Coupons', 1],
  ] as const) {
    const answer = `${head}: the shop mills them for 9,000 at day 15.`
    const start = answer.indexOf('mills')
    const told: Told = { kind: 'step', cell: 'action', text: 'mills them', start, end: start + 10, segment: 0 }
    expect(withoutAsides({ answer, subject: 'steps' }, [told], leaning(4))).toHaveLength(steps)
  }
})

test('where nobody can be sure that a sentence tells of a step, its step is only asked about', () => {
  const told = [at('mill the coupons', 'action'), at('keep a lab notebook', 'action')]
  expect(withoutAsides({ answer: ANSWER, subject: 'steps' }, told, leaning(0))).toEqual([told[0], { ...told[1], isDoubted: true }])
  expect(withoutAsides({ answer: ANSWER, subject: 'steps' }, told, leaning(-4))).toEqual([told[0]])
  expect(withoutAsides({ answer: ANSWER, subject: 'steps' }, told, leaning(4))).toEqual(told)
})

test('what was read on into an aside ends before it', () => {
  const told = [at('mill the coupons', 'action'), at('coupons. We like', 'result')]
  expect(withoutAsides({ answer: ANSWER, subject: 'steps' }, told, leaning(-4)).map(({ text }) => text)).toEqual([
    'mill the coupons',
    'coupons.',
  ])
})

test.each([
  ['Olsen lays out the board in Altium, this was a mess last time.', 'Olsen lays out the board in Altium.'],
  ['The array is towed at 3 knots, hopefully without tangling like last time.', 'The array is towed at 3 knots.'],
  ['Honestly, this was a mess last time.', ''],
  ['Electrodes are coated with the slot die coater, then calendered.', 'Electrodes are coated with the slot die coater, then calendered.'],
  [
    'The laminate is a fluoropolymer, this was chosen for its low loss.',
    'The laminate is a fluoropolymer, this was chosen for its low loss.',
  ],
  ['early sign is a quote of more than 8 weeks;', 'early sign is a quote of more than 8 weeks;'],
  ['noise figure at most 4 dB, 5 boards, judged by Dr. Olsen', 'noise figure at most 4 dB, 5 boards, judged by Dr. Olsen'],
])('what the last clauses of a sentence say to whoever asks is left out, and nothing else: %s', (sentence, left) => {
  expect(withoutRemarks(sentence)).toBe(left)
})
