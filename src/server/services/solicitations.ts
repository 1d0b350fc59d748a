import { createHash } from 'node:crypto'
import { done, fail } from '../../domain/result.ts'
import type { Answer, Asked, Input } from '../call.ts'
import { keepTopic } from '../db/topics.ts'
import type { DocumentProblem } from '../documents/problem.ts'
import type { Parts } from '../parts.ts'
import type { Problem } from '../problem.ts'

/** Reads a solicitation and keeps file, pages and analysis together; a document that cannot be read leaves nothing behind (spec §4). */
export async function uploadTopic(parts: Parts, asked: Asked, input: Input<'uploadTopic'>): Answer<'uploadTopic'> {
  const bytes = new Uint8Array(await input.file.arrayBuffer())
  const file_name = nameOf(input.file)
  const { person } = asked
  const read = await parts.reading.solicitation(bytes, { file_name, topic_number: input.topic_number }, asked)
  if (!read.ok) return fail(unreadable(read.problem))
  const { pages, analysis } = read.value
  const { slug, company_name, phase, period_of_performance, program_type } = input
  const topic = { id: parts.newId(), slug, company_name, phase, period_of_performance, program_type, analysis }
  const file = {
    id: parts.newId(),
    file_name,
    content_type: typeOf(bytes),
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
  await keepTopic(parts.db, person, { file, bytes, pages, topic })
  return done({ topic_slug: slug, topic_store_id: topic.id, file_id: file.id, analysis })
}

function unreadable({ code, message }: DocumentProblem): Problem {
  return { code: code === 'NOT_A_PDF' ? 'WRONG_TYPE' : 'BAD_INPUT', message }
}

function nameOf(file: Blob): string {
  return file instanceof File ? file.name.slice(-300) : 'upload'
}

/** By what the file is, not by what the sender calls it. */
function typeOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes('%PDF-') ? 'application/pdf' : 'text/plain'
}
