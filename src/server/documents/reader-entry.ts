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
  return { file, execArgv: ['--import', loader, '--import', LIBRARIES_AS_THEY_ARE] }
}

/** Hands libraries to Node as they are: tsx would translate the megabytes of pdf.js too, which takes 300 MB of the reader's memory. */
const LIBRARIES_AS_THEY_ARE = script(`
  import { register } from 'node:module'
  register(${JSON.stringify(
    script(`
      import { readFile } from 'node:fs/promises'
      export async function load(url, context, next) {
        if (!/^file:.*\\/node_modules\\/.*\\.mjs$/.test(url)) return next(url, context)
        return { format: 'module', source: await readFile(new URL(url)), shortCircuit: true }
      }`),
  )})`)

function script(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`
}
