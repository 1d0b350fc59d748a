import type { Result } from '../../domain/result.ts'
import type { Analysis, Page } from '../../domain/solicitation/analysis.ts'
import type { DocumentProblem } from './problem.ts'

/** A solicitation as text, and what the domain found in it. */
export type ReadDocument = { pages: Page[]; analysis: Analysis }

/** What the server asks of the reader's process: one document, in memory, and how much of it may be there. */
export type ReaderOrder = { kind: 'pdf' | 'text'; file: Uint8Array; file_name: string; pages: number; characters: number }

/** What the reader's process says: how much memory it holds, then once what came of it. */
export type ReaderMessage = { kind: 'memory'; bytes: number } | { kind: 'outcome'; outcome: Result<ReadDocument, DocumentProblem> }
