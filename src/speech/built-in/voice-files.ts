import { existsSync } from 'node:fs'
import { join } from 'node:path'

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

/** Whether a voice is there and complete: what says so is written last. */
export const hasVoice = (folder: string): boolean => existsSync(join(folder, 'ready.json'))
