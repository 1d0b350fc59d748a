import { type ChildProcess, fork } from 'node:child_process'
import type { Instructions } from '../../domain/instructions/instructions.ts'
import { done, fail, type Result } from '../../domain/result.ts'
import type { Analysis, LeftOut } from '../../domain/solicitation/analysis.ts'
import type { ReadingProgress, SourceFile, SourcePage } from '../../domain/solicitation/source.ts'
import { READING_LIMITS, type ReadingLimits } from './limits.ts'
import { type DocumentProblem, documentProblem } from './problem.ts'
import { type ReaderEntry, readerEntry } from './reader-entry.ts'
import type { ReaderMessage, ReaderOrder, ReadingMatter, ReadingPurpose, ReadMatter } from './reader-message.ts'
import { residentMemory } from './resident-memory.ts'

type Outcome = Result<ReadMatter, DocumentProblem>

/** How a document is read: what it may cost, who hears how far it is, and what stops it. */
export type ReadingOptions = {
  limits?: ReadingLimits
  signal?: AbortSignal | undefined
  report?: ((progress: ReadingProgress) => void) | undefined
  entry?: ReaderEntry
}

/** A document that was read: what kind of file it is, and its pages. */
export type ReadDocument<Found> = { kind: SourceFile['kind']; pages: SourcePage[] } & Found

const MEMORY_CHECK_MS = 50

/** The header may stand a little way into the file, after what a mail or web server put before it. */
const HEADER_WITHIN = 1024

/**
 * Reads a solicitation in a process of its own to pages of text and what the domain finds in them; of many topics the named one, else the first.
 * The process is ended when it takes too much time or memory or when the signal aborts. The bytes stay in memory. Never throws on account of the file.
 */
export async function readSolicitation(
  file: Uint8Array,
  named: { file_name: string; topic_number?: string | undefined },
  options: ReadingOptions = {},
): Promise<Result<ReadDocument<{ analysis: Analysis }>, DocumentProblem>> {
  const matter = matterOf(file, named.file_name)
  if (!matter.ok) return matter
  const read = await readApart(matter.value, { as: 'solicitation', topic_number: named.topic_number }, named.file_name, options)
  if (!read.ok) return read
  if (read.value.found.as !== 'solicitation') throw new Error('The reader answered something else than it was asked')
  return done({ kind: matter.value.type, pages: read.value.pages, analysis: read.value.found.analysis })
}

/** Looks again at pages that were read before, for another of their topics. What was left out of them then stays left out. */
export async function readAgain(
  before: { pages: SourcePage[]; left_out: LeftOut[] },
  named: { file_name: string; topic_number: string },
  options: ReadingOptions = {},
): Promise<Result<Analysis, DocumentProblem>> {
  const purpose = { as: 'solicitation', topic_number: named.topic_number } as const
  const read = await readApart({ type: 'pages', ...before }, purpose, named.file_name, options)
  if (!read.ok) return read
  if (read.value.found.as !== 'solicitation') throw new Error('The reader answered something else than it was asked')
  return done(read.value.found.analysis)
}

/** Reads component instructions in the same way as a solicitation, to pages of text and dated facts. */
export async function readInstructions(
  file: Uint8Array,
  file_name: string,
  options: ReadingOptions = {},
): Promise<Result<ReadDocument<{ instructions: Instructions }>, DocumentProblem>> {
  const matter = matterOf(file, file_name)
  if (!matter.ok) return matter
  const read = await readApart(matter.value, { as: 'instructions' }, file_name, options)
  if (!read.ok) return read
  if (read.value.found.as !== 'instructions') throw new Error('The reader answered something else than it was asked')
  return done({ kind: matter.value.type, pages: read.value.pages, instructions: read.value.found.instructions })
}

/** What the file is, by its first bytes; a text file by its name. */
function matterOf(file: Uint8Array, file_name: string): Result<Extract<ReadingMatter, { bytes: Uint8Array }>, DocumentProblem> {
  if (file.length === 0) return fail(documentProblem('EMPTY_FILE'))
  const header = Buffer.from(file.buffer, file.byteOffset, Math.min(file.length, HEADER_WITHIN)).indexOf('%PDF-')
  if (header < 0 && !/\.txt$/i.test(file_name)) return fail(documentProblem('NOT_A_PDF'))
  return done({ type: header < 0 ? 'text' : 'pdf', bytes: file.subarray(Math.max(0, header)) })
}

function readApart(matter: ReadingMatter, purpose: ReadingPurpose, file_name: string, options: ReadingOptions): Promise<Outcome> {
  const { limits = READING_LIMITS, signal, report, entry = readerEntry() } = options
  if (signal?.aborted) return Promise.resolve(fail(documentProblem('CANCELLED')))
  const order: ReaderOrder = { matter, purpose, file_name, pages: limits.pages, characters: limits.characters }
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
      else if (message.kind === 'progress') report?.(message.progress)
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
