import { createReadStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Database } from '../database.ts'
import { copyIn } from './copy-in.ts'
import { copyOut, type Made } from './copy-out.ts'
import { backupParts, type TableDigest } from './lines.ts'
import { BackupProblem, damaged } from './problem.ts'

const NEWLINE = 0x0a

/**
 * Writes a database into a file that only its owner may read; it is there whole or not at all. What stands in it opens everything that the database
 * does. Gives back what each table came to. Throws BackupProblem when the file is there already.
 */
export async function backUp(db: Database, path: string, made: Made): Promise<TableDigest[]> {
  if (await isThere(path)) throw new BackupProblem(`${path} is there already. Name a file that is not.`)
  const part = `${path}.part`
  try {
    const digests = await writeLines(part, (write) => copyOut(db, made, write))
    await rename(part, path)
    return digests
  } catch (cause) {
    await rm(part, { force: true })
    throw ofTheFile(cause)
      ? new BackupProblem(`${path} cannot be written (${cause.code}). Name a file where there is room and leave.`)
      : cause
  }
}

/** Takes everything over into another database, by way of a file that is gone afterwards; what it is taken from stays. Throws BackupProblem. */
export async function moved(from: Database, to: Database, { by, made, replace }: Move): Promise<TableDigest[]> {
  await rm(by, { force: true })
  try {
    await backUp(from, by, made)
    return await restore(to, by, { replace })
  } finally {
    await rm(by, { force: true })
  }
}

type Move = { by: string; made: Made; replace: boolean }

/** Fills a database with a backup, which is read whole and checked before anything is touched. Throws BackupProblem. */
export async function restore(db: Database, path: string, choice: { replace: boolean }): Promise<TableDigest[]> {
  if (!(await isThere(path))) throw new BackupProblem(`There is no file ${path}.`)
  const check = backupParts(linesOf(path))
  while (!(await check.next()).done);
  return copyIn(db, backupParts(linesOf(path)), choice)
}

async function writeLines<Outcome>(path: string, fill: (write: (line: string) => Promise<void>) => Promise<Outcome>): Promise<Outcome> {
  const file = await open(path, 'w', 0o600)
  const lines = new PassThrough()
  const written = pipeline(lines, createGzip(), file.createWriteStream({ flush: true }))
  let fault: unknown = null
  written.catch((cause) => {
    fault = cause
    lines.destroy()
  })
  const write = async (line: string) => {
    if (fault) throw fault
    if (!lines.write(line)) await Promise.race([new Promise<void>((drained) => lines.once('drain', drained)), written])
  }
  try {
    const outcome = await fill(write)
    lines.end()
    await written
    return outcome
  } catch (cause) {
    const first = fault ?? cause
    lines.destroy()
    await written.catch(() => {})
    throw first
  }
}

/** The lines of a packed file. Not by the signs that end a line in a text: only one ends a line here, and texts hold the others. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const unpacked = createGunzip()
  file.once('error', (cause) => unpacked.destroy(cause)).pipe(unpacked)
  let begun: Buffer[] = []
  try {
    for await (const chunk of unpacked as Readable & AsyncIterable<Buffer>) {
      let from = 0
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
        yield Buffer.concat([...begun, chunk.subarray(from, end)]).toString('utf8')
        begun = []
        from = end + 1
      }
      begun.push(chunk.subarray(from))
    }
  } catch (cause) {
    throw isOfZlib(cause) ? damaged('it cannot be unpacked') : cause
  } finally {
    file.destroy()
  }
  if (begun.some(({ length }) => length > 0)) throw damaged('it ends in the middle of a line')
}

/** Whether it was the file that failed, and not the database, which speaks over a line. */
function ofTheFile(cause: unknown): cause is Error & { code: string } {
  return (
    cause instanceof Error && 'syscall' in cause && 'code' in cause && ['open', 'write', 'fsync', 'rename'].includes(String(cause.syscall))
  )
}

function isOfZlib(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && cause.code.startsWith('Z_')
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (cause) => {
      if (cause.code === 'ENOENT') return false
      throw cause
    },
  )
}
