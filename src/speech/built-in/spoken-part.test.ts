import { expect, test } from 'vitest'
import { spokenPart } from './spoken-part.ts'

const RATE = 16_000
const seconds = (length: number, loudness: number) =>
  Float32Array.from({ length: length * RATE }, (_, at) => loudness * Math.sin((2 * Math.PI * 200 * at) / RATE))
const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]))

test('silence before and behind what was said goes, but for a margin', () => {
  const kept = spokenPart(joined(seconds(2, 0.001), seconds(1, 0.3), seconds(4, 0.002)), RATE)
  expect(kept.length / RATE).toBeCloseTo(1.4, 1)
})

test('pauses between words and noise that is nearly as loud stay', () => {
  const paused = joined(seconds(1, 0.3), seconds(1, 0), seconds(1, 0.2))
  expect(spokenPart(paused, RATE)).toEqual(paused)
  const noisy = joined(seconds(1, 0.05), seconds(1, 0.3), seconds(1, 0.05))
  expect(spokenPart(noisy, RATE)).toEqual(noisy)
})

test('silence alone, and nothing at all, stay as they are', () => {
  expect(spokenPart(seconds(1, 0), RATE)).toEqual(seconds(1, 0))
  expect(spokenPart(new Float32Array(), RATE)).toEqual(new Float32Array())
})
