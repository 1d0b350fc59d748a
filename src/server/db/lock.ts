import { open, readFile, rename, rm } from 'node:fs/promises'

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
    const written = await readFile(path, 'utf8').catch(() => null)
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

/** Moves a dead holder's file aside; if somebody else took the lock in between, theirs is put back. */
async function clearAway(path: string, written: string): Promise<void> {
  const aside = `${path}.${process.pid}`
  try {
    await rename(path, aside)
  } catch {
    return
  }
  if ((await readFile(aside, 'utf8')) === written) await rm(aside, { force: true })
  else await rename(aside, path)
}

/** What is said of a process that was killed and that its parent has not asked after yet: it does nothing any more, but has its number still. */
const ENDED = 'ended'

/** When a process was started, as Linux counts it since its own start, or that it ended; null where the system does not tell this way. */
async function birthOf(pid: number): Promise<string | null> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (/[ZX]/.test(state)) return ENDED
    const started = rest[18]
    return `${boot.trim()} ${started}`
  } catch {
    return null
  }
}
