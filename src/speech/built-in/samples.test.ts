import { expect, test } from 'vitest'
import { samplesOf } from './samples.ts'

/** A WAV file of 16 bits: a tone in each channel, as loud as is told. */
function wav(seconds: number, loudness: readonly number[], rate = 8000): Uint8Array {
  const frames = Math.round(seconds * rate)
  const file = Buffer.alloc(44 + frames * loudness.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(loudness.length, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * loudness.length * 2, 28)
  file.writeUInt16LE(loudness.length * 2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(frames * loudness.length * 2, 40)
  for (let at = 0; at < frames; at += 1)
    for (const [channel, loud] of loudness.entries())
      file.writeInt16LE(Math.round(32_000 * loud * Math.sign(Math.sin(at))), 44 + (at * loudness.length + channel) * 2)
  return new Uint8Array(file)
}

test('a WAV file has its samples, of several channels the mean', async () => {
  const one = await samplesOf(wav(2, [0.5]))
  if (typeof one === 'string') throw new Error(one)
  expect([one.rate, one.samples.length]).toEqual([8000, 16_000])
  expect(Math.max(...one.samples)).toBeCloseTo(0.49, 1)
  const two = await samplesOf(wav(1, [0.8, 0.2]))
  if (typeof two === 'string') throw new Error(two)
  expect(two.samples).toHaveLength(8000)
  expect(Math.max(...two.samples)).toBeCloseTo(0.49, 1)
})

test('one that is longer than anybody dictates in one breath is refused by its length alone', async () => {
  expect(await samplesOf(wav(20 * 60 + 5, [0.1], 1000))).toBe('TOO_LONG')
})

test.each([
  ['nothing', new Uint8Array()],
  ['text', new TextEncoder().encode('This is no recording. '.repeat(200))],
  ['a PDF', new TextEncoder().encode('%PDF-1.7\n1 0 obj\n')],
  ['the beginning of a webm file and nothing else', Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, 0x01, 0, 0, 0])],
  ['noise', Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251)],
])('%s is no recording', async (_, bytes) => expect(await samplesOf(bytes)).toBe('NOT_AUDIO'))
