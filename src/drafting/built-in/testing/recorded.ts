import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '../../../../scripts/setup/fingerprint.mjs'

/** What recordings are made from: a change in any of it, or of Node, has everything made anew. */
const MADE_FROM = ['src/domain', 'src/drafting', 'src/server/documents', 'samples', 'package-lock.json']

const FOLDER = '.cache/recorded'

/** Gives a value that was made before, or makes it; `key` says everything that tells it from others. */
export type Recorder = <Value>(key: readonly unknown[], make: () => Promise<Value>) => Promise<Value>

/**
 * Values that take long to make and come out the same in each run: made once, and read by every test that asks for them, in whatever
 * process. They have to be what JSON can hold. All who ask get the same frozen object.
 */
export function recorderIn(folder: () => string): Recorder {
  const known = new Map<string, Promise<unknown>>()
  return <Value>(key: readonly unknown[], make: () => Promise<Value>) => {
    const name = hashOf(JSON.stringify(key))
    const value = known.get(name) ?? readOrMade(join(folder(), `${name}.json`), make)
    known.set(name, value)
    return value as Promise<Value>
  }
}

async function readOrMade<Value>(file: string, make: () => Promise<Value>): Promise<Value> {
  const kept = textOf(file)
  if (kept !== null) return frozen(JSON.parse(kept))
  const text = JSON.stringify(await make())
  keep(file, text)
  return frozen(JSON.parse(text))
}

let found: string | null = null

/** The folder of what is made from the files as they are; what was made from others is taken away. */
function place(): string {
  if (found) return found
  const print = hashOf(`${fingerprint(MADE_FROM)} ${process.version}`)
  found = join(FOLDER, print)
  mkdirSync(found, { recursive: true })
  for (const folder of readdirSync(FOLDER)) if (folder !== print) rmSync(join(FOLDER, folder), { recursive: true, force: true })
  return found
}

/** What is recorded of the samples. */
export const recorded = recorderIn(place)

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/**
 * Under a name of its own first, so that nobody ever reads half a file; of two who made the same at once the last one wins. Keeping it
 * is a convenience.
 */
function keep(file: string, text: string): void {
  try {
    const unfinished = `${file}.${randomUUID()}`
    writeFileSync(unfinished, text)
    renameSync(unfinished, file)
  } catch {
    return
  }
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
