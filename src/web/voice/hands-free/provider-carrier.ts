import * as z from 'zod'
import { jsonOf } from '../../../contract/told-answer.ts'
import { type Carrier, type CarrierPlace, LineProblem } from './line.ts'

/** How long it is waited for a line to open, in milliseconds. */
const OPENS_WITHIN_MS = 15_000

const REFUSED = new LineProblem('The speech provider did not open a line.')
const LOST = new LineProblem('The connection to the speech provider was lost.')

/** What a provider tells of the sound that it gets; of all that it tells, two things are of use. */
const NOTICES = { 'input_audio_buffer.speech_started': 'speech', 'input_audio_buffer.speech_stopped': 'pause' } as const
const ProviderEvent = z.object({ type: z.enum(['input_audio_buffer.speech_started', 'input_audio_buffer.speech_stopped']) })

/** The line of a voice session to the provider itself, by WebRTC with OpenAI's interface. Throws when it does not open. */
export async function providerCarrier({ url, secret, onNotice }: CarrierPlace): Promise<Carrier> {
  const peer = new RTCPeerConnection()
  const { sender } = peer.addTransceiver('audio', { direction: 'sendonly' })
  const events = peer.createDataChannel('oai-events')
  let isOpen = false
  const close = () => {
    isOpen = false
    peer.close()
  }
  const lost = () => {
    if (!isOpen) return
    close()
    onNotice({ kind: 'lost', problem: LOST })
  }
  events.onmessage = ({ data }) => {
    const kind = noticeIn(data)
    if (kind) onNotice({ kind })
  }
  events.onclose = lost
  peer.onconnectionstatechange = () => {
    if (peer.connectionState === 'failed') lost()
  }
  try {
    await peer.setLocalDescription(await peer.createOffer())
    await peer.setRemoteDescription({ type: 'answer', sdp: await answered(url, secret, peer.localDescription?.sdp ?? '') })
    await opened(events)
  } catch {
    // what the browser says of it is for who knows its insides
    close()
    throw REFUSED
  }
  isOpen = true
  const put = (track: MediaStreamTrack | null) => void sender.replaceTrack(track).catch(lost)
  return { listen: (stream) => put(stream.getAudioTracks()[0] ?? null), rest: () => put(null), close }
}

/** What the provider answers to the offer of a line. Its own words stay where they are: they may repeat the secret. */
async function answered(url: string, secret: string, offer: string): Promise<string> {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/sdp' }
  const signal = AbortSignal.timeout(OPENS_WITHIN_MS)
  const answer = await fetch(url, { method: 'POST', body: offer, headers, credentials: 'omit', signal }).catch(() => null)
  if (!answer?.ok) throw REFUSED
  return answer.text()
}

function opened(events: RTCDataChannel): Promise<void> {
  return new Promise((open, failed) => {
    const tooLate = setTimeout(() => failed(REFUSED), OPENS_WITHIN_MS)
    events.onopen = () => {
      clearTimeout(tooLate)
      open()
    }
  })
}

function noticeIn(data: unknown): 'speech' | 'pause' | null {
  const event = ProviderEvent.safeParse(jsonOf(String(data)))
  return event.success ? NOTICES[event.data.type] : null
}
