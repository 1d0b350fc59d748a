import { LINE_RATE } from '../../../domain/voice-session.ts'

/** What a browser gives to the code that handles its sound. */
declare const sampleRate: number
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

/** A piece lasts a tenth of a second. */
const PIECE = LINE_RATE / 10

/** Turns sound at whatever rate the browser has it into that of the line, 16 bits a sample. */
class LineSound extends AudioWorkletProcessor {
  private readonly piece = new Int16Array(PIECE)
  private filled = 0
  /** Where the next sample lies in what comes, in samples of the browser's. */
  private at = 0
  private last = 0

  process([input]: Float32Array[][]): boolean {
    const [samples] = input ?? []
    if (!samples) return true
    const step = sampleRate / LINE_RATE
    for (; this.at < samples.length; this.at += step) {
      const whole = Math.floor(this.at)
      const before = whole === 0 ? this.last : (samples[whole - 1] ?? 0)
      const part = this.at - whole
      this.put(before + ((samples[whole] ?? 0) - before) * part)
    }
    this.at -= samples.length
    this.last = samples.at(-1) ?? 0
    return true
  }

  private put(sample: number): void {
    this.piece[this.filled] = Math.max(-1, Math.min(1, sample)) * 0x7fff
    this.filled += 1
    if (this.filled < PIECE) return
    this.filled = 0
    this.port.postMessage(this.piece.slice().buffer)
  }
}

registerProcessor('line-sound', LineSound)
