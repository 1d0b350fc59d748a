import { rulesInForce } from '../../domain/instructions/rules-in-force.ts'
import { done, fail, type Result } from '../../domain/result.ts'
import type { Analysis } from '../../domain/solicitation/analysis.ts'
import type { SourceFile } from '../../domain/solicitation/source.ts'
import type { Answer, Asked, Input } from '../call.ts'
import type { Database } from '../db/database.ts'
import { forgetInterviewOfTopic } from '../db/interviews.ts'
import type { Owned } from '../db/owned.ts'
import { findFile, kindOf, pagesOf } from '../db/source-files.ts'
import { findTopic, keepTopic, type StoredTopic, updateTopic, withTopicHeld } from '../db/topics.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import type { Problem } from '../problem.ts'
import { readDocument, unreadable, uploadedDocument } from './uploaded-document.ts'

/** Reads a solicitation and keeps file, pages and analysis together; a document that cannot be read leaves nothing behind (spec §4). */
export async function uploadTopic(parts: Parts, asked: Asked, input: Input<'uploadTopic'>): Answer<'uploadTopic'> {
  const document = await uploadedDocument(input.file)
  const { slug, company_name, phase, period_of_performance, program_type, topic_number } = input
  const named = { file_name: document.file_name, topic_number: topic_number || undefined }
  const read = await parts.reading.solicitation(document.bytes, named, asked)
  if (!read.ok) return fail(unreadable(read.problem))
  const { analysis } = read.value
  const topic = { id: parts.newId(), slug, company_name, phase, period_of_performance, program_type, analysis }
  const kept = readDocument(parts, document, read.value)
  await keepTopic(parts.db, asked.person, { ...kept, topic })
  return done({ topic_slug: slug, topic_store_id: topic.id, file_id: kept.file.id, analysis })
}

/** Everything that was read of a solicitation and of the component instructions beside it. */
export async function findSolicitation(parts: Parts, { person }: Asked, input: Input<'findSolicitation'>): Answer<'findSolicitation'> {
  const topic = await findTopic(parts.db, person, input.topic_store_id)
  return topic.ok ? solicitationOf(parts.db, person, topic.value) : topic
}

/**
 * Reads another topic of the same file, from the pages that are kept. It is another analysis: what a person changed in the former one goes,
 * and so does what the interview had of it. Choosing the topic that is read already changes nothing.
 */
export async function chooseTopic(parts: Parts, asked: Asked, input: Input<'chooseTopic'>): Answer<'chooseTopic'> {
  const { db } = parts
  const { person } = asked
  const { topic_store_id, topic_number } = input
  const found = await findTopic(db, person, topic_store_id)
  if (!found.ok) return found
  const { topic, reading } = found.value.analysis
  if (topic.number === topic_number) return solicitationOf(db, person, found.value)
  const holds = ({ topics_found }: Analysis['reading']) => topics_found.some(({ number }) => number === topic_number)
  const unknown = fail({ code: 'BAD_INPUT' as const, message: `topic_number: There is no topic ${topic_number} in this document.` })
  if (!holds(reading)) return unknown
  const file = await findFile(db, person, found.value.file_id)
  if (!file.ok) return file
  const pages = await pagesOf(db, file.value)
  const read = await parts.reading.again({ pages, left_out: reading.left_out }, { file_name: file.value.file_name, topic_number }, asked)
  if (!read.ok) return fail(unreadable(read.problem))
  if (!holds(read.value.reading)) return unknown
  return withTopicHeld(db, person, topic_store_id, async (held, tx) => {
    await forgetInterviewOfTopic(tx, held)
    return solicitationOf(tx, person, await updateTopic(tx, held, { analysis: read.value }))
  })
}

/** Changes what was entered with a solicitation. */
export function changeEntries(parts: Parts, { person }: Asked, input: Input<'changeEntries'>): Answer<'changeEntries'> {
  const { topic_store_id, phase, period_of_performance, program_type } = input
  return withTopicHeld(parts.db, person, topic_store_id, async (topic, tx) =>
    solicitationOf(tx, person, await updateTopic(tx, topic, { phase, period_of_performance, program_type })),
  )
}

/** A topic as it is shown: with its documents, and the rules that hold for it. */
export async function solicitationOf(db: Database, person: Person, topic: Owned<StoredTopic>): Answer<'findSolicitation'> {
  const { id, slug, analysis, instructions, instructions_file_id } = topic
  const file = await sourceFileOf(db, person, topic.file_id, analysis.reading.pages)
  if (!file.ok) return file
  const solicitation = { topic_store_id: id, topic_slug: slug, file: file.value, analysis, rules: rulesInForce(analysis, instructions) }
  if (!instructions || !instructions_file_id) return done({ ...solicitation, instructions: null })
  const beside = await sourceFileOf(db, person, instructions_file_id, instructions.reading.pages)
  return beside.ok ? done({ ...solicitation, instructions: { file: beside.value, read: instructions } }) : beside
}

async function sourceFileOf(db: Database, person: Person, id: string, pages: number): Promise<Result<SourceFile, Problem>> {
  const file = await findFile(db, person, id)
  return file.ok ? done({ id, file_name: file.value.file_name, kind: kindOf(file.value), pages }) : file
}
