import { fail } from '../../domain/result.ts'
import type { Answer, Asked, Input } from '../call.ts'
import type { Database } from '../db/database.ts'
import type { Owned } from '../db/owned.ts'
import { findFile, keepFile, removeFile } from '../db/source-files.ts'
import { findTopic, type StoredTopic, updateTopic, withTopicHeld } from '../db/topics.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import { solicitationOf } from './solicitations.ts'
import { readDocument, unreadable, uploadedDocument } from './uploaded-document.ts'

/**
 * Reads component instructions and keeps them beside a topic: in place of earlier ones, and before those in the topic's own file. A document
 * that cannot be read leaves everything as it was.
 */
export async function addInstructions(parts: Parts, asked: Asked, input: Input<'addInstructions'>): Answer<'addInstructions'> {
  const { db } = parts
  const { person } = asked
  const topic = await findTopic(db, person, input.topic_store_id)
  if (!topic.ok) return topic
  const document = uploadedDocument(input.file)
  const read = await parts.reading.instructions(document.file, document.file_name, asked)
  if (!read.ok) return fail(unreadable(read.problem))
  const { instructions } = read.value
  const kept = readDocument(parts, document, read.value)
  return withTopicHeld(db, person, input.topic_store_id, async (held, tx) => {
    await keepFile(tx, person, kept)
    const changed = await updateTopic(tx, held, { instructions, instructions_file_id: kept.file.id })
    await removeInstructionsFile(tx, person, held)
    return solicitationOf(tx, person, changed)
  })
}

/**
 * Takes the component instructions away that were put beside a topic, with their document; those in the topic's own file count again.
 * Without any there is nothing to do.
 */
export function removeInstructions(parts: Parts, { person }: Asked, input: Input<'removeInstructions'>): Answer<'removeInstructions'> {
  return withTopicHeld(parts.db, person, input.topic_store_id, async (topic, tx) => {
    const changed = await updateTopic(tx, topic, { instructions: null, instructions_file_id: null })
    await removeInstructionsFile(tx, person, topic)
    return solicitationOf(tx, person, changed)
  })
}

async function removeInstructionsFile(tx: Database, person: Person, before: Owned<StoredTopic>): Promise<void> {
  if (!before.instructions_file_id) return
  const file = await findFile(tx, person, before.instructions_file_id)
  if (file.ok) await removeFile(tx, file.value)
}
