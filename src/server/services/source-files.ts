import { done } from '../../domain/result.ts'
import type { Answer, Asked, Input } from '../call.ts'
import { bytesOf, findFile, findPage, sizeOf } from '../db/source-files.ts'
import type { Parts } from '../parts.ts'

/** An uploaded document as it was uploaded, to be sent piece by piece. */
export async function sourceFile(parts: Parts, { person }: Asked, input: Input<'sourceFile'>): Answer<'sourceFile'> {
  const file = await findFile(parts.db, person, input.file_id)
  if (!file.ok) return file
  const { file_name, content_type } = file.value
  return done({ file_name, content_type, size: await sizeOf(parts.db, file.value), pieces: bytesOf(parts.db, file.value) })
}

/** One page of an uploaded document as it was read. */
export async function sourcePage(parts: Parts, { person }: Asked, input: Input<'sourcePage'>): Answer<'sourcePage'> {
  const file = await findFile(parts.db, person, input.file_id)
  return file.ok ? findPage(parts.db, file.value, input.page) : file
}
