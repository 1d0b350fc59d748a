import type { Instructions } from '../../domain/instructions/instructions.ts'
import { done, type Result } from '../../domain/result.ts'
import type { LeftOut } from '../../domain/solicitation/analysis.ts'
import type { SourceFile, SourcePage } from '../../domain/solicitation/source.ts'
import { type ReadingOptions, readApart } from './apart.ts'
import { matterOf } from './file-kind.ts'
import type { DocumentProblem } from './problem.ts'
import type { FoundTopic } from './reader-message.ts'

/** A document that was read: what kind of file it is, and its pages. */
export type ReadDocument<Found> = { kind: SourceFile['kind']; pages: SourcePage[] } & Found

/**
 * Reads a solicitation in a process of its own to pages of text and what the domain finds in them; of many topics the named one, else the first.
 * The process is ended when it falls silent, takes too much time or memory, or when the signal aborts. The bytes stay in memory. Never throws on account of the file.
 */
export async function readSolicitation(
  file: Uint8Array,
  named: { file_name: string; topic_number?: string | undefined },
  options: ReadingOptions = {},
): Promise<Result<ReadDocument<FoundTopic>, DocumentProblem>> {
  const matter = matterOf(file)
  if (!matter.ok) return matter
  const { by = readApart } = options
  const read = await by(matter.value, { as: 'solicitation', topic_number: named.topic_number }, named.file_name, options)
  if (!read.ok) return read
  if (read.value.found.as !== 'solicitation') throw new Error('The reader answered something else than it was asked')
  const { analysis, instructions } = read.value.found
  return done({ kind: matter.value.type, pages: read.value.pages, analysis, instructions })
}

/** Looks again at pages that were read before, for another of their topics. What was left out of them then stays left out. */
export async function readAgain(
  before: { pages: SourcePage[]; left_out: LeftOut[] },
  named: { file_name: string; topic_number: string },
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
  file: Uint8Array,
  file_name: string,
  options: ReadingOptions = {},
): Promise<Result<ReadDocument<{ instructions: Instructions }>, DocumentProblem>> {
  const matter = matterOf(file)
  if (!matter.ok) return matter
  const { by = readApart } = options
  const read = await by(matter.value, { as: 'instructions' }, file_name, options)
  if (!read.ok) return read
  if (read.value.found.as !== 'instructions') throw new Error('The reader answered something else than it was asked')
  return done({ kind: matter.value.type, pages: read.value.pages, instructions: read.value.found.instructions })
}

/** Reads a document of a company to pages of text, and looks for nothing in it. Word documents of the old kind are taken too. */
export async function readPlainDocument(
  file: Uint8Array,
  file_name: string,
  options: ReadingOptions = {},
): Promise<Result<ReadDocument<object>, DocumentProblem>> {
  const matter = matterOf(file, { old_word: true })
  if (!matter.ok) return matter
  const { by = readApart } = options
  const read = await by(matter.value, { as: 'document' }, file_name, options)
  return read.ok ? done({ kind: matter.value.type, pages: read.value.pages }) : read
}

/** Reads a plan that is to be handed in to pages of text; one that was exported here is read as well, since it is no source. */
export async function readHandedIn(
  file: Uint8Array,
  file_name: string,
  options: ReadingOptions = {},
): Promise<Result<ReadDocument<object>, DocumentProblem>> {
  const matter = matterOf(file)
  if (!matter.ok) return matter
  const { by = readApart } = options
  const read = await by(matter.value, { as: 'handed_in' }, file_name, options)
  return read.ok ? done({ kind: matter.value.type, pages: read.value.pages }) : read
}
