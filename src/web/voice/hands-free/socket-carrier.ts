import { LineEvent } from '../../../contract/realtime-calls.ts'
import { type Carrier, type CarrierPlace, LineProblem } from './line.ts'
import { sentSound } from './sent-sound.ts'

/** How long it is waited for a line to open, in milliseconds. */
const OPENS_WITHIN_MS = 15_000

const LOST = new LineProblem('The connection to the server was lost.')

/** The line of a voice session through this server. Throws when it does not open. */
export function socketCarrier({ url, secret, onNotice }: CarrierPlace): Promise<Carrier> {
  const socket = new WebSocket(new URL(url, window.location.href.replace(/^http/, 'ws')))
  let sending: (() => void) | null = null
  let isClosed = false
  const rest = () => {
    sending?.()
    sending = null
  }
  const close = () => {
    isClosed = true
    rest()
    socket.close()
  }
  const listen = (stream: MediaStream) => {
    rest()
    sending = sentSound(stream, (piece) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(piece)
    })
  }
  return new Promise((ready, failed) => {
    const tooLate = setTimeout(close, OPENS_WITHIN_MS)
    socket.onopen = () => socket.send(JSON.stringify({ client_secret: secret }))
    socket.onclose = () => {
      clearTimeout(tooLate)
      rest()
      failed(LOST)
      if (!isClosed) onNotice({ kind: 'lost', problem: LOST })
    }
    socket.onmessage = ({ data }) => {
      const event = eventIn(data)
      if (event?.type === 'ready') {
        clearTimeout(tooLate)
        ready({ listen, rest, close })
      }
      if (event?.type === 'speech' || event?.type === 'pause') onNotice({ kind: event.type })
      if (event?.type === 'command') onNotice({ kind: 'command', cmd: event.cmd, turn: event.turn })
    }
  })
}

function eventIn(data: unknown): LineEvent | null {
  try {
    return LineEvent.parse(JSON.parse(String(data)))
  } catch {
    return null
  }
}
