import { expect, test } from 'vitest'
import { cutAtQuiet } from './quiet-cuts.ts'

const RATE = 1000

/** A loud recording of so many seconds that is quiet for a fifth of a second at some moments. */
function recording(seconds: number, quiet: readonly number[]): Float32Array {
  return Float32Array.from({ length: seconds * RATE }, (_, at) => {
    const isQuiet = quiet.some((moment) => Math.abs(at / RATE - moment) < 0.1)
    return (isQuiet ? 0.001 : 0.5) * (at % 2 === 0 ? 1 : -1)
  })
}

test('a short recording is one piece', () => {
  expect(cutAtQuiet(recording(19, [5]), RATE)).toEqual([{ start: 0, end: 19_000 }])
  expect(cutAtQuiet(new Float32Array(), RATE)).toEqual([{ start: 0, end: 0 }])
})

test('a long one is cut in the quiet moments between 15 and 20 seconds, and nothing of it is lost', () => {
  const pieces = cutAtQuiet(recording(50, [3, 17.2, 33.5]), RATE)
  expect(pieces.map(({ start }) => Math.round(start / 100) / 10)).toEqual([0, 17.2, 33.5])
  expect(pieces.at(-1)?.end).toBe(50_000)
  for (const [nth, { start }] of pieces.entries()) expect(start).toBe(nth === 0 ? 0 : pieces[nth - 1]?.end)
})

test('without a quiet moment it is cut all the same', () => {
  const pieces = cutAtQuiet(recording(61, []), RATE)
  expect(pieces.every(({ start, end }) => end - start <= 20_000)).toBe(true)
  expect(pieces.at(-1)?.end).toBe(61_000)
})
