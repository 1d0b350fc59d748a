import { LineEvent } from '../../../contract/realtime-calls.ts'
import { jsonOf } from '../../../contract/told-answer.ts'
import { type Carrier, type CarrierPlace, LineProblem } from './line.ts'
import processor from './line-sound.worklet.ts?worker&url'

/** How long it is waited for a line to open, in milliseconds. */
const OPENS_WITHIN_MS = 15_000

const LOST = new LineProblem('The connection to the server was lost.')
const ENDED = new LineProblem('The session was ended or opened anew elsewhere.')

/** The line of a voice session through this server. Throws when it does not open. */
export function socketCarrier({ url, secret, onNotice }: CarrierPlace): Promise<Carrier> {
  const socket = new WebSocket(new URL(url, window.location.href.replace('http', 'ws')))
  let sending: (() => void) | null = null
  let isOpen = false
  let why = LOST
  const rest = () => {
    sending?.()
    sending = null
  }
  const close = () => {
    isOpen = false
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
      failed(why)
      if (isOpen) onNotice({ kind: 'lost', problem: why })
    }
    socket.onmessage = ({ data }) => {
      const { data: event } = LineEvent.safeParse(jsonOf(String(data)))
      if (event?.type === 'ready') {
        clearTimeout(tooLate)
        isOpen = true
        ready({ listen, rest, close })
      }
      if (event?.type === 'speech' || event?.type === 'pause') onNotice({ kind: event.type })
      if (event?.type === 'ended') why = ENDED
    }
  })
}

/** Hands on what a microphone hears as a line carries it, piece by piece; gives back how to end that. */
function sentSound(stream: MediaStream, onPiece: (piece: ArrayBuffer) => void): () => void {
  const context = new AudioContext()
  const begun = begin(context, stream, onPiece)
  return () => void begun.finally(() => context.close())
}

async function begin(context: AudioContext, stream: MediaStream, onPiece: (piece: ArrayBuffer) => void): Promise<void> {
  await context.audioWorklet.addModule(processor)
  const node = new AudioWorkletNode(context, 'line-sound', { numberOfInputs: 1, numberOfOutputs: 0 })
  node.port.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => onPiece(data)
  context.createMediaStreamSource(stream).connect(node)
}
