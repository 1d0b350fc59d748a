import type { RecordingType } from '../domain/recording.ts'

/** How a recording begins, after so many bytes, and the words of which one that holds sound has one: the names of codecs, or of the part with the sound. */
const TYPES: readonly { type: RecordingType; begins: string; at: number; has: readonly string[] }[] = [
  { type: 'audio/webm', begins: '\x1a\x45\xdf\xa3', at: 0, has: ['A_OPUS', 'A_VORBIS', 'A_PCM'] },
  { type: 'audio/ogg', begins: 'OggS', at: 0, has: ['OpusHead', 'vorbis', 'FLAC'] },
  { type: 'audio/wav', begins: 'WAVE', at: 8, has: ['data'] },
  { type: 'audio/mp4', begins: 'ftyp', at: 4, has: ['soun'] },
]

/** What a recording is, by its bytes and never by its name; null for what holds no sound. Nothing of it is decoded. */
export function recordingType(audio: Uint8Array): RecordingType | null {
  const bytes = Buffer.from(audio.buffer, audio.byteOffset, audio.length)
  const head = bytes.toString('latin1', 0, 12)
  const found = TYPES.find(({ begins, at }) => head.startsWith(begins, at))
  return found?.has.some((word) => bytes.includes(word)) ? found.type : null
}
