import { type SQL, sql } from 'drizzle-orm'

/** Size of the pieces in which bytes are kept: the embedded database holds a value several times over while it takes it in. */
const PIECE_BYTES = 1024 * 1024

/**
 * Bytes in the pieces in which they are kept. As base64 text, which both databases take in faster and in less memory than bytes (measured: 45 MB in
 * 0.6 s against 11 s and 3 GB).
 */
export function* inPieces(bytes: Uint8Array): Generator<{ part: number; bytes: SQL }> {
  for (let from = 0, part = 0; from < bytes.length; from += PIECE_BYTES, part += 1) {
    yield { part, bytes: asBytes(bytes.subarray(from, from + PIECE_BYTES)) }
  }
}

/** Bytes as a value of a statement. */
export function asBytes(bytes: Uint8Array): SQL {
  const base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64')
  return sql`decode(${base64}, 'base64')`
}
