import { type ChildProcess, fork } from 'node:child_process'
import { fail, type Result } from '../../domain/result.ts'
import { READING_LIMITS, type ReadingLimits } from './limits.ts'
import { type DocumentProblem, documentProblem } from './problem.ts'
import { type ReaderEntry, readerEntry } from './reader-entry.ts'
import type { ReadDocument, ReaderMessage, ReaderOrder } from './reader-message.ts'
import { residentMemory } from './resident-memory.ts'

type Outcome = Result<ReadDocument, DocumentProblem>

const MEMORY_CHECK_MS = 50

/** The header may stand a little way into the file, after what a mail or web server put before it. */
const HEADER_WITHIN = 1024

/**
 * Reads a document in a process of its own to pages of text and what the domain finds in them. The process is ended when it takes too much time or memory or when `signal` aborts.
 * PDF files, and plain text files whose name ends in .txt. The bytes stay in memory. Never throws on account of the file.
 */
export async function readDocument(
  file: Uint8Array,
  fileName: string,
  {
    limits = READING_LIMITS,
    signal,
    entry = readerEntry(),
  }: { limits?: ReadingLimits; signal?: AbortSignal | undefined; entry?: ReaderEntry } = {},
): Promise<Outcome> {
  if (file.length === 0) return fail(documentProblem('EMPTY_FILE'))
  if (signal?.aborted) return fail(documentProblem('CANCELLED'))
  const header = Buffer.from(file.buffer, file.byteOffset, Math.min(file.length, HEADER_WITHIN)).indexOf('%PDF-')
  if (header < 0 && !/\.txt$/i.test(fileName)) return fail(documentProblem('NOT_A_PDF'))
  const kind = header < 0 ? 'text' : 'pdf'
  const { pages, characters } = limits
  return readApart({ kind, file: file.subarray(Math.max(0, header)), file_name: fileName, pages, characters }, limits, signal, entry)
}

function readApart(order: ReaderOrder, limits: ReadingLimits, signal: AbortSignal | undefined, entry: ReaderEntry): Promise<Outcome> {
  const child = startReader(limits, entry)
  return new Promise((resolve, reject) => {
    const settle = (outcome: Outcome) => {
      clearTimeout(deadline)
      clearInterval(watching)
      signal?.removeEventListener('abort', cancel)
      child.removeAllListeners()
      child.on('error', () => {})
      child.kill('SIGKILL')
      resolve(outcome)
    }
    const cancel = () => settle(fail(documentProblem('CANCELLED')))
    const weigh = (bytes: number | null) => {
      if (bytes !== null && bytes > limits.megabytes * 1_000_000) settle(fail(documentProblem('TOO_MUCH_MEMORY')))
    }
    const deadline = setTimeout(() => settle(fail(documentProblem('TOOK_TOO_LONG'))), limits.milliseconds)
    const watching = setInterval(() => child.pid && residentMemory(child.pid).then(weigh), MEMORY_CHECK_MS)
    signal?.addEventListener('abort', cancel, { once: true })
    let hasStarted = false
    child.on('message', (message: ReaderMessage) => {
      hasStarted = true
      if (message.kind === 'memory') weigh(message.bytes)
      else settle(message.outcome)
    })
    // not 'exit', which can come before the last message on a busy machine
    child.on('close', (code, killer) => {
      if (!hasStarted && code) reject(new Error(`The process that reads documents could not start (code ${code})`))
      settle(fail(documentProblem(ranOutOfMemory(code, killer) ? 'TOO_MUCH_MEMORY' : 'CORRUPT')))
    })
    child.on('error', (cause) => reject(new Error('The process that reads documents failed', { cause })))
    child.send(order, (reason) => reason && settle(fail(documentProblem('CORRUPT'))))
  })
}

/** V8 aborts (SIGABRT, or code 134 through a shell) when its heap is full; the kernel kills (SIGKILL) when the machine is. */
function ranOutOfMemory(code: number | null, killer: NodeJS.Signals | null): boolean {
  return killer === 'SIGABRT' || killer === 'SIGKILL' || code === 134
}

function startReader(limits: ReadingLimits, { file, execArgv }: ReaderEntry): ChildProcess {
  return fork(file, [], {
    execArgv: [...execArgv, `--max-old-space-size=${limits.megabytes}`],
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}
