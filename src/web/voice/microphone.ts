import { done, fail, type Result } from '../../domain/result.ts'

/** How a microphone is asked for (spec §9); a browser that cannot keep to the rate records at its own. */
const ASKED: MediaTrackConstraints = { channelCount: 1, sampleRate: 24_000, echoCancellation: true, noiseSuppression: true }

/** Why no microphone can be used, by the browser's name for it, and what to do. */
const REASONS: Record<string, string> = {
  NotAllowedError: 'The browser does not let this page use the microphone. Allow it beside the address, then record again.',
  NotFoundError: 'No microphone was found. Connect one, then record again.',
  NotReadableError: 'The microphone is used by another program. Close that one, then record again.',
}
/** What is said where the browser gives no reason (spec §8). */
const NO_ACCESS = 'Could not access microphone'
const NO_RECORDING = 'This browser cannot record here. Open the page over https or on this machine, or type your answer.'

/** Opens the microphone; asks the person the first time. Fails with words for the person. */
export async function openMicrophone(): Promise<Result<MediaStream, string>> {
  if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined') return fail(NO_RECORDING)
  try {
    return done(await navigator.mediaDevices.getUserMedia({ audio: ASKED }))
  } catch (cause) {
    return fail((cause instanceof Error && REASONS[cause.name]) || NO_ACCESS)
  }
}

/** Gives the microphone back; the browser's sign that it is in use goes out. */
export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
