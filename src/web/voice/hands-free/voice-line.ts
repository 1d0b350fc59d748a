import { api } from '../../../contract/api.ts'
import type { VoiceCommand } from '../../../domain/voice-session.ts'
import { call } from '../../app/call.ts'
import { providerCarrier } from './provider-carrier.ts'
import { socketCarrier } from './socket-carrier.ts'

/** What comes out of the line of a voice session. */
export type LineNotice =
  /** Somebody has begun to speak, or has ended. */
  | { kind: 'speech' }
  | { kind: 'pause' }
  /** A command that was given elsewhere. */
  | { kind: 'command'; cmd: VoiceCommand }
  /** The session is over without having been ended here. */
  | { kind: 'lost'; problem: unknown }

/** The line of a voice session. */
export type Line = {
  command: (cmd: VoiceCommand, text?: string) => Promise<void>
  /** Sends what a microphone hears, until `rest`. */
  listen: (stream: MediaStream) => void
  rest: () => void
  close: () => void
}

/** What carries the sound; `turn` counts the commands of a session, whoever gave them. */
export type Carrier = Pick<Line, 'listen' | 'rest' | 'close'>
export type CarrierNotice = Exclude<LineNotice, { kind: 'command' }> | { kind: 'command'; cmd: VoiceCommand; turn: number }
export type CarrierPlace = { url: string; secret: string; onNotice: (notice: CarrierNotice) => void }

/** Opens a voice session with its line. Throws when there can be none. */
export async function openLine(onNotice: (notice: LineNotice) => void): Promise<Line> {
  const { transport, url, client_secret } = await call(api.openVoiceSession, {})
  // what is told of a command of one's own comes before or after its answer, and is no news
  let answered: Promise<unknown> = Promise.resolve()
  let known = 0
  const noticed = (notice: CarrierNotice) => {
    if (notice.kind !== 'command') return onNotice(notice)
    void answered.then(() => {
      if (notice.turn <= known) return
      known = notice.turn
      onNotice({ kind: 'command', cmd: notice.cmd })
    })
  }
  const place: CarrierPlace = { url, secret: client_secret.value, onNotice: noticed }
  const carrier = await (transport === 'webrtc' ? providerCarrier(place) : socketCarrier(place))
  const command = async (cmd: VoiceCommand, text = '') => {
    const { turn } = await call(api.commandVoice, { cmd, text })
    known = Math.max(known, turn)
  }
  return {
    ...carrier,
    command: (cmd, text) => {
      const given = answered.then(() => command(cmd, text))
      answered = given.catch(() => {})
      return given
    },
  }
}
