import { expect, test } from 'vitest'
import { recordingType } from './recording-type.ts'
import { recordingOf } from './testing/scripted-speech.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

test.each([
  ['audio/webm', '\x1a\x45\xdf\xa3\x9fB\x82\x84webm\x86\x86A_OPUS'],
  ['audio/ogg', 'OggS\x00\x02............OpusHead'],
  ['audio/mp4', '\x00\x00\x00\x1cftypiso5....moov....hdlr........soun'],
])('%s is told by its bytes', (type, begins) => expect(recordingType(bytes(`${begins}${'\x00'.repeat(40)}`))).toBe(type))

test('audio/wav is told by its bytes, wherever they lie in memory', () => {
  const audio = recordingOf('Ten coils.')
  const around = new Uint8Array(audio.length + 7)
  around.set(audio, 7)
  expect(recordingType(around.subarray(7))).toBe('audio/wav')
})

test.each([
  ['nothing', ''],
  ['text', 'OpusHead and A_OPUS are words.'],
  ['a film without sound', '\x1a\x45\xdf\xa3\x9fB\x82\x84webm\x86\x86V_VP8'],
  ['the beginning of a webm file', '\x1a\x45\xdf\xa3'],
  ['a picture in the same wrapping as WAV', 'RIFF....WEBPVP8 data'],
  ['a document', '%PDF-1.7 soun'],
])('%s is no recording', (_, content) => expect(recordingType(bytes(content))).toBeNull())
