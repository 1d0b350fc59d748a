import { createHash, type Hash, randomUUID } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { type FileHandle, mkdir, mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FolderInUse, takeLock } from './db/lock.ts'

/** What of a file is read or written at once where all of it passes through, in bytes. */
const PIECE_BYTES = 1024 * 1024

/** A file of a form. It lies on the disk until its call is over, for many large ones at once would take more memory than a server has. */
export class SentFile extends File {
  readonly path: string
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly sha256: string
  private readonly length: number

  constructor(named: { name: string; type: string }, { path, bytes, sha256 }: { path: string; bytes: number; sha256: string }) {
    super([], named.name, { type: named.type })
    this.path = path
    this.length = bytes
    this.sha256 = sha256
  }

  override get size(): number {
    return this.length
  }

  /** All of it at once: for what is known to be small. */
  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(await readFile(this.path)).buffer
  }

  /** Its bytes, a megabyte at a time. */
  pieces(): AsyncIterable<Uint8Array> {
    return createReadStream(this.path, { highWaterMark: PIECE_BYTES })
  }
}

/** A file while it arrives: `add` takes what comes next, `end` gives it once all is there. */
export type ArrivingFile = { add: (bytes: Uint8Array) => Promise<void>; end: () => Promise<SentFile> }

/** Where one call keeps the files that it is sent; `clear` removes them, whether they have arrived or not. */
export type SentFiles = { begin: (named: { name: string; type: string }) => Promise<ArrivingFile>; clear: () => Promise<void> }

/** A server's own folder for what is sent to it: one `SentFiles` for each call, and none of them once it is closed. */
export type SentFilesFolder = { ofCall: () => SentFiles; close: () => Promise<void> }

const FOLDER = 'work-plan-uploads-'
const LOCK = 'server.lock'

/** Opens such a folder within another one, and removes those that servers have left that did not end by themselves. */
export async function openSentFiles(within: string): Promise<SentFilesFolder> {
  await mkdir(within, { recursive: true, mode: 0o700 })
  await removeLeft(within)
  let folder = await newFolder(within)
  const opened = async (name: string) => {
    const begun = (path: string) => open(path, 'wx', 0o600).then((handle) => ({ path, handle }))
    try {
      return await begun(join(folder, name))
    } catch (cause) {
      // some systems clear away what is temporary, also while it is in use
      if (!isGone(cause)) throw cause
      folder = await newFolder(within)
      return begun(join(folder, name))
    }
  }
  return { ofCall: () => sentFiles(opened), close: () => rm(folder, { recursive: true, force: true }) }
}

async function newFolder(within: string): Promise<string> {
  const folder = await mkdtemp(join(within, FOLDER))
  await takeLock(join(folder, LOCK))
  return folder
}

async function removeLeft(within: string): Promise<void> {
  for (const name of await readdir(within)) {
    // without a lock it is one that another server makes just now
    if (name.startsWith(FOLDER) && existsSync(join(within, name, LOCK))) await removeUnlessHeld(join(within, name))
  }
}

/** Of servers that start at one time each may find the same folder left; it is gone under the hands of all but one. */
async function removeUnlessHeld(folder: string): Promise<void> {
  try {
    await takeLock(join(folder, LOCK))
  } catch (cause) {
    if (cause instanceof FolderInUse || isGone(cause)) return
    throw cause
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}

function isGone(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
}

type Opened = { path: string; handle: FileHandle }

function sentFiles(opened: (name: string) => Promise<Opened>): SentFiles {
  const begun: Opened[] = []
  return {
    begin: async (named) => {
      const file = await opened(randomUUID())
      begun.push(file)
      return arriving(named, file)
    },
    clear: async () => {
      for (const { path, handle } of begun.splice(0)) {
        await handle.close().catch(() => {})
        await rm(path, { force: true })
      }
    },
  }
}

function arriving(named: { name: string; type: string }, { path, handle }: Opened): ArrivingFile {
  const hash: Hash = createHash('sha256')
  let bytes = 0
  return {
    add: async (more) => {
      hash.update(more)
      bytes += more.length
      await handle.writeFile(more)
    },
    end: async () => {
      await handle.close()
      return new SentFile(named, { path, bytes, sha256: hash.digest('hex') })
    },
  }
}
