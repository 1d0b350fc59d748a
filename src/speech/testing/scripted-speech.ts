import { done, fail } from '../../domain/result.ts'
import { type Speech, speechProblem } from '../speech.ts'

/** Takes a recording for what was said in it: its bytes are the words. Speaks a text as its letters. An empty recording is silence. */
export const scriptedSpeech: Speech = {
  kind: 'built-in',
  readiness: () => ({ ready: true, reason: null }),
  hear: async (audio) => {
    const text = new TextDecoder().decode(audio)
    if (text === '') return fail(speechProblem('NO_SPEECH'))
    return text.startsWith('%PDF') ? fail(speechProblem('NOT_AUDIO')) : done({ text, seconds: text.length / 15 })
  },
  say: async (text) => done({ audio: new TextEncoder().encode(text), type: 'audio/mpeg' }),
  close: async () => {},
}
