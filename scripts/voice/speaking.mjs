/** The voices in the order of their numbers. */
export const VOICES = ['af_heart', 'am_michael']

const SAMPLE_RATE = 24_000

/** What the engine asks a Kokoro model to say of itself. */
const ABOUT = {
  model_type: 'kokoro',
  language: 'English',
  has_espeak: 1,
  sample_rate: SAMPLE_RATE,
  version: 1,
  voice: 'en-us',
  style_dim: '510,1,256',
  n_speakers: VOICES.length,
  speaker_names: VOICES.join(','),
}

/** The number of `metadata_props` in an ONNX model, whose fields may stand in any order. */
const METADATA = 14

/** What is put behind a model's file so that it says what it is. */
export function metadata() {
  return Buffer.concat(
    Object.entries(ABOUT).map(([key, value]) =>
      field(METADATA, Buffer.concat([field(1, Buffer.from(key)), field(2, Buffer.from(String(value)))])),
    ),
  )
}

/** A field of a protocol buffer that holds bytes. */
function field(number, bytes) {
  return Buffer.concat([varint((number << 3) | 2), varint(bytes.length), bytes])
}

function varint(number) {
  const bytes = []
  for (let rest = number; ; rest >>>= 7) {
    if (rest < 128) return Buffer.from([...bytes, rest])
    bytes.push((rest & 127) | 128)
  }
}

/** The sounds with their ids, a line each; "$" only fills up. */
export function soundsText(tokenizer) {
  const sounds = Object.entries(tokenizer.model.vocab).filter(([sound]) => sound !== '$')
  return `${sounds.map(([sound, id]) => `${sound} ${id}`).join('\n')}\n`
}

const ENGLISH = /filename:"\/usr\/share\/espeak-ng-data\/((?:phon\w+|intonations|en_dict|lang\/gmw\/en[\w-]*))",start:(\d+),end:(\d+)/g

/** The files on English out of the archive that espeak-ng is packed in: its program says where each begins and ends. */
export function englishFiles(program, data) {
  return Array.from(program.matchAll(ENGLISH), ([, name, start, end]) => ({ name, bytes: data.subarray(Number(start), Number(end)) }))
}
