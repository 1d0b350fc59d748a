import { CONFIRMABLE } from '../../domain/component/limit.ts'
import type { Instructions } from '../../domain/instructions/instructions.ts'
import { instructionsFit } from '../../domain/instructions/instructions-fit.ts'
import { rulesInForce } from '../../domain/instructions/rules-in-force.ts'
import { done, fail, type Result } from '../../domain/result.ts'
import { type Analysis, inProgram, type LeftOut } from '../../domain/solicitation/analysis.ts'
import { readAgainAs } from '../../domain/solicitation/requirement/read-again.ts'
import type { SourceFile } from '../../domain/solicitation/source.ts'
import { isSameNumber } from '../../domain/solicitation/topic/topic-number.ts'
import type { Answer, Asked, Input } from '../call.ts'
import type { Database } from '../db/database.ts'
import { forgetInterviewOfTopic } from '../db/interviews.ts'
import type { Owned } from '../db/owned.ts'
import { findFile, kindOf, pagesOf } from '../db/source-files.ts'
import { findTopic, keepTopic, type StoredTopic, updateTopic, withTopicHeld } from '../db/topics.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import type { Problem } from '../problem.ts'
import { nameCompany } from './company.ts'
import { keyedId } from './keyed-id.ts'
import { componentOfTopic } from './plan-facts.ts'
import { readDocument, unreadable, uploadedDocument } from './uploaded-document.ts'

/**
 * Reads a solicitation and keeps file, pages and analysis together. A document that cannot be read, or that lacks the topic that is asked for,
 * leaves nothing behind (spec §4). Sent again under the same key, it is not read again.
 */
export async function uploadTopic(parts: Parts, asked: Asked, input: Input<'uploadTopic'>): Answer<'uploadTopic'> {
  const { slug, company_name, phase, period_of_performance, program_type, topic_number, idempotency_key } = input
  const id = keyedId(parts, asked.person, 'topic', idempotency_key)
  const sentBefore = () => findTopic(parts.db, asked.person, id)
  const before = idempotency_key === undefined ? null : await sentBefore()
  if (before?.ok) return done(uploaded(before.value))
  const document = uploadedDocument(input.file)
  const named = { file_name: document.file_name, topic_number: topic_number || undefined }
  const read = await parts.reading.solicitation(document.file, named, asked)
  if (!read.ok) return fail(unreadable(read.problem))
  const { analysis, instructions: instructions_within } = read.value
  if (topic_number && !holds(analysis, topic_number)) return fail(unknownTopic(analysis, topic_number))
  const topic = { id, slug, company_name, phase, period_of_performance, program_type, analysis, instructions_within }
  const kept = readDocument(parts, document, read.value)
  if (!(await keepTopic(parts.db, asked.person, { ...kept, topic }))) {
    const meanwhile = await sentBefore()
    return meanwhile.ok ? done(uploaded(meanwhile.value)) : meanwhile
  }
  await nameCompany(parts.db, asked.person, company_name)
  return done(uploaded({ id, slug, file_id: kept.file.id, analysis }))
}

function uploaded({ id, slug, file_id, analysis }: Pick<StoredTopic, 'id' | 'slug' | 'file_id' | 'analysis'>) {
  return { topic_slug: slug, topic_store_id: id, file_id: file_id ?? '', analysis }
}

/** Everything that was read of a solicitation and of the component instructions with it. */
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
  const { analysis } = found.value
  if (analysis.topic.number && isSameNumber(analysis.topic.number, topic_number)) return solicitationOf(db, person, found.value)
  if (!holds(analysis, topic_number)) return fail(unknownTopic(analysis, topic_number))
  const read = await readAgain(parts, asked, found.value, { left_out: analysis.reading.left_out, topic_number })
  if (!read.ok) return read
  const { analysis: chosen, instructions: instructions_within } = read.value
  if (!holds(chosen, topic_number)) return fail(unknownTopic(chosen, topic_number))
  return withTopicHeld(db, person, topic_store_id, async (held, tx) => {
    await forgetInterviewOfTopic(tx, held)
    return solicitationOf(tx, person, await updateTopic(tx, held, { analysis: chosen, instructions_within }))
  })
}

