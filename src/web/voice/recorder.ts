/** What is recorded in, best first: all that can be heard at once is webm; Safari before 18.4 has mp4 alone. */
const TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4']
/** How often a piece of the recording is handed over, in milliseconds (spec §9). */
const PIECE_MS = 250

/** A recording under way. */
export type Recorder = {
  type: string
  /** How loud it is just now, from 0 to 1. */
  level: () => number
  /** Ends the recording; resolves when its last piece was handed over. */
  stop: () => Promise<void>
}

/** Records what a microphone hears; `onPiece` is handed the pieces in order. The recording ends too when the microphone is taken away. */
export function recorded(stream: MediaStream, onPiece: (piece: Blob) => void, onEnd: () => void): Recorder {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {})
  const meter = levelOf(stream)
  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) onPiece(data)
  }
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => {
      meter.close()
      resolve()
      onEnd()
    }
  })
  recorder.start(PIECE_MS)
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
    return ended
  }
  return { type: plainType(recorder.mimeType || mimeType || 'audio/webm'), level: meter.level, stop }
}

/** A type without its codecs, which servers do not ask for. */
function plainType(type: string): string {
  return type.split(';')[0] ?? ''
}

/** Sound this loud, as the root of its mean square, fills the meter: speech near a microphone. */
const LOUD = 0.2

function levelOf(stream: MediaStream): { level: () => number; close: () => void } {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const level = () => {
    analyser.getFloatTimeDomainData(samples)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
    return Math.min(1, Math.sqrt(power) / LOUD)
  }
  return { level, close: () => void context.close() }
}
