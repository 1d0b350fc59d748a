import type { Page } from '../../domain/solicitation/analysis.ts'

/** What the server asks of the reader's process: one document, in memory. */
export type ReaderOrder = { file: Uint8Array; pages: number }

/** What the reader's process says: how much memory it holds, then once what came of it. */
export type ReaderMessage =
  | { kind: 'memory'; bytes: number }
  | { kind: 'pages'; pages: Page[] }
  | { kind: 'too-many-pages'; pages: number }
  | { kind: 'encrypted' }
  | { kind: 'corrupt' }
