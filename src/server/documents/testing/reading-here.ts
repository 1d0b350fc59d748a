import { done, type Result } from '../../../domain/result.ts'
import { matterOf } from '../file-kind.ts'
import { READING_LIMITS } from '../limits.ts'
import { ocrData } from '../ocr-data.ts'
import type { DocumentProblem } from '../problem.ts'
import type { ReadDocument } from '../reader.ts'
import type { FoundTopic, ReaderOrder } from '../reader-message.ts'
import { foundIn, readPages } from '../reading.ts'

/**
 * Reads a solicitation as its own process would, in this one: for documents that are known to be harmless, and where what is judged is
 * what was read and not how a process is stopped.
 */
export async function readHere(file: Uint8Array, file_name: string): Promise<Result<ReadDocument<FoundTopic>, DocumentProblem>> {
  const matter = matterOf(file)
  if (!matter.ok) return matter
  const { pages, characters, recognised_pages, unpacked_megabytes } = READING_LIMITS
  const limits = { pages, characters, recognised_pages, unpacked_megabytes }
  const order: ReaderOrder = { matter: matter.value, purpose: { as: 'solicitation' }, file_name, ocr_data: await ocrData(), ...limits }
  const read = await readPages(order, () => {})
  if (!read.ok) return read
  const { pages: kept, found } = foundIn(order, read.value)
  if (found.as !== 'solicitation') throw new Error('Something else was found than a solicitation')
  return done({ kind: matter.value.type, pages: kept, analysis: found.analysis, instructions: found.instructions })
}
