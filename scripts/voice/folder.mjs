import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Who works in the folder and how far that is; src/speech/built-in/voice-files.ts reads it too, and takes it for dead when it falls silent. */
const PREPARING = 'preparing.json'
/** Why the last try came to nothing; read by the server as well. */
const FAILED = 'failed.json'

/**
 * How often who works in the folder shows that it is alive, and after how long a silence it counts as dead, in milliseconds. Whoever waits counts
 * the silence itself: a process number may belong to somebody else after a restart, and clocks differ.
 */
const PACE = { beat_ms: 1000, dead_ms: 15_000 }

/**
 * Takes a voice's folder for this process alone. Where another one works in it, it waits, tells how far the other is (`report`), and gives null once
 * `isOver` says that nothing is left to do; one that has died is put aside. Throws with a sentence when the folder cannot be written to.
 */
export async function takeFolder(folder, { isOver, report, pace = PACE }) {
  const file = join(folder, PREPARING)
  const owner = randomUUID()
  let seen = { text: '', since: performance.now() }
  for (;;) {
    if (isOver()) return null
    if (isCreated(folder, file, owner)) return holding(folder, owner, pace)
    const text = read(file)
    if (text !== seen.text) seen = { text, since: performance.now() }
    if (performance.now() - seen.since > pace.dead_ms) {
      rmSync(file, { force: true })
      // two may put the dead one aside at once: who wrote last has the folder
      if (isCreated(folder, file, owner) && (await isStillMine(file, owner, pace))) return holding(folder, owner, pace)
    }
    report(parsed(text)?.part ?? 0)
    await sleep(pace.beat_ms)
  }
}

function isCreated(folder, file, owner) {
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, textOf({ owner, part: 0, beat: 0 }), { flag: 'wx' })
    return true
  } catch (cause) {
    if (cause.code === 'EEXIST') return false
    throw new Error(`the folder ${folder} cannot be written to (${cause.code})`, { cause })
  }
}

async function isStillMine(file, owner, { beat_ms }) {
  await sleep(beat_ms)
  return parsed(read(file))?.owner === owner
}

/** The folder in this process's hands: how far it is, and how it ended. When the process ends, the folder is free. */
function holding(folder, owner, { beat_ms }) {
  const file = join(folder, PREPARING)
  const state = { owner, part: 0, beat: 0 }
  rmSync(join(folder, FAILED), { force: true })
  const isMine = () => parsed(read(file))?.owner === owner
  const beat = () => {
    state.beat += 1
    if (isMine()) replace(file, textOf(state))
  }
  const timer = setInterval(beat, beat_ms)
  const free = () => {
    clearInterval(timer)
    process.off('exit', free)
    if (isMine()) rmSync(file, { force: true })
  }
  process.once('exit', free)
  return {
    /** Notes how far it is, and throws where somebody took this process for dead and works in the folder now. */
    reached(part) {
      if (!isMine()) throw new Error('another process has taken over the fetching')
      state.part = part
    },
    free,
    failed(why) {
      replace(join(folder, FAILED), `${JSON.stringify({ why })}\n`)
      free()
    },
  }
}

const textOf = (state) => `${JSON.stringify(state)}\n`

/** Put in place whole, so that nobody reads half of it; what cannot be written just now is written with the next beat. */
function replace(file, text) {
  try {
    writeFileSync(`${file}.new`, text)
    renameSync(`${file}.new`, file)
  } catch {
    rmSync(`${file}.new`, { force: true })
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
