import { api } from '../../../contract/api.ts'
import type { VoiceCommand } from '../../../domain/voice-session.ts'
import { call } from '../../app/call.ts'
import type { CarrierNotice, CarrierPlace, Line, LineNotice } from './line.ts'
import { providerCarrier } from './provider-carrier.ts'
import { socketCarrier } from './socket-carrier.ts'

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
