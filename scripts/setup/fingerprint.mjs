import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Every file at or below a path, tests left out, in one order on every machine. */
function filesAt(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return /\.test\.[a-z]+$/.test(path) ? [] : [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesAt(join(path, name)))
}

/** A text that changes when a file below one of the paths changes, comes or goes. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesAt)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
