import type { Result } from '../domain/result.ts'
import type { Drafter } from '../drafting/drafter.ts'
import type { Database } from './db/database.ts'
import type { DocumentProblem } from './documents/problem.ts'
import type { ReadDocument } from './documents/reader-message.ts'
import type { Person } from './person.ts'

/** What the services work with; main.ts joins them. */
export type Parts = {
  db: Database
  drafter: Drafter
  /** A document as pages of text, and what was found in them. Never throws on account of the file. `person` is whose turn it takes. */
  readDocument: (
    file: Uint8Array,
    fileName: string,
    options: { signal: AbortSignal; person: Person },
  ) => Promise<Result<ReadDocument, DocumentProblem>>
  now: () => Date
  /** A new id that nobody can guess. */
  newId: () => string
}
