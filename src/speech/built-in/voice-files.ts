import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** Where a voice's files lie. */
export const voiceFiles = (folder: string) => ({
  hearing: {
    encoder: join(folder, 'hearing/encoder_model.onnx'),
    decoder: join(folder, 'hearing/decoder_model_merged.onnx'),
    tokens: join(folder, 'hearing/tokens.txt'),
    activity: join(folder, 'hearing/activity.onnx'),
  },
  speaking: {
    model: join(folder, 'speaking/model.onnx'),
    voices: join(folder, 'speaking/voices.bin'),
    tokens: join(folder, 'speaking/tokens.txt'),
    pronunciation: join(folder, 'speaking/espeak-ng-data'),
  },
})

/** How far a voice is: `part` of it has been fetched, from 0 to 1. */
export type VoiceState = { kind: 'ready' } | { kind: 'being-prepared'; part: number } | { kind: 'missing' }

/** Who fetches says every second that it is alive (scripts/voice/folder.mjs); after so long a silence, in milliseconds, it is dead. */
const SILENCE_MS = 30_000

const Preparing = z.object({ part: z.number().min(0).max(1) })

/** How far the voice in a folder is, as its files say; the one that says that it is complete is written last. */
export function voiceState(folder: string, now: number): VoiceState {
  if (existsSync(join(folder, 'ready.json'))) return { kind: 'ready' }
  const part = partFetched(join(folder, 'preparing.json'), now)
  return part === null ? { kind: 'missing' } : { kind: 'being-prepared', part }
}

/** Null where nobody fetches, or somebody did who has died. */
function partFetched(file: string, now: number): number | null {
  try {
    if (now - statSync(file).mtimeMs > SILENCE_MS) return null
    return Preparing.parse(JSON.parse(readFileSync(file, 'utf8'))).part
  } catch {
    return null
  }
}
