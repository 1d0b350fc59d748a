import { fail, type Result } from '../../domain/result.ts'
import type { ReadingProgress } from '../../domain/solicitation/source.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import { turns } from '../turns.ts'
import { readApart } from './apart.ts'
import { type DocumentProblem, documentProblem } from './problem.ts'
import { readAgain, readInstructions, readPlainDocument, readSolicitation } from './reader.ts'

type Asked = { person: Person; signal: AbortSignal; report: (progress: ReadingProgress) => void }

/**
 * The ways of reading a document, at most `limit` at once. All share the same places, so that nobody takes more of the machine by asking in
 * different ways. Who gives up while waiting is told at once, and the document is let go of. `by` is what reads each of them.
 */
export function readingInTurns(limit: number, by: typeof readApart = readApart): Parts['reading'] {
  const inTurn = turns(limit)
  const read = <Value>({ person, signal, report }: Asked, action: () => Promise<Result<Value, DocumentProblem>>) => {
    const cancelled = fail(documentProblem('CANCELLED'))
    return new Promise<Result<Value, DocumentProblem>>((resolve, reject) => {
      if (signal.aborted) return resolve(cancelled)
      report({ stage: 'waiting', page: 0, pages: 0 })
      let waiting: typeof action | null = action
      const giveUp = () => {
        waiting = null
        resolve(cancelled)
      }
      signal.addEventListener('abort', giveUp, { once: true })
      inTurn(person.id, async () => (waiting ? waiting() : cancelled))
        .finally(() => signal.removeEventListener('abort', giveUp))
        .then(resolve, reject)
    })
  }
  return {
    solicitation: (file, named, asked) => read(asked, () => readSolicitation(file, named, { ...asked, by })),
    again: (before, named, asked) => read(asked, () => readAgain(before, named, { ...asked, by })),
    instructions: (file, file_name, asked) => read(asked, () => readInstructions(file, file_name, { ...asked, by })),
    document: (file, file_name, asked) => read(asked, () => readPlainDocument(file, file_name, { ...asked, by })),
    handedIn: (file, file_name, asked) => read(asked, () => readPlainDocument(file, file_name, { ...asked, by, as: 'handed_in' })),
  }
}
