import type { ChildProcess } from 'node:child_process'
import { readApart, startReader } from './apart.ts'
import { READING_LIMITS } from './limits.ts'
import { readerEntry } from './reader-entry.ts'
import { AHEAD } from './reader-message.ts'

/** Reads as `readApart` does, after `start` with a process that stands ready; `close` ends the one that waits. */
export type ReadersAhead = { read: typeof readApart; start: () => void; close: () => void }

/**
 * One reader's process is started ahead and loads what it needs, so that a short document does not wait for that. It takes one document like any
 * other and ends; the next one is started when that has been read, so as not to slow it down. Who comes meanwhile has a process of their own.
 */
export function readersAhead(entry = readerEntry()): ReadersAhead {
  let ready: ChildProcess | undefined
  let isClosed = false
  const start = () => {
    if (isClosed || ready) return
    const started = startReader(READING_LIMITS, entry, [AHEAD])
    const forget = () => {
      if (ready === started) ready = undefined
    }
    started.once('exit', forget).once('error', forget)
    holdsNothing(started, true)
    ready = started
  }
  const taken = () => {
    const reader = ready
    ready = undefined
    if (!reader?.connected) return undefined
    holdsNothing(reader.removeAllListeners(), false)
    return reader
  }
  return {
    start,
    read: (matter, purpose, file_name, options) =>
      readApart(matter, purpose, file_name, { entry, ...options, reader: taken() }).finally(start),
    close: () => {
      isClosed = true
      taken()?.kill('SIGKILL')
    },
  }
}

/** A process that only waits must not keep the server from ending. */
function holdsNothing(reader: ChildProcess, isSo: boolean): void {
  const change = isSo ? 'unref' : 'ref'
  reader[change]()
  reader.channel?.[change]()
}
