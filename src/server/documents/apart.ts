import { type ChildProcess, fork } from 'node:child_process'
import { fail, type Result } from '../../domain/result.ts'
import type { ReadingProgress } from '../../domain/solicitation/source.ts'
import { READING_LIMITS, type ReadingLimits } from './limits.ts'
import { ocrData } from './ocr-data.ts'
import { type DocumentProblem, documentProblem } from './problem.ts'
import { type ReaderEntry, readerEntry } from './reader-entry.ts'
import type { ReaderMessage, ReaderOrder, ReadingMatter, ReadingPurpose, ReadMatter } from './reader-message.ts'
import { residentMemory } from './resident-memory.ts'

type Outcome = Result<ReadMatter, DocumentProblem>

/** How a document is read: what it may cost, who hears how far it is, what stops it, and, where not as `readApart` does, by what; `reader` is a process that waits for an order. */
export type ReadingOptions = {
  limits?: ReadingLimits
  signal?: AbortSignal | undefined
  report?: ((progress: ReadingProgress) => void) | undefined
  entry?: ReaderEntry
  reader?: ChildProcess | undefined
  by?: typeof readApart
}

/** Native code takes a gigabyte in a quarter of a second, so that looking seldom would be looking too late. */
const MEMORY_CHECK_MS = 10

/** Reads in a process of its own, which is ended when it falls silent, takes too much time or memory, or the signal aborts. */
export async function readApart(
  matter: ReadingMatter,
  purpose: ReadingPurpose,
  file_name: string,
  options: ReadingOptions,
): Promise<Outcome> {
  const { limits = READING_LIMITS, signal, entry = readerEntry(), reader } = options
  const ocr_data = matter.type === 'file' ? await ocrData() : null
  if (signal?.aborted) {
    reader?.kill('SIGKILL')
    return fail(documentProblem('CANCELLED'))
  }
  const { pages, characters, recognised_pages, unpacked_megabytes } = limits
  const order: ReaderOrder = { matter, purpose, file_name, ocr_data, pages, characters, recognised_pages, unpacked_megabytes }
  return supervised(reader ?? startReader(limits, entry), order, limits, options)
}

function supervised(child: ChildProcess, order: ReaderOrder, limits: ReadingLimits, { signal, report }: ReadingOptions): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const settle = (outcome: Outcome) => {
      for (const timer of [silence, ceiling, watching]) clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
      child.removeAllListeners()
      child.on('error', () => {})
      child.kill('SIGKILL')
      resolve(outcome)
    }
    const cancel = () => settle(fail(documentProblem('CANCELLED')))
    const tookTooLong = () => settle(fail(documentProblem('TOOK_TOO_LONG')))
    const weigh = (bytes: number | null) => {
      if (bytes !== null && bytes > limits.megabytes * 1_000_000) settle(fail(documentProblem('TOO_MUCH_MEMORY')))
    }
    const silence = setTimeout(tookTooLong, limits.milliseconds)
    const ceiling = setTimeout(tookTooLong, limits.milliseconds_in_all)
    const watching = setInterval(
      oneAtATime(() => memoryOf(child).then(weigh)),
      MEMORY_CHECK_MS,
    )
    signal?.addEventListener('abort', cancel, { once: true })
    const isAdvance = advances()
    let hasStarted = false
    child.on('message', (message: ReaderMessage) => {
      hasStarted = true
      if (message.kind === 'memory') return weigh(message.bytes)
      if (message.kind === 'outcome') return settle(message.outcome)
      if (isAdvance(message.progress)) silence.refresh()
      report?.(message.progress)
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

/** On a machine that is slow to tell, the questions must not pile up. */
function oneAtATime(ask: () => Promise<void>): () => void {
  let isAsking = false
  return () => {
    if (isAsking) return
    isAsking = true
    void ask().finally(() => {
      isAsking = false
    })
  }
}

async function memoryOf({ pid }: ChildProcess): Promise<number | null> {
  return pid ? residentMemory(pid) : null
}

const STAGES: readonly ReadingProgress['stage'][] = ['waiting', 'opening', 'reading', 'recognising', 'finding']

/** Tells whether progress goes beyond all that was heard before; saying the same again does not. */
function advances(): (progress: ReadingProgress) => boolean {
  let stage = -1
  let page = 0
  return (progress) => {
    const now = STAGES.indexOf(progress.stage)
    if (now < stage || (now === stage && progress.page <= page)) return false
    stage = now
    page = progress.page
    return true
  }
}

/** V8 aborts (SIGABRT, or code 134 through a shell) when its heap is full; the kernel kills (SIGKILL) when the machine is. */
function ranOutOfMemory(code: number | null, killer: NodeJS.Signals | null): boolean {
  return killer === 'SIGABRT' || killer === 'SIGKILL' || code === 134
}

/** Where nobody listens: should the parser ever try to fetch something, it fails at once. */
const NO_HOST = 'http://127.0.0.1:9'

/** Starts a process that reads the one document that it is sent; `args` are told to it. */
export function startReader(limits: ReadingLimits, { file, execArgv }: ReaderEntry, args: readonly string[] = []): ChildProcess {
  return fork(file, args, {
    execArgv: [...execArgv, `--max-old-space-size=${limits.megabytes}`],
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, HTTPS_PROXY: NO_HOST, HTTP_PROXY: NO_HOST },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}
