import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const WAYS = { br: promisify(brotliCompress), gz: promisify(gzip) }

/** What gets much smaller; pictures, fonts and character maps are packed already. */
const PACKABLE = /\.(?:js|mjs|css|html|svg|json|wasm)$/

/** Below that a packed file saves less than the one packet that it is sent in. */
const WORTH_BYTES = 1024

/** Lays a packed copy of each built file beside it, for browsers that unpack: packed once here, with all effort, and never while somebody waits. */
export function packed() {
  return {
    name: 'packed',
    apply: 'build',
    // behind what adds files
    writeBundle: { order: 'post', sequential: true, handler: packFiles },
  }
}

async function packFiles({ dir }) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && PACKABLE.test(entry.name)).map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(pack))
}

async function pack(file) {
  const content = await readFile(file)
  if (content.length < WORTH_BYTES) return
  await Promise.all(Object.entries(WAYS).map(async ([ending, way]) => writeFile(`${file}.${ending}`, await way(content))))
}
