import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/** Size of the pieces in which bytes are kept: the embedded database holds a value several times over while it takes it in. */
const PIECE_BYTES = 1024 * 1024

/** Bytes one after another, however many at a time. */
export type Bytes = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/**
 * Bytes in the pieces in which they are kept. As base64 text, which both databases take in faster and in less memory than bytes (measured: 45 MB in
 * 0.6 s against 11 s and 3 GB).
 */
export async function* inPieces(bytes: Bytes): AsyncGenerator<{ part: number; bytes: SQL }> {
  let part = 0
  for await (const some of bytes) {
    for (let from = 0; from < some.length; from += PIECE_BYTES, part += 1) {
      yield { part, bytes: asBytes(some.subarray(from, from + PIECE_BYTES)) }
    }
  }
}

/** Bytes as a value of a statement. */
export function asBytes(bytes: Uint8Array): SQL {
  const base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64')
  return sql`decode(${base64}, 'base64')`
}

/** A table that holds things in pieces; `of` says which one a piece belongs to. */
type PieceTable = PgTable & { part: AnyPgColumn<{ data: number }>; bytes: AnyPgColumn<{ data: Uint8Array; notNull: true }> }
type Pieces = { table: PieceTable; of: AnyPgColumn; id: string }

/** How many bytes the pieces of one thing have. */
export async function sizeOfPieces(db: Database, { table, of, id }: Pieces): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(octet_length(${table.bytes})), 0)` })
    .from(table as PgTable)
    .where(eq(of, id))
  return Number(row?.bytes)
}

/**
 * The pieces of one thing in their order, each only when it is asked for, so that one is in memory at a time. As base64 too: the embedded database hands
 * bytes over in hexadecimal, which is read letter by letter (measured: 20 MB in 0.4 s against 4.2 s).
 */
export async function* piecesOf(db: Database, { table, of, id }: Pieces): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part += 1) {
    const [row] = await db
      .select({ base64: sql<string>`encode(${table.bytes}, 'base64')` })
      .from(table as PgTable)
      .where(and(eq(of, id), eq(table.part, part)))
    if (!row) return
    yield Buffer.from(row.base64, 'base64')
  }
}
