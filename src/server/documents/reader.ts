import type { Instructions } from '../../domain/instructions/instructions.ts'
import { done, type Result } from '../../domain/result.ts'
import type { LeftOut } from '../../domain/solicitation/analysis.ts'
import type { SourceFile, SourcePage } from '../../domain/solicitation/source.ts'
import { type ReadingOptions, readApart } from './apart.ts'
import type { DocumentProblem } from './problem.ts'
import type { FileToRead, FoundTopic, ReadMatter } from './reader-message.ts'

/** A document that was read: what kind of file it is, and its pages. */
export type ReadDocument<Found> = { kind: SourceFile['kind']; pages: SourcePage[] } & Found

/**
 * Reads a solicitation in a process of its own to pages of text and what the domain finds in them; of many topics the named one, else the first.
 * The process is ended when it falls silent, takes too much time or memory, or when the signal aborts. Never throws on account of the file.
 */
export async function readSolicitation(
  file: FileToRead,
  named: { file_name: string; topic_number?: string | undefined },
  options: ReadingOptions = {},
): Promise<Result<ReadDocument<FoundTopic>, DocumentProblem>> {
  const { by = readApart } = options
  const read = await by({ type: 'file', file }, { as: 'solicitation', topic_number: named.topic_number }, named.file_name, options)
  if (!read.ok) return read
  if (read.value.found.as !== 'solicitation') throw new Error('The reader answered something else than it was asked')
  const { analysis, instructions } = read.value.found
  return done({ kind: kindOf(read.value), pages: read.value.pages, analysis, instructions })
}

/** Looks again at pages that were read before, for another of their topics. What was left out of them then stays left out. */
export async function readAgain(
  before: { pages: SourcePage[]; left_out: LeftOut[] },
  named: { file_name: string; topic_number: string | undefined },
  options: ReadingOptions = {},
): Promise<Result<FoundTopic, DocumentProblem>> {
  const purpose = { as: 'solicitation', topic_number: named.topic_number } as const
  const { by = readApart } = options
  const read = await by({ type: 'pages', ...before }, purpose, named.file_name, options)
  if (!read.ok) return read
  if (read.value.found.as !== 'solicitation') throw new Error('The reader answered something else than it was asked')
  const { analysis, instructions } = read.value.found
  return done({ analysis, instructions })
}

/** Reads component instructions in the same way as a solicitation, to pages of text and dated facts. */
export async function readInstructions(
  file: FileToRead,
  file_name: string,
  options: ReadingOptions = {},
): Promise<Result<ReadDocument<{ instructions: Instructions }>, DocumentProblem>> {
  const { by = readApart } = options
  const read = await by({ type: 'file', file }, { as: 'instructions' }, file_name, options)
  if (!read.ok) return read
  if (read.value.found.as !== 'instructions') throw new Error('The reader answered something else than it was asked')
  return done({ kind: kindOf(read.value), pages: read.value.pages, instructions: read.value.found.instructions })
}

/**
 * Reads a document to pages of text, and looks for nothing in it: one of a company, which may be a Word document of the old kind, or a plan that is to be
 * handed in, which may have been exported here, since it is no source.
 */
export async function readPlainDocument(
  file: FileToRead,
  file_name: string,
  { as = 'document', by = readApart, ...options }: ReadingOptions & { as?: 'document' | 'handed_in' } = {},
): Promise<Result<ReadDocument<object>, DocumentProblem>> {
  const read = await by({ type: 'file', file }, { as }, file_name, options)
  return read.ok ? done({ kind: kindOf(read.value), pages: read.value.pages }) : read
}

function kindOf({ kind }: ReadMatter): SourceFile['kind'] {
  if (!kind) throw new Error('The reader did not say what kind of file it has read')
  return kind
}
