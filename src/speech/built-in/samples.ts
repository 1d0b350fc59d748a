import { ALL_FORMATS, AudioSampleSink, BufferSource, EncodedPacketSink, Input, type InputAudioTrack } from 'mediabunny'
import { OpusDecoder, type OpusDecoderSampleRate } from 'opus-decoder'

/** Samples of one channel, from -1 to 1. */
export type Samples = { samples: Float32Array; rate: number }

/** The longest recording that is worked on, in seconds. */
export const LONGEST_RECORDING = 20 * 60
const RATE: OpusDecoderSampleRate = 16_000

/** Why a recording has no samples. */
export type NoSamples = 'NOT_AUDIO' | 'TOO_LONG'

/** Reads a recording in webm, ogg or mp4 with Opus, or in WAV. Of one that breaks off it gives what is there. */
export async function samplesOf(audio: Uint8Array): Promise<Samples | NoSamples> {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(audio) })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (!track) return 'NOT_AUDIO'
    if (track.codec === 'opus') return await opusSamples(track)
    return track.codec?.startsWith('pcm') ? await plainSamples(track) : 'NOT_AUDIO'
  } catch {
    return 'NOT_AUDIO'
  } finally {
    input.dispose()
  }
}

async function opusSamples(track: InputAudioTrack): Promise<Samples | NoSamples> {
  const decoder = new OpusDecoder({ sampleRate: RATE, channels: track.numberOfChannels, preSkip: 0 })
  await decoder.ready
  const sound = new Sound(RATE)
  try {
    for await (const { data, timestamp } of new EncodedPacketSink(track).packets()) {
      if (timestamp > LONGEST_RECORDING) return 'TOO_LONG'
      const { channelData, samplesDecoded } = decoder.decodeFrame(data)
      if (samplesDecoded > 0) sound.add(mixed(channelData, samplesDecoded))
    }
  } catch (cause) {
    // a recording whose end is missing is heard as far as it goes
    if (sound.length === 0) throw cause
  } finally {
    decoder.free()
  }
  return sound.length === 0 ? 'NOT_AUDIO' : { samples: sound.samples(), rate: RATE }
}

async function plainSamples(track: InputAudioTrack): Promise<Samples | NoSamples> {
  const lasts = await track.computeDuration()
  if (lasts > LONGEST_RECORDING) return 'TOO_LONG'
  const sound = new Sound(Math.ceil(lasts * track.sampleRate))
  for await (const sample of new AudioSampleSink(track).samples()) {
    const channels = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
      const plane = new Float32Array(sample.numberOfFrames)
      sample.copyTo(plane, { planeIndex, format: 'f32-planar' })
      return plane
    })
    sound.add(mixed(channels, sample.numberOfFrames))
    sample.close()
  }
  return sound.length === 0 ? 'NOT_AUDIO' : { samples: sound.samples(), rate: track.sampleRate }
}

/** Several channels as one, each as loud as the others. */
function mixed(channels: readonly Float32Array[], length: number): Float32Array {
  const [only] = channels
  if (channels.length === 1 && only) return only.slice(0, length)
  return Float32Array.from({ length }, (_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length)
}

/** Sound that grows piece by piece, in one place from the beginning: twenty minutes of it are not held twice. */
class Sound {
  length = 0
  private held: Float32Array

  /** How many samples are expected; there may be more. */
  constructor(expected: number) {
    this.held = new Float32Array(Math.max(1, expected))
  }

  add(samples: Float32Array): void {
    const needed = this.length + samples.length
    if (needed > this.held.length) {
      const larger = new Float32Array(Math.max(needed, Math.ceil(this.held.length * 1.5)))
      larger.set(this.held.subarray(0, this.length))
      this.held = larger
    }
    this.held.set(samples, this.length)
    this.length = needed
  }

  samples(): Float32Array {
    return this.held.subarray(0, this.length)
  }
}
