import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { VOICES } from '../../scripts/voice/speaking.mjs'
import { speaker } from '../../src/speech/built-in/sherpa.ts'
import { voiceFiles } from '../../src/speech/built-in/voice-files.ts'
import { type Sound, soundOf, wav } from './sound.ts'
import { VOICE } from './voice.ts'

/** What was spoken is kept: to speak takes longer than to hear. */
const KEPT = '.cache/bench-speech'

/** The texts as each of so many synthetic voices speaks them, one voice after another. */
export async function spokenTexts(texts: readonly string[], voices: number): Promise<Sound[][]> {
  mkdirSync(KEPT, { recursive: true })
  let speak: ReturnType<typeof speaker> | undefined
  const all: Sound[][] = []
  for (const [number, name] of VOICES.slice(0, voices).entries()) {
    const sounds: Sound[] = []
    for (const text of texts) {
      const file = join(KEPT, `${createHash('sha256').update(`${name} ${text}`).digest('hex').slice(0, 24)}.wav`)
      if (!existsSync(file)) {
        speak ??= speaker(voiceFiles(VOICE).speaking)
        writeFileSync(file, wav(await speak(text, number)))
      }
      sounds.push(soundOf(readFileSync(file)))
    }
    all.push(sounds)
  }
  return all
}
