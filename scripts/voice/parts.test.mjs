import { expect, test } from 'vitest'
import { tokensText } from './hearing.mjs'
import { archiveAddress, PACKAGES } from './packages.mjs'
import { englishFiles, metadata, soundsText } from './speaking.mjs'
import { VOICE_BYTES } from './voice.mjs'

test('each package is pinned by version and fingerprint, and has its address in any registry', () => {
  for (const part of Object.values(PACKAGES)) {
    expect(part.version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(part.integrity).toMatch(/^sha512-[\w+/]{86}==$/)
  }
  expect(archiveAddress('https://registry.example.com/npm/', PACKAGES.activity)).toBe(
    'https://registry.example.com/npm/@ricky0123/vad-web/-/vad-web-0.0.31.tgz',
  )
  expect(VOICE_BYTES / 1e6).toBeCloseTo(174, 0)
})

test('the recogniser learns every piece of a word as its bytes', () => {
  const lines = tokensText(['<unk>', '<0x0A>', '▁the', 'ing', '▁a b']).split('\n')
  const pieces = lines.slice(0, 5).map((line) => Buffer.from(line.split(' ')[0], 'base64').toString())
  expect(pieces).toEqual(['<unk>', '\n', ' the', 'ing', ' a_b'])
  expect(lines).toHaveLength(32_769)
  expect(Buffer.from(lines[32_001].split(' ')[0], 'base64').toString()).toBe('<<ST_1>>')
  expect(lines.slice(0, -1).every((line, id) => line.endsWith(` ${id}`))).toBe(true)
})

test('the model says of itself what the engine asks', () => {
  const text = metadata().toString('latin1')
  for (const words of ['model_type', 'kokoro', 'style_dim', '510,1,256', 'af_heart,am_michael']) expect(text).toContain(words)
  // the first field: number 14 with bytes, its length, then a key of ten letters and a value of six
  expect([...metadata().subarray(0, 4)]).toEqual([(14 << 3) | 2, 20, (1 << 3) | 2, 10])
  expect(soundsText({ model: { vocab: { $: 0, a: 43, ' ': 16 } } })).toBe('a 43\n  16\n')
})

test('only what is English is cut out of the pronunciations', () => {
  const program =
    'files:[{filename:"/usr/share/espeak-ng-data/de_dict",start:0,end:2},{filename:"/usr/share/espeak-ng-data/en_dict",start:2,end:5},{filename:"/usr/share/espeak-ng-data/lang/gmw/en-US",start:5,end:6},{filename:"/usr/share/espeak-ng-data/../../x",start:0,end:6}]'
  const files = englishFiles(program, Buffer.from('aabbbc')).map(({ name, bytes }) => [name, bytes.toString()])
  expect(files).toEqual([
    ['en_dict', 'bbb'],
    ['lang/gmw/en-US', 'c'],
  ])
})
