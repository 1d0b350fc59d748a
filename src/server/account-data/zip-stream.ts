import { type PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** One file of an archive. With a `size`, another number of bytes is a failure; `is_packed` says that it hardly becomes smaller. */
export type ZipEntry = { path: string; modified: Date; size?: number; is_packed?: boolean; pieces: AsyncIterable<Uint8Array> }

/** A try at what is packed already: next to nothing is gained, and it takes the time of copying. */
const LITTLE = 1
const USUAL = 6

/**
 * A ZIP archive, made as it is taken: an entry is asked for when the one before it was sent, a piece when there is room for it. Throws what an entry
 * throws, and never ends an archive that lacks something. Who stops taking it stops what it is made of.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const made = zip.outputStream as PassThrough
  const over = new AbortController()
  const fail = (cause: Error) => void made.destroy(cause)
  zip.on('error', fail)
  const filled = fill(zip, entries, over.signal).catch(fail)
  try {
    for await (const piece of made) yield piece
  } finally {
    over.abort()
    await filled
  }
}

async function fill(zip: ZipFile, entries: AsyncIterable<ZipEntry>, signal: AbortSignal): Promise<void> {
  for await (const { path, modified, size, is_packed, pieces } of entries) {
    signal.throwIfAborted()
    const source = Readable.from(pieces, { highWaterMark: 1, signal })
    const sent = finished(source, { writable: false })
    // deflated even where little is gained: not every program opens what is stored before its size is known
    const how = { compressionLevel: is_packed ? LITTLE : USUAL, mtime: modified }
    try {
      zip.addReadStream(source, path, size === undefined ? how : { ...how, size })
    } catch (cause) {
      source.destroy(cause as Error)
    }
    await sent
  }
  zip.end()
}
