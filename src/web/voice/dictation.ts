import type { Result } from '../../domain/result.ts'
import type { Recorder } from './recorder.ts'

/** How a spoken answer or change stands. `left` was recorded and is not on the server: it can be sent again. */
export type DictationState =
  | { kind: 'idle'; left: Blob | null }
  | { kind: 'opening' }
  | { kind: 'recording'; since: number; level: () => number }
  | { kind: 'processing' }
  | { kind: 'answered'; sound: Blob }

/** What became of a recording: its words were taken, or dropped because they were not meant for the text. */
export type Worked = 'taken' | 'dropped'

/** What a dictation works with. */
export type DictationPorts = {
  microphone: () => Promise<Result<MediaStream, string>>
  close: (stream: MediaStream) => void
  recorder: (stream: MediaStream, onPiece: (piece: Blob) => void, onEnd: () => void) => Recorder
  /** What this browser keeps of the recording until the server has it. */
  keep: (place: number, piece: Blob) => Promise<void>
  kept: () => Promise<Blob | null>
  forget: () => Promise<void>
  /** Has the server work on a recording; throws when it does not. */
  work: (sound: Blob, signal: AbortSignal) => Promise<Worked>
  /** Whether the recording of which the work failed is worth keeping: it can be heard, or sent again. */
  isWorthKeeping: (problem: unknown) => boolean
  /** A recording has begun, of this microphone. */
  onRecording: (stream: MediaStream) => void
  onDenied: (why: string) => void
  onFailed: (problem: unknown) => void
  now: () => number
}

/** The longest recording, in milliseconds; the server takes no longer one. */
export const LONGEST_MS = 20 * 60_000

/** Somebody speaks instead of typing: recorded, kept in the browser piece by piece, and worked on by the server. */
export class Dictation {
  private current: DictationState = { kind: 'idle', left: null }
  private readonly ports: DictationPorts
  private readonly listeners = new Set<() => void>()
  private stream: MediaStream | null = null
  private recorder: Recorder | null = null
  private pieces: Blob[] = []
  private keeping: Promise<unknown> = Promise.resolve()
  private working: AbortController | null = null
  private limit: ReturnType<typeof setTimeout> | undefined
  private isHere = true

  constructor(ports: DictationPorts) {
    this.ports = ports
  }

  readonly state = (): DictationState => this.current

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Somebody looks: a recording that was made before the page was reloaded or the connection lost is offered. */
  readonly arrive = async (): Promise<void> => {
    this.isHere = true
    const left = await this.ports.kept()
    if (left && this.current.kind === 'idle') this.set({ kind: 'idle', left })
  }

  /** Begins to record, in the place of what was recorded before. */
  readonly record = async (): Promise<void> => {
    if (this.isBusy()) return
    const before = this.current
    this.set({ kind: 'opening' })
    const opened = await this.ports.microphone()
    if (!opened.ok) {
      this.set(before)
      return this.ports.onDenied(opened.problem)
    }
    if (this.isHere) this.begin(opened.value)
    else this.ports.close(opened.value)
  }

  /** Ends the recording and has it worked on. */
  readonly stop = (): Promise<void> => this.ended(false)

  /** Ends the recording and throws it away. */
  readonly discard = async (): Promise<void> => {
    if (this.current.kind === 'recording') return this.ended(true)
    await this.forgotten()
    this.set({ kind: 'idle', left: null })
  }

  /** Has what is left worked on again. */
  readonly sendLeft = async (): Promise<void> => {
    if (this.current.kind !== 'idle' || !this.current.left) return
    const { left } = this.current
    this.set({ kind: 'processing' })
    await this.send(left)
  }

  /** Stops the work on a recording; it stays in this browser. */
  readonly cancel = (): void => this.working?.abort()

  /** Whether something is under way that typing would disturb. */
  readonly isBusy = (): boolean => ['opening', 'recording', 'processing'].includes(this.current.kind)

  /** Nobody looks any more: the microphone is given back, and what was recorded stays in this browser. */
  readonly leave = (): void => {
    this.working?.abort()
    clearTimeout(this.limit)
    this.isHere = false
    const { recorder, stream } = this
    this.recorder = null
    this.stream = null
    void recorder?.stop()
    if (stream) this.ports.close(stream)
  }

  private begin(stream: MediaStream): void {
    this.pieces = []
    this.stream = stream
    this.keeping = this.forgotten()
    this.recorder = this.ports.recorder(stream, this.take, () => void this.ended(false))
    this.limit = setTimeout(() => void this.ended(false), LONGEST_MS)
    this.set({ kind: 'recording', since: this.ports.now(), level: this.recorder.level })
    this.ports.onRecording(stream)
  }

  private readonly take = (piece: Blob): void => {
    const place = this.pieces.push(piece)
    this.keeping = this.keeping.then(() => this.ports.keep(place, piece))
  }

  private async ended(isDiscarded: boolean): Promise<void> {
    const { recorder, stream } = this
    if (this.current.kind !== 'recording' || !recorder || !stream) return
    this.recorder = null
    clearTimeout(this.limit)
    this.set(isDiscarded ? { kind: 'idle', left: null } : { kind: 'processing' })
    await recorder.stop()
    this.ports.close(stream)
    if (isDiscarded) await this.forgotten()
    else await this.send(new Blob(this.pieces, { type: recorder.type }))
  }

  private async send(sound: Blob): Promise<void> {
    const working = new AbortController()
    this.working = working
    try {
      const worked = await this.ports.work(sound, working.signal)
      await this.forgotten()
      this.set(worked === 'taken' ? { kind: 'answered', sound } : { kind: 'idle', left: null })
    } catch (problem) {
      const isKept = working.signal.aborted || this.ports.isWorthKeeping(problem)
      if (!isKept) await this.forgotten()
      this.set({ kind: 'idle', left: isKept ? sound : null })
      if (!working.signal.aborted) this.ports.onFailed(problem)
    }
  }

  /** Forgets what the browser keeps, after all that is still being kept. */
  private forgotten(): Promise<void> {
    const forgotten = this.keeping.then(() => this.ports.forget())
    this.keeping = forgotten
    return forgotten
  }

  private set(state: DictationState): void {
    this.current = state
    for (const listener of this.listeners) listener()
  }
}
