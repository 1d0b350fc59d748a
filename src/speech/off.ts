import { fail } from '../domain/result.ts'
import { type Speech, speechProblem } from './speech.ts'

/** Nobody hears or speaks. */
export const noSpeech: Speech = {
  kind: 'off',
  voice: '',
  readiness: () => ({ ready: false, reason: speechProblem('OFF').message }),
  hear: async () => fail(speechProblem('OFF')),
  say: async () => fail(speechProblem('OFF')),
  line: async () => fail(speechProblem('OFF')),
  close: async () => {},
}
