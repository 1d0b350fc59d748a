import { createMp3Encoder } from 'wasm-media-encoders'
import type { EngineAnswer, EngineOrder } from './engine-message.ts'
import { levelled } from './levelled.ts'
import { cutAtQuiet } from './quiet-cuts.ts'
import { type Samples, samplesOf } from './samples.ts'
import { recogniser, speaker } from './sherpa.ts'
import { spokenPart } from './spoken-part.ts'
import { voiceFiles } from './voice-files.ts'

/** The process that hears and speaks. It reads strangers' recordings and runs native code, so that only itself falls when either goes wrong. */
const files = voiceFiles(process.argv[2] ?? '')
let hearing: ReturnType<typeof recogniser> | undefined
let speaking: ReturnType<typeof speaker> | undefined

process.on('message', (order: EngineOrder) => {
  answerTo(order).then(
    (answer) => process.send?.(answer),
    // its words could hold what somebody said
    () => process.send?.({ problem: 'FAILED' } satisfies EngineAnswer),
  )
})
process.on('disconnect', () => process.exit(0))

function answerTo(order: EngineOrder): Promise<EngineAnswer> {
  return order.kind === 'hear' ? heard(order.audio) : spoken(order.text)
}

/** A recording that is shorter than this, in seconds, holds no word. */
const SHORTEST = 0.3

async function heard(audio: Uint8Array): Promise<EngineAnswer> {
  const read = await samplesOf(audio)
  if (typeof read === 'string') return { problem: read }
  const seconds = read.samples.length / read.rate
  if (seconds < SHORTEST) return { problem: 'NO_SPEECH' }
  hearing ??= recogniser(files.hearing)
  const texts: string[] = []
  for (const { start, end } of cutAtQuiet(read.samples, read.rate))
    texts.push(await hearing({ samples: levelled(spokenPart(read.samples.slice(start, end), read.rate)), rate: read.rate }))
  const text = texts.filter((one) => /[\p{L}\d]/u.test(one)).join(' ')
  return text === '' ? { problem: 'NO_SPEECH' } : { heard: { text, seconds } }
}

async function spoken(text: string): Promise<EngineAnswer> {
  speaking ??= speaker(files.speaking)
  return { spoken: { audio: await mp3(await speaking(text)), type: 'audio/mpeg' } }
}

const KILOBITS = 48

async function mp3({ samples, rate }: Samples): Promise<Uint8Array> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: rate, channels: 1, bitrate: KILOBITS })
  // the encoder gives views of its own memory, which the next call overwrites
  const parts = [Buffer.from(encoder.encode([samples])), Buffer.from(encoder.finalize())]
  return new Uint8Array(Buffer.concat(parts))
}
