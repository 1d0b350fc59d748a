import type { VoiceCommand } from '../../../domain/voice-session.ts'

/** What comes out of the line of a voice session. */
export type LineNotice =
  /** Somebody has begun to speak, or has ended. */
  | { kind: 'speech' }
  | { kind: 'pause' }
  /** The session is over without having been ended here. */
  | { kind: 'lost'; problem: unknown }

/** The line of a voice session. */
export type Line = {
  command: (cmd: VoiceCommand, text?: string) => Promise<unknown>
  /** Sends what a microphone hears, until `rest`. */
  listen: (stream: MediaStream) => void
  rest: () => void
  close: () => void
}

/** Why there is no line, or no more one, in words for the person. */
export class LineProblem extends Error {}

/** What carries the sound. */
export type Carrier = Pick<Line, 'listen' | 'rest' | 'close'>
export type CarrierPlace = { url: string; secret: string; onNotice: (notice: LineNotice) => void }
