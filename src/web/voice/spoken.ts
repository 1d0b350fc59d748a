import { api } from '../../contract/api.ts'
import { callForBytes } from '../app/call.ts'

/** A question as it is spoken; one that was spoken before is not fetched again. */
export const spokenQuery = (question: string, signal: AbortSignal) => ({
  queryKey: ['spoken', question],
  queryFn: () => callForBytes(api.speakQuestion, { question }, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** What plays a sound, once it is told to; `end` stops it and lets go of it. */
export function playerOf(sound: Blob, onEnd: () => void): { audio: HTMLAudioElement; end: () => void } {
  const address = URL.createObjectURL(sound)
  const audio = new Audio(address)
  audio.onended = onEnd
  const end = () => {
    audio.onended = null
    audio.pause()
    URL.revokeObjectURL(address)
  }
  return { audio, end }
}

/** Plays a sound to its end, or until it is called off. Fails where the browser cannot play it. */
export function played(sound: Blob, signal: AbortSignal): Promise<void> {
  return new Promise((ended, failed) => {
    if (signal.aborted) return ended()
    const { audio, end } = playerOf(sound, () => stop())
    const stop = () => {
      signal.removeEventListener('abort', stop)
      end()
      ended()
    }
    signal.addEventListener('abort', stop)
    audio.play().catch((problem: unknown) => {
      end()
      if (signal.aborted) ended()
      else failed(problem)
    })
  })
}
