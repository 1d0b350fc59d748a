import { api } from '../../../contract/api.ts'
import { call } from '../../app/call.ts'
import type { CarrierPlace, Line, LineNotice } from './line.ts'
import { providerCarrier } from './provider-carrier.ts'
import { socketCarrier } from './socket-carrier.ts'

/** Opens a voice session with its line. Throws when there can be none. */
export async function openLine(onNotice: (notice: LineNotice) => void): Promise<Line> {
  const { transport, url, client_secret } = await call(api.openVoiceSession, {})
  const place: CarrierPlace = { url, secret: client_secret.value, onNotice }
  const carrier = await (transport === 'webrtc' ? providerCarrier(place) : socketCarrier(place))
  let answered: Promise<unknown> = Promise.resolve()
  return {
    ...carrier,
    // one after another
    command: (cmd, text = '') => {
      const given = answered.then(() => call(api.commandVoice, { cmd, text }))
      answered = given.catch(() => {})
      return given
    },
  }
}
