import type { SpeechProblem } from '../../speech/speech.ts'
import type { Problem } from '../problem.ts'

const CODES = {
  OFF: 'UNAVAILABLE',
  NOT_READY: 'UNAVAILABLE',
  NOT_AUDIO: 'WRONG_TYPE',
  NO_SPEECH: 'BAD_INPUT',
  TOO_LONG: 'TOO_LARGE',
  BUSY: 'TOO_MANY',
  CANCELLED: 'UNAVAILABLE',
  REFUSED: 'PROVIDER_FAILED',
  UNREACHABLE: 'PROVIDER_FAILED',
  FAILED: 'UNAVAILABLE',
} as const satisfies Record<SpeechProblem['code'], Problem['code']>

/** Why nothing was heard or spoken, as a call refuses it. */
export function speechRefusal({ code, message }: SpeechProblem): Problem {
  return { code: CODES[code], message }
}
