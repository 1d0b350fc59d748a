import { done, fail } from '../../domain/result.ts'
import { type Speech, speechProblem } from '../speech.ts'

const HEADER_BYTES = 44

/** A recording of these words: a WAV file whose samples are their letters. Without words it is silence. */
export function recordingOf(words: string): Uint8Array<ArrayBuffer> {
  const sound = Buffer.from(words)
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('RIFF', 0)
  header.writeUInt32LE(HEADER_BYTES - 8 + sound.length, 4)
  header.write('WAVEfmt ', 8)
  header.write('data', 36)
  header.writeUInt32LE(sound.length, 40)
  return new Uint8Array(Buffer.concat([header, sound]))
}

/** The words of such a recording; null for anything else. */
export function wordsOf(audio: Uint8Array): string | null {
  const bytes = Buffer.from(audio)
  return bytes.toString('latin1', 0, 4) === 'RIFF' ? bytes.toString('utf8', HEADER_BYTES) : null
}

/** Hears the words of a recording that was made of them, and speaks a text as its letters. */
export const scriptedSpeech: Speech = {
  kind: 'built-in',
  voice: 'scripted',
  readiness: () => ({ ready: true, reason: null }),
  hear: async (audio) => {
    const text = wordsOf(audio)
    if (text === null) return fail(speechProblem('NOT_AUDIO'))
    return text === '' ? fail(speechProblem('NO_SPEECH')) : done({ text, seconds: text.length / 15 })
  },
  say: async (text) => done({ audio: new TextEncoder().encode(text), type: 'audio/mpeg' }),
  line: async () => done(null),
  close: async () => {},
}
