/** Sound of one channel, from -1 to 1. */
export type Sound = { samples: Float32Array; rate: number }

/** Sounds one after the other, repeated until they last so many seconds. */
export function lasting(sounds: readonly Sound[], seconds: number): Sound {
  const rate = sounds[0]?.rate ?? 0
  const samples = new Float32Array(Math.round(seconds * rate))
  for (let at = 0, nth = 0; at < samples.length; nth += 1) {
    const next = sounds[nth % sounds.length]?.samples ?? samples
    samples.set(next.subarray(0, samples.length - at), at)
    // as long as somebody takes breath
    at += next.length + Math.round(0.4 * rate)
  }
  return { samples, rate }
}

/** A sound in pink noise, as a fan or a street makes it, so many decibels below the sound; the same noise each time. */
export function inNoise({ samples, rate }: Sound, decibels: number): Sound {
  const noise = pinkNoise(samples.length)
  const share = (loudness(samples) / loudness(noise)) * 10 ** (-decibels / 20)
  return { samples: samples.map((sample, at) => sample + share * (noise[at] ?? 0)), rate }
}

/** The root of the mean square. */
export function loudness(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}

/** White noise through three filters whose sum falls by 3 dB an octave (Kellet). */
function pinkNoise(length: number): Float32Array {
  let [state, low, middle, high] = [1, 0, 0, 0]
  return Float32Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    const white = (2 * state) / 2_147_483_647 - 1
    low = 0.99765 * low + 0.099046 * white
    middle = 0.963 * middle + 0.2965164 * white
    high = 0.57 * high + 1.0526913 * white
    return low + middle + high + 0.1848 * white
  })
}

const HEADER = 44

/** A sound as a WAV file of 16 bits. */
export function wav({ samples, rate }: Sound): Uint8Array<ArrayBuffer> {
  const file = Buffer.alloc(HEADER + samples.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples.length * 2, 40)
  for (const [at, sample] of samples.entries()) file.writeInt16LE(Math.round(32_767 * Math.max(-1, Math.min(1, sample))), HEADER + at * 2)
  return new Uint8Array(file)
}

/** The sound of such a file. */
export function soundOf(file: Buffer): Sound {
  const samples = Float32Array.from({ length: (file.length - HEADER) / 2 }, (_, at) => file.readInt16LE(HEADER + at * 2) / 32_767)
  return { samples, rate: file.readUInt32LE(24) }
}
