import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** A file for Node to run, and the options that Node needs for it. */
export type ReaderEntry = { file: string; execArgv: string[] }

/** How to start the reader's process: from the built files, or from TypeScript through tsx during development and tests. */
export function readerEntry(here: string = import.meta.url): ReaderEntry {
  const isSource = here.endsWith('.ts')
  const name = isSource ? 'reader-process.ts' : 'reader-process.js'
  const file = fileURLToPath(new URL(`./${name}`, here))
  if (!isSource) return { file, execArgv: [] }
  const loader = pathToFileURL(createRequire(here).resolve('tsx')).href
  return { file, execArgv: ['--import', loader] }
}
