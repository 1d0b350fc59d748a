import { expect, test } from 'vitest'
import { inNoise, lasting, loudness, type Sound, soundOf, wav } from './sound.ts'

const RATE = 8000
const tone: Sound = { samples: Float32Array.from({ length: RATE }, (_, at) => 0.1 * Math.sin(at / 3)), rate: RATE }

test.each([20, 10])('noise is so loud as was asked: %i dB below', (decibels) => {
  const noisy = inNoise(tone, decibels)
  const noise = noisy.samples.map((sample, at) => sample - (tone.samples[at] ?? 0))
  expect(20 * Math.log10(loudness(tone.samples) / loudness(noise))).toBeCloseTo(decibels, 1)
  expect(inNoise(tone, decibels).samples).toEqual(noisy.samples)
})

test('pink noise is weaker the higher it is: a step of one sample is much smaller than the noise', () => {
  const noise = inNoise({ samples: Float32Array.from({ length: RATE }, () => 1), rate: RATE }, 0).samples.map((sample) => sample - 1)
  const steps = noise.slice(1).map((sample, at) => sample - (noise[at] ?? 0))
  // white noise would have 1.41
  expect(loudness(steps) / loudness(noise)).toBeLessThan(1)
})

test('sounds are repeated until they last long enough', () => {
  expect(lasting([tone], 3.5).samples).toHaveLength(3.5 * RATE)
})

test('a file has the sound that was put into it', () => {
  const { samples, rate } = soundOf(Buffer.from(wav(tone)))
  expect([rate, samples.length]).toEqual([RATE, RATE])
  expect(samples[100]).toBeCloseTo(tone.samples[100] ?? 0, 3)
})
