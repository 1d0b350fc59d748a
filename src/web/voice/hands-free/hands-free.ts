import { type SaidCommand, saidCommand } from '../../../language/spoken/said-command.ts'
import type { Line, LineNotice } from './line.ts'

/** How an interview stands that is led by voice. `waiting` goes on when the person says so. */
export type HandsFreeState =
  | { kind: 'off' }
  | { kind: 'connecting' }
  | { kind: 'asking' }
  | { kind: 'listening'; isSpeaking: boolean }
  | { kind: 'writing' }
  | { kind: 'answered' }
  | { kind: 'waiting'; why: string }

/** Where one question is answered. */
export type Desk = {
  question: string
  /** Begins to record; false when the microphone could not be opened. */
  record: () => Promise<boolean>
  /** Ends the recording and has it written down; the words that were heard, null when nothing came of it. */
  finish: () => Promise<string | null>
  /** Ends the recording and throws it away. */
  discard: () => Promise<void>
  /** Goes to another question; false where there is none. */
  go: (way: 'next' | 'previous' | 'skip') => boolean
}

/** What a hands-free interview works with. Times in milliseconds. */
export type HandsFreePorts = {
  open: (onNotice: (notice: LineNotice) => void) => Promise<Line>
  /** Speaks a text to its end, or until it is called off. Does not fail: what cannot be heard can be read. */
  say: (text: string, signal: AbortSignal) => Promise<void>
  wait: (time: number, signal: AbortSignal) => Promise<void>
  onFailed: (problem: unknown) => void
  onLast: () => void
}

/** How long an answer is shown before the next question follows: long enough to say that it is wrong. */
const SHOWN_MS = 4000
/** How long it is listened for the first word. */
const SILENCE_MS = 60_000

const NOT_WRITTEN = 'Your answer was not written down. Answer again, or type it.'
const NO_MICROPHONE = 'The microphone could not be opened.'
const STAYED = 'You stay at this question.'

/** Leads through an interview by voice: asks, listens until a pause, has the answer written down, shows it, and asks the next question. */
export class HandsFree {
  private current: HandsFreeState = { kind: 'off' }
  private readonly ports: HandsFreePorts
  private readonly listeners = new Set<() => void>()
  private line: Line | null = null
  private desk: Desk | null = null
  /** What is under way; whatever comes next calls it off. */
  private step = new AbortController()

  constructor(ports: HandsFreePorts) {
    this.ports = ports
  }

  readonly state = (): HandsFreeState => this.current

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly isOn = (): boolean => this.current.kind !== 'off'

  /** Opens a voice session and asks the question that is on the screen. */
  readonly start = async (): Promise<void> => {
    if (this.isOn()) return
    const signal = this.anew()
    this.set({ kind: 'connecting' })
    try {
      const line = await this.ports.open(this.noticed)
      if (signal.aborted) return line.close()
      this.line = line
    } catch (problem) {
      if (signal.aborted) return
      this.over()
      return this.ports.onFailed(problem)
    }
    void this.ask('speak')
  }

  /** A question is on the screen; gives back what to do when it is no more. */
  readonly sit = (desk: Desk): (() => void) => {
    this.desk = desk
    if (this.line) void this.ask('speak')
    return () => {
      if (this.desk !== desk) return
      this.desk = null
      // a session that is still being opened asks whatever question is there once it is open
      if (!this.line) return
      this.anew()
      this.line.rest()
    }
  }

  /** A recording has begun: from now on it is listened for its end. */
  readonly recording = (stream: MediaStream): void => {
    if (this.current.kind === 'listening') this.line?.listen(stream)
  }

  /** The person has answered; also when the recording ended by itself. */
  readonly finish = async (): Promise<void> => {
    const { desk } = this
    if (this.current.kind !== 'listening' || !desk) return
    const signal = this.anew()
    this.set({ kind: 'writing' })
    this.line?.rest()
    const heard = await desk.finish()
    if (signal.aborted) return
    if (heard === null) return this.set({ kind: 'waiting', why: NOT_WRITTEN })
    const said = saidCommand(heard)
    if (said) return this.follow(said)
    this.set({ kind: 'answered' })
    await this.ports.wait(SHOWN_MS, signal)
    if (!signal.aborted) await this.follow('next')
  }

  /** Stays at this question instead of going on to the next one. */
  readonly stay = (): void => {
    this.anew()
    this.set({ kind: 'waiting', why: STAYED })
  }

  /** Does what was pressed or said. */
  readonly follow = async (command: SaidCommand): Promise<void> => {
    if (command === 'stop') return this.stop()
    const { desk, line } = this
    if (!desk || !line) return
    this.anew()
    line.rest()
    await desk.discard()
    if (command === 'repeat') return this.again()
    // told to whoever else looks on; that they could not be told is no reason to stay
    line.command(command).catch(() => {})
    if (desk.go(command)) return
    if (command === 'previous') return this.again()
    this.ports.onLast()
    return this.stop()
  }

  /** Ends the session. What is being recorded is written down as any other recording. */
  readonly stop = async (): Promise<void> => {
    const { desk, line } = this
    const wasListening = this.current.kind === 'listening'
    this.over()
    await line?.command('stop').catch(() => {})
    if (wasListening) await desk?.finish()
  }

  /** Nobody looks any more. */
  readonly leave = (): void => {
    const { line } = this
    if (!this.isOn()) return
    this.over()
    line?.command('stop').catch(() => {})
  }

  private again(): void {
    void this.ask('repeat')
  }

  /** Speaks the question and hears the answer; nobody waits for that. */
  private async ask(how: 'speak' | 'repeat'): Promise<void> {
    const { desk, line } = this
    if (!desk || !line) return
    const signal = this.anew()
    this.set({ kind: 'asking' })
    try {
      await line.command(how, how === 'speak' ? desk.question : '')
      if (!signal.aborted) await this.ports.say(desk.question, signal)
      if (!signal.aborted) await this.hear(desk, line, signal)
    } catch (problem) {
      if (signal.aborted) return
      this.over()
      this.ports.onFailed(problem)
    }
  }

  private async hear(desk: Desk, line: Line, signal: AbortSignal): Promise<void> {
    await line.command('listen')
    if (signal.aborted) return
    this.set({ kind: 'listening', isSpeaking: false })
    const isRecording = await desk.record()
    if (signal.aborted) return
    if (!isRecording) return this.set({ kind: 'waiting', why: NO_MICROPHONE })
    await this.ports.wait(SILENCE_MS, signal)
    if (signal.aborted || this.current.kind !== 'listening' || this.current.isSpeaking) return
    // somebody may have been heard by the recording who was not by the line
    await this.finish()
  }

  private readonly noticed = (notice: LineNotice): void => {
    switch (notice.kind) {
      case 'speech':
        if (this.current.kind === 'listening') this.set({ kind: 'listening', isSpeaking: true })
        return
      case 'pause':
        void this.finish()
        return
      case 'lost':
        this.over()
        this.ports.onFailed(notice.problem)
    }
  }

  /** The line is closed. A recording that is under way goes on, and is ended by hand. */
  private over(): void {
    this.anew()
    this.line?.close()
    this.line = null
    this.set({ kind: 'off' })
  }

  private anew(): AbortSignal {
    this.step.abort()
    this.step = new AbortController()
    return this.step.signal
  }

  private set(state: HandsFreeState): void {
    this.current = state
    for (const listener of this.listeners) listener()
  }
}
