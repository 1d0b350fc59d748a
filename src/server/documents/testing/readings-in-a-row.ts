import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { fail } from '../../../domain/result.ts'
import { documentProblem } from '../problem.ts'
import type { readSolicitation } from '../reader.ts'
import { readerEntry } from '../reader-entry.ts'

/**
 * Reads solicitations one after another in a single process, beside this one. A document that ends the process is told as damaged, as it
 * is when each has its own, and the next one starts another.
 */
/** What came of reading one of them. */
type Outcome = Awaited<ReturnType<typeof readSolicitation>>

export function readingsInARow(): { read: (file: Uint8Array, file_name: string) => Promise<Outcome>; close: () => void } {
  let child: ChildProcess | null = null
  const running = () => {
    child ??= fork(fileURLToPath(new URL('./readings-program.ts', import.meta.url)), [], {
      execArgv: readerEntry().execArgv,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    return child
  }
  const read = (file: Uint8Array, file_name: string) =>
    new Promise<Outcome>((resolve) => {
      const reader = running()
      const answered = (outcome: Outcome) => {
        reader.removeAllListeners()
        resolve(outcome)
      }
      reader.once('message', answered)
      reader.once('close', () => {
        child = null
        answered(fail(documentProblem('CORRUPT')))
      })
      reader.send({ file, file_name })
    })
  return { read, close: () => child?.kill() }
}
