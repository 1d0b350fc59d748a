import { existsSync, readFileSync } from 'node:fs'
import { npm } from './command.mjs'

/** npm's own note of what it put into node_modules, written when an installation is complete. */
const INSTALLED = 'node_modules/.package-lock.json'

/** Whether what is installed is what the lockfile asks for. Optional packages belong to other platforms and may be absent. */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, { version, optional }]) => {
    if (path === '') return true
    const there = installed.packages[path]
    return there ? there.version === version : optional === true
  })
}

/** Installs the libraries when they are missing or the lockfile has changed; else does nothing. */
export async function install() {
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
  if (existsSync(INSTALLED) && isInstalled(read('package-lock.json'), read(INSTALLED))) return
  console.log('Installing the libraries. The first time this takes a minute.')
  const { code, printed } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code === 0) return
  console.error(`${printed}\nThe libraries could not be installed. npm's own words stand above.`)
  process.exit(1)
}