/** Reads the pages that are kept of a topic's file anew. */
async function readAgain(
  { db, reading }: Parts,
  asked: Asked,
  { file_id }: StoredTopic,
  { left_out, topic_number }: { left_out: LeftOut[]; topic_number: string | undefined },
) {
  const file = await findFile(db, asked.person, file_id)
  if (!file.ok) return file
  const pages = await pagesOf(db, file.value)
  const read = await reading.again({ pages, left_out }, { file_name: file.value.file_name, topic_number }, asked)
  return read.ok ? read : fail(unreadable(read.problem))
}

/** The topic read anew with what belongs to its document, as a person has said; what they have set right in it stays. */
async function readWith(parts: Parts, asked: Asked, id: string, put_back: readonly string[]): Promise<Result<Analysis, Problem>> {
  const found = await findTopic(parts.db, asked.person, id)
  if (!found.ok) return found
  const { topic, reading } = found.value.analysis
  const left_out = reading.left_out.map(
    ({ put_back: _, ...one }): LeftOut =>
      one.why === 'talks_to_machine' && put_back.includes(one.text) ? { ...one, put_back: true } : one,
  )
  const read = await readAgain(parts, asked, found.value, { left_out, topic_number: topic.number })
  return read.ok ? done(read.value.analysis) : read
}

function holds({ reading }: Analysis, topic_number: string): boolean {
  return reading.topics_found.some(({ number }) => isSameNumber(number, topic_number))
}

function unknownTopic({ reading }: Analysis, topic_number: string): Problem {
  const count = reading.topics_found.length
  const held = count === 0 ? 'in which no topic number was found' : `which holds ${count} ${count === 1 ? 'topic' : 'topics'}`
  return { code: 'BAD_INPUT', message: `topic_number: There is no topic ${topic_number} in this document, ${held}.` }
}

/**
 * Changes what was entered with a solicitation, and what the person says of it: which limits known of another release hold for it, since only these a
 * document may print, and which of the orders to a machine that were left out are the document's own sentences, which are then read like the rest.
 */
export async function changeEntries(parts: Parts, asked: Asked, input: Input<'changeEntries'>): Answer<'changeEntries'> {
  const { topic_store_id, confirmed_limits, put_back, ...entries } = input
  const again = put_back ? await readWith(parts, asked, topic_store_id, put_back) : done(null)
  if (!again.ok) return again
  const { person } = asked
  return withTopicHeld(parts.db, person, topic_store_id, async (topic, tx) => {
    const confirmed = confirmed_limits && CONFIRMABLE.filter((one) => confirmed_limits.includes(one))
    const isSame = again.value?.topic.number === topic.analysis.topic.number
    const read = again.value && isSame ? readAgainAs(topic.analysis, again.value) : topic.analysis
    const analysis = { ...read, confirmed_limits: confirmed ?? topic.analysis.confirmed_limits }
    return solicitationOf(tx, person, await updateTopic(tx, topic, { ...entries, analysis }))
  })
}

/** A topic as it is shown: with its documents, and the rules that hold for it. */
export async function solicitationOf(db: Database, person: Person, topic: Owned<StoredTopic>): Answer<'findSolicitation'> {
  const { id, slug, analysis, program_type } = topic
  const chosen = inProgram(analysis, program_type)
  const file = await sourceFileOf(db, person, topic.file_id, analysis.reading.pages)
  if (!file.ok) return file
  const { read, file_id } = instructionsOf(topic)
  const beside = file_id === topic.file_id ? file : await sourceFileOf(db, person, file_id, read?.reading.pages ?? 0)
  if (!beside.ok) return beside
  return done({
    topic_store_id: id,
    topic_slug: slug,
    file: file.value,
    analysis,
    instructions: read && { file: beside.value, read },
    rules: rulesInForce(chosen, read),
    instructions_warning: read && instructionsFit(chosen, read),
    facts: componentOfTopic(topic, topic.phase, program_type),
  })
}

/** The instructions that count, and the file in which they stand: what the person put beside the topic goes before what its file holds. */
function instructionsOf(topic: StoredTopic): { read: Instructions | null; file_id: string | null } {
  const { instructions, instructions_file_id, instructions_within, file_id } = topic
  if (instructions && instructions_file_id) return { read: instructions, file_id: instructions_file_id }
  return { read: instructions_within, file_id }
}

async function sourceFileOf(db: Database, person: Person, id: string | null, pages: number): Promise<Result<SourceFile, Problem>> {
  const file = await findFile(db, person, id)
  return file.ok ? done({ id: file.value.id, file_name: file.value.file_name, kind: kindOf(file.value), pages }) : file
}
