/** The rate that speech is heard at, in samples a second. */
const RATE = 16_000
const HEADER_BYTES = 44

/**
 * A recording as a file that every server can read, under the name that the specification has for it (spec §7): webm and ogg as they are, others as
 * WAV. Throws for what the browser cannot read.
 */
export async function soundFile(sound: Blob, name: 'recording' | 'refinement'): Promise<File> {
  const made = /^audio\/(?:webm|ogg|wav)/.test(sound.type) ? sound : wavOf(await samplesOf(sound))
  return new File([made], `${name}.${made.type === 'audio/wav' ? 'wav' : 'webm'}`, { type: made.type })
}

/** The sound in one channel at the rate of speech. */
async function samplesOf(sound: Blob): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, 1, RATE)
  const { duration } = await context.decodeAudioData(await sound.arrayBuffer())
  const whole = new OfflineAudioContext(1, Math.max(1, Math.ceil(duration * RATE)), RATE)
  const source = whole.createBufferSource()
  source.buffer = await whole.decodeAudioData(await sound.arrayBuffer())
  source.connect(whole.destination)
  source.start()
  return (await whole.startRendering()).getChannelData(0)
}

/** Samples between -1 and 1 as a WAV file of 16 bits in one channel. */
export function wavOf(samples: Float32Array, rate: number = RATE): Blob {
  const bytes = samples.length * 2
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + bytes))
  const text = (at: number, words: string) => {
    for (const [index, letter] of [...words].entries()) view.setUint8(at + index, letter.charCodeAt(0))
  }
  text(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + bytes, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, bytes, true)
  for (const [index, sample] of samples.entries()) view.setInt16(HEADER_BYTES + index * 2, Math.max(-1, Math.min(1, sample)) * 0x7fff, true)
  return new Blob([view.buffer], { type: 'audio/wav' })
}
