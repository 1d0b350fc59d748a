import { mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

/** A data folder that another running server has. `message` is a sentence for whoever starts the server. */
export class FolderInUse extends Error {
  constructor(path: string, holder: Holder) {
    super(
      `Another Work Plan Builder (process ${holder.pid}) is using this data folder. Stop it, or set DATA_DIR to another folder. Lock: ${path}`,
    )
    this.name = 'FolderInUse'
  }
}

/** Who holds a lock. `born` tells apart two processes that got the same number, where the system says it. */
type Holder = { pid: number; born: string | null }

/** Takes a lock file, from a holder that no longer runs if need be. Throws FolderInUse when the holder runs. */
export async function takeLock(path: string): Promise<{ release: () => Promise<void> }> {
  const mine: Holder = { pid: process.pid, born: await birthOf(process.pid) }
  for (let attempt = 0; attempt < 5; attempt++) {
    if (await created(path, JSON.stringify(mine))) return { release: () => rm(path, { force: true }) }
    const written = await contentOf(path)
    if (written === null) continue
    const holder = holderIn(written)
    if (holder && (await isRunning(holder))) throw new FolderInUse(path, holder)
    await clearAway(path, written)
  }
  throw new FolderInUse(path, { pid: 0, born: null })
}

async function created(path: string, content: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600)
    await file.writeFile(content)
    await file.close()
    return true
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') return false
    throw cause
  }
}

/** Between its making and its writing a lock is empty for a moment; one that stays empty is left from a crash. */
async function contentOf(path: string): Promise<string | null> {
  const read = () => readFile(path, 'utf8').catch(() => null)
  const written = await read()
  return written === '' ? setTimeout(WRITING_MS).then(read) : written
}

const WRITING_MS = 200

function holderIn(written: string): Holder | null {
  try {
    const { pid, born } = JSON.parse(written)
    return Number.isInteger(pid) && pid > 0 ? { pid, born: typeof born === 'string' ? born : null } : null
  } catch {
    return null
  }
}

async function isRunning({ pid, born }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
  const now = await birthOf(pid)
  return now !== ENDED && (born === null || now === null || born === now)
}

/** Whoever clears away holds this long at most; an older mark is left from a crash. */
const CLEARING_MS = 10_000

/** Removes a dead holder's file, unless somebody else took the lock in between. One at a time, so that nobody removes a successor's file. */
async function clearAway(path: string, written: string): Promise<void> {
  const mark = `${path}.clearing`
  try {
    await mkdir(mark)
  } catch {
    const since = await stat(mark).catch(() => null)
    if (since && Date.now() - since.mtimeMs > CLEARING_MS) await rm(mark, { recursive: true, force: true })
    return
  }
  try {
    if ((await readFile(path, 'utf8').catch(() => null)) === written) await rm(path, { force: true })
  } finally {
    await rm(mark, { recursive: true, force: true })
  }
}

/** What is said of a process that was killed and that its parent has not asked after yet: it does nothing any more, but has its number still. */
const ENDED = 'ended'

/** When a process was started, as Linux counts it since its own start, or that it ended; null where the system does not tell this way. */
async function birthOf(pid: number): Promise<string | null> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    const line = await readFile(`/proc/${pid}/stat`, 'utf8')
    const [state = '', ...rest] = line.slice(line.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z' || state === 'X') return ENDED
    const started = rest[18]
    return `${boot.trim()} ${started}`
  } catch {
    return null
  }
}
