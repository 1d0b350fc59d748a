import type { Result } from '../domain/result.ts'
import type { Page } from '../domain/solicitation/analysis.ts'
import type { Drafter } from '../drafting/drafter.ts'
import type { Database } from './db/database.ts'
import type { DocumentProblem } from './documents/problem.ts'

/** What the services work with; main.ts joins them. */
export type Parts = {
  db: Database
  drafter: Drafter
  /** A document as pages of text. Never throws on account of the file. */
  readDocument: (file: Uint8Array, fileName: string, options: { signal: AbortSignal }) => Promise<Result<Page[], DocumentProblem>>
  now: () => Date
  /** A new id that nobody can guess. */
  newId: () => string
}
