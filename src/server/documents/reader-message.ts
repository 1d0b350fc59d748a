import type { Instructions } from '../../domain/instructions/instructions.ts'
import type { Result } from '../../domain/result.ts'
import type { Analysis, LeftOut } from '../../domain/solicitation/analysis.ts'
import type { ReadingProgress, SourceFile, SourcePage } from '../../domain/solicitation/source.ts'
import type { ReadingLimits } from './limits.ts'
import type { DocumentProblem } from './problem.ts'

/** What a reader's process is told when it is started before there is anything to read: to load all that it will need. */
export const AHEAD = 'ahead'

/** A file that is to be read: its bytes, or where it lies on the disk, so that whoever asks need not hold it. */
export type FileToRead = Uint8Array | { path: string }

/** What is to be read: a file, or pages that were read before. */
export type ReadingMatter = { type: 'file'; file: FileToRead } | { type: 'pages'; pages: SourcePage[]; left_out: LeftOut[] }

/** What a document is read for. A plan that is handed in may have been exported here; as a source such a file is refused. */
export type ReadingPurpose =
  | { as: 'solicitation'; topic_number?: string | undefined }
  | { as: 'instructions' }
  | { as: 'document' }
  | { as: 'handed_in' }

/**
 * What the server asks of the reader's process: one document, what for, and how much of it may be there.
 * `ocr_data` is the folder with the data of text recognition; without it nothing is recognised.
 */
export type ReaderOrder = { matter: ReadingMatter; purpose: ReadingPurpose; file_name: string; ocr_data: string | null } & Pick<
  ReadingLimits,
  'pages' | 'characters' | 'recognised_pages' | 'unpacked_megabytes'
>

/** The pages of a document, and what was kept out of their text. */
export type ReadPages = { pages: SourcePage[]; left_out: LeftOut[] }

/** Hears how far the reading is. */
export type Report = (progress: ReadingProgress) => void

/** A topic as it was read, and the component's instructions that its own file holds before it. */
export type FoundTopic = { analysis: Analysis; instructions: Instructions | null }

/** What kind of file a document is, by its bytes; null of pages that were read before. */
type Kind = { kind: SourceFile['kind'] | null }

/** The pages of a document of that kind. */
export type ReadFile = ReadPages & Kind

/** A document's pages and what the domain found in them. */
export type ReadMatter = Kind & {
  pages: SourcePage[]
  found: ({ as: 'solicitation' } & FoundTopic) | { as: 'instructions'; instructions: Instructions } | { as: 'document' }
}

/** What the reader's process says: how much memory it holds and how far it is, then once what came of it. */
export type ReaderMessage =
  | { kind: 'memory'; bytes: number }
  | { kind: 'progress'; progress: ReadingProgress }
  | { kind: 'outcome'; outcome: Result<ReadMatter, DocumentProblem> }
