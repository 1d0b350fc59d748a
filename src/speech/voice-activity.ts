import detector from '@echogarden/fvad-wasm'
import { LINE_RATE, PAUSE_MS } from '../domain/voice-session.ts'

/** What came of some more sound: somebody began to speak, or whoever spoke has ended. */
export type Activity = 'speech' | 'pause' | null

/** Listens whether somebody speaks. Sound has 16 bits a sample, little-endian, one channel, 16,000 samples a second. */
export type VoiceActivity = {
  take: (sound: Uint8Array) => Activity
  /** Forgets what was heard; the next sound is the beginning. */
  begin: () => void
  close: () => void
}

/** The detector judges sound in frames of 20 ms. */
const FRAME_MS = 20
const FRAME_BYTES = (LINE_RATE / 1000) * FRAME_MS * 2
/** Of four degrees, the third: a fan is not taken for a voice, and a voice above it is. */
const STRICTNESS = 2

/** Somebody speaks when most frames of so many last ones hold a voice: a door that falls shut does not last as long. */
const BEGINNING = { frames: 500 / FRAME_MS, share: 0.6 }
/** Somebody has ended when hardly one of so many last ones does: a chair that creaks is not an answer going on. */
const ENDING = { frames: PAUSE_MS / FRAME_MS, share: 0.05 }

let loading: ReturnType<typeof detector> | undefined

/** Opens one who listens, for one person; several share the library, which runs no native code. */
export async function voiceActivity(): Promise<VoiceActivity> {
  loading ??= detector()
  const library = await loading
  const judge = library._fvad_new()
  library._fvad_set_mode(judge, STRICTNESS)
  library._fvad_set_sample_rate(judge, LINE_RATE)
  const memory = library._malloc(FRAME_BYTES)
  const holdsVoice = (frame: Uint8Array) => {
    library.HEAPU8.set(frame, memory)
    return library._fvad_process(judge, memory, FRAME_BYTES / 2) === 1
  }
  let judged: boolean[] = []
  let isSpeaking = false
  let rest: Uint8Array = new Uint8Array()
  const share = (frames: number) => judged.slice(-frames).filter(Boolean).length / frames
  const after = (frame: Uint8Array): Activity => {
    judged = [...judged, holdsVoice(frame)].slice(-ENDING.frames)
    if (!isSpeaking) {
      isSpeaking = share(BEGINNING.frames) >= BEGINNING.share
      return isSpeaking ? 'speech' : null
    }
    if (judged.length < ENDING.frames || share(ENDING.frames) > ENDING.share) return null
    isSpeaking = false
    return 'pause'
  }
  return {
    take: (sound) => {
      const whole = Buffer.concat([rest, sound])
      const end = whole.length - (whole.length % FRAME_BYTES)
      rest = whole.subarray(end)
      let last: Activity = null
      for (let at = 0; at < end; at += FRAME_BYTES) last = after(whole.subarray(at, at + FRAME_BYTES)) ?? last
      return last
    },
    begin: () => {
      judged = []
      isSpeaking = false
      rest = new Uint8Array()
    },
    close: () => {
      library._fvad_free(judge)
      library._free(memory)
    },
  }
}
