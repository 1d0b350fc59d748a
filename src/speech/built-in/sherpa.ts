import { createRequire } from 'node:module'
import type { Samples } from './samples.ts'

/** What of the engine's library is used; its own types lack some of it. */
type Sherpa = {
  OfflineRecognizer: new (
    config: unknown,
  ) => {
    createStream(): { acceptWaveform(wave: { samples: Float32Array; sampleRate: number }): void }
    decodeAsync(stream: unknown): Promise<unknown>
    getResult(stream: unknown): { text: string }
  }
  OfflineTts: new (
    config: unknown,
  ) => {
    generateAsync(order: { text: string; sid: number; speed: number }): Promise<{ samples: Float32Array; sampleRate: number }>
  }
}

/** Half of what the machine has, so that the server and other people's work go on beside it. */
const THREADS = 2

let library: Sherpa | undefined

/** Whether the library is installed, which is optional, and the part of it that is made for this machine. Loads nothing. */
export function hasEngine(find: (name: string) => string = createRequire(import.meta.url).resolve): boolean {
  const machine = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  try {
    return ['sherpa-onnx-node', `sherpa-onnx-${machine}/package.json`].every((name) => find(name) !== '')
  } catch {
    return false
  }
}

/** The engine's library; throws where it has none for this machine. */
function sherpa(): Sherpa {
  library ??= createRequire(import.meta.url)('sherpa-onnx-node') as Sherpa
  return library
}

/** One who hears, loaded with its model. */
export function recogniser({ encoder, decoder, tokens }: { encoder: string; decoder: string; tokens: string }) {
  const one = new (sherpa().OfflineRecognizer)({
    featConfig: { sampleRate: 16_000, featureDim: 80 },
    modelConfig: { moonshine: { encoder, mergedDecoder: decoder }, tokens, numThreads: THREADS, provider: 'cpu', debug: 0 },
  })
  return async ({ samples, rate }: Samples): Promise<string> => {
    const stream = one.createStream()
    stream.acceptWaveform({ samples, sampleRate: rate })
    await one.decodeAsync(stream)
    return one.getResult(stream).text.trim()
  }
}

/** One who speaks, loaded with its model; with the first of its voices unless another is asked for. */
export function speaker({
  model,
  voices,
  tokens,
  pronunciation,
}: {
  model: string
  voices: string
  tokens: string
  pronunciation: string
}) {
  const one = new (sherpa().OfflineTts)({
    model: { kokoro: { model, voices, tokens, dataDir: pronunciation }, numThreads: THREADS, provider: 'cpu', debug: false },
    maxNumSentences: 1,
  })
  return async (text: string, voice = 0): Promise<Samples> => {
    const { samples, sampleRate } = await one.generateAsync({ text, sid: voice, speed: 1 })
    return { samples, rate: sampleRate }
  }
}
