import { and, asc, count, eq, getTableColumns } from 'drizzle-orm'
import { done, type Result } from '../../domain/result.ts'
import type { SourceFile, SourcePage } from '../../domain/solicitation/source.ts'
import type { Person } from '../person.ts'
import { notFound, type Problem } from '../problem.ts'
import type { Database } from './database.ts'
import { type Owned, owned } from './owned.ts'
import { type Bytes, inPieces, piecesOf, sizeOfPieces } from './pieces.ts'
import { source_file, source_file_part, source_page } from './schema/topics.ts'

/** An uploaded document without its bytes. */
export type StoredFile = typeof source_file.$inferSelect

/** A document that was read and is to be kept: what it is, its bytes and its pages. */
export type NewFile = {
  file: { id: string; file_name: string; kind: SourceFile['kind']; sha256: string }
  bytes: Bytes
  pages: readonly SourcePage[]
}

const CONTENT_TYPES: Record<SourceFile['kind'], string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  text: 'text/plain',
}

/** Pages that one statement inserts: few parameters, and little at once where pages were recognised and hold a place for each word. */
const PAGES_AT_ONCE = 200

/** What kind of document a kept file is. */
export function kindOf({ content_type }: Pick<StoredFile, 'content_type'>): SourceFile['kind'] {
  const kinds = ['pdf', 'docx', 'doc'] as const
  return kinds.find((kind) => CONTENT_TYPES[kind] === content_type) ?? 'text'
}

/** Keeps a file of the asker with its bytes and pages; part of a transaction. */
export async function keepFile(tx: Database, asker: Person, { file, bytes, pages }: NewFile): Promise<void> {
  const owner = asker.id
  const { id, file_name, kind, sha256 } = file
  await tx.insert(source_file).values({ id, owner, file_name, sha256, content_type: CONTENT_TYPES[kind] })
  for await (const piece of inPieces(bytes)) await tx.insert(source_file_part).values({ file_id: id, owner, ...piece })
  for (let from = 0; from < pages.length; from += PAGES_AT_ONCE) {
    const some = pages.slice(from, from + PAGES_AT_ONCE)
    await tx.insert(source_page).values(some.map(({ page, text, recognised }) => ({ file_id: id, page, text, recognised, owner })))
  }
}

/** The asker's document of that id; null is the document of a topic that was never uploaded. */
export async function findFile(db: Database, asker: Person, id: string | null): Promise<Result<Owned<StoredFile>, Problem>> {
  if (id === null) return notFound('This document')
  const [file] = await db
    .select(getTableColumns(source_file))
    .from(source_file)
    .where(and(eq(source_file.id, id), eq(source_file.owner, asker.id)))
  return file ? done(owned(file)) : notFound('This document')
}

/** How many bytes a document has. */
export function sizeOf(db: Database, { id }: Owned<StoredFile>): Promise<number> {
  return sizeOfPieces(db, { ...PIECES, id })
}

/** A document's bytes, piece by piece. */
export function bytesOf(db: Database, { id }: Owned<StoredFile>): AsyncGenerator<Uint8Array> {
  return piecesOf(db, { ...PIECES, id })
}

const PIECES = { table: source_file_part, of: source_file_part.file_id }

/** One page of a document. */
export async function findPage(db: Database, file: Owned<Pick<StoredFile, 'id'>>, page: number): Promise<Result<SourcePage, Problem>> {
  const [found] = await db
    .select({ page: source_page.page, text: source_page.text, recognised: source_page.recognised })
    .from(source_page)
    .where(and(eq(source_page.file_id, file.id), eq(source_page.page, page)))
  return found ? done(found) : notFound('This page')
}

/** All pages of a document, in order. */
export function pagesOf(db: Database, file: Owned<Pick<StoredFile, 'id'>>): Promise<SourcePage[]> {
  return db
    .select({ page: source_page.page, text: source_page.text, recognised: source_page.recognised })
    .from(source_page)
    .where(eq(source_page.file_id, file.id))
    .orderBy(asc(source_page.page))
}

/** How many pages a document has. */
export async function pageCount(db: Database, file: Owned<Pick<StoredFile, 'id'>>): Promise<number> {
  const [row] = await db.select({ pages: count() }).from(source_page).where(eq(source_page.file_id, file.id))
  return row?.pages ?? 0
}

/** Removes a document with its bytes and pages; part of a transaction. */
export async function removeFile(tx: Database, file: Owned<Pick<StoredFile, 'id'>>): Promise<void> {
  await tx.delete(source_file).where(eq(source_file.id, file.id))
}
