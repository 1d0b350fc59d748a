import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FileAnswer } from '../call.ts'
import { willStream } from './streamed.ts'

/** Uploaded documents come from strangers: opened by itself, one may run nothing, load nothing and be framed nowhere. */
const INERT = "sandbox; default-src 'none'; frame-ancestors 'none'"

/** Answers with a file under its own name and its type, one piece in memory at a time. Who asks for the head alone has nothing read or made. */
export function answerWithFile(reply: FastifyReply, { file_name, content_type, size, pieces }: FileAnswer): FastifyReply {
  const isMade = size === null
  const sent = reply.request.method === 'HEAD' ? [] : isMade ? pieces : whole(pieces, size)
  return willStream(reply)
    .headers({
      'content-type': content_type,
      ...(isMade ? {} : { 'content-length': size }),
      'content-disposition': `${isMade ? 'attachment' : 'inline'}; filename*=UTF-8''${encodedName(file_name)}`,
      'content-security-policy': INERT,
      'cache-control': isMade ? 'no-store' : 'private',
    })
    .send(Readable.from(sent, { highWaterMark: 1 }))
}

/** A file that went while it was sent must not look whole. One of unknown size does not: without its end the connection is broken off. */
async function* whole(pieces: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let sent = 0
  for await (const piece of pieces) {
    sent += piece.length
    yield piece
  }
  if (sent !== size) throw new Error('A file was gone before all of it was sent')
}

/** A name for a header (RFC 8187): everything but plain letters and digits is escaped. */
function encodedName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
