import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { create } from 'tar'
import { PACKAGES } from '../packages.mjs'

/** What stands in the files that are read when the voice is put together; the others are noise, so that they cannot be packed small. */
const WORDS = {
  'llama-tokenizer.js': "export default { vocabById: ['<unk>', '▁the'] }\n",
  'build/tokenizer.json': JSON.stringify({ model: { vocab: { $: 0, a: 43 } } }),
  'espeak-ng.js': 'files:[{filename:"/usr/share/espeak-ng-data/en_dict",start:0,end:6}]',
  'espeak-ng.data': 'words!',
  COPYING: 'GPL-3',
}
const NOISE_BYTES = 60_000

/**
 * A registry with a small voice in it: packages like the real ones, with fingerprints of their own, and a server that has them. `faults` says how
 * the next answers go wrong: "broken" breaks off half-way, "waits" never ends, "other" is another file, "refused" is none. Who has been asked for
 * what stands in `asked`; `breakOff` ends what is under way.
 */
export async function fakeRegistry() {
  const { packages, archives } = await packed()
  const breakOff = () => server.closeAllConnections()
  const close = () => server.close().closeAllConnections()
  const registry = { packages, url: '', asked: [], faults: [], breakOff, close }
  const server = createServer((request, response) => {
    const archive = archives.get(request.url)
    const start = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
    registry.asked.push({ path: request.url, start })
    const fault = registry.faults.shift()
    if (!archive || fault === 'refused') return response.writeHead(503).end()
    if (fault === 'other') return response.end('something else')
    if (start >= archive.length) return response.writeHead(416).end()
    response.writeHead(start > 0 ? 206 : 200, { 'content-length': archive.length - start })
    if (fault !== 'broken' && fault !== 'waits') return response.end(archive.subarray(start))
    response.write(archive.subarray(start, start + (archive.length - start) / 2), () => {
      if (fault === 'broken') setImmediate(() => response.destroy())
    })
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  registry.url = `http://127.0.0.1:${server.address().port}`
  return registry
}

async function packed() {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'))
  const archives = new Map()
  const packages = {}
  for (const [key, part] of Object.entries(PACKAGES)) {
    const archive = await archiveOf(part, folder)
    const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`
    packages[key] = { ...part, bytes: archive.length, integrity }
    archives.set(`/${part.name}/-/${part.name.split('/').at(-1)}-${part.version}.tgz`, archive)
  }
  rmSync(folder, { recursive: true })
  return { packages, archives }
}

async function archiveOf({ name, files }, folder) {
  const cwd = join(folder, name)
  for (const file of files) {
    mkdirSync(join(cwd, 'package', dirname(file)), { recursive: true })
    writeFileSync(join(cwd, 'package', file), WORDS[file] ?? noise())
  }
  const file = join(cwd, 'archive.tgz')
  await create({ file, cwd, gzip: true }, ['package'])
  return readFileSync(file)
}

function noise() {
  const bytes = Buffer.alloc(NOISE_BYTES)
  let state = 7
  for (let at = 0; at < bytes.length; at += 1) {
    state = (state * 48_271) % 2_147_483_647
    bytes[at] = state & 255
  }
  return bytes
}
