import { createHash } from 'node:crypto'
import { done, fail, type Result } from '../../../domain/result.ts'
import type { readApart } from '../apart.ts'
import { READING_LIMITS } from '../limits.ts'
import { ocrData } from '../ocr-data.ts'
import { type DocumentProblem, documentProblem } from '../problem.ts'
import type { ReaderOrder, ReadMatter } from '../reader-message.ts'
import { bytesOf, foundIn, readPages } from '../reading.ts'

/**
 * Reads as the reader's process does, only in the process that calls it: for documents that are known to be harmless, and where what is judged is
 * what was read and not how a process is stopped.
 */
export const readHere: typeof readApart = async (matter, purpose, file_name, { limits = READING_LIMITS, signal, report = () => {} }) => {
  if (signal?.aborted) return fail(documentProblem('CANCELLED'))
  const { pages, characters, recognised_pages, unpacked_megabytes } = limits
  const ocr_data = matter.type === 'file' ? await ocrData() : null
  const order: ReaderOrder = { matter, purpose, file_name, ocr_data, pages, characters, recognised_pages, unpacked_megabytes }
  const read = await readPages(order, report)
  if (!read.ok) return read
  report({ stage: 'finding', page: 0, pages: 0 })
  return done(foundIn(order, read.value))
}

/** What was read by this process, by everything that was asked. */
const readings = new Map<string, Promise<Result<ReadMatter, DocumentProblem>>>()

/** Reads a document that many tests upload only once; each gets a copy of its own, as from another process. */
export const readOnce: typeof readApart = async (matter, purpose, file_name, options) => {
  const bytes = matter.type === 'pages' ? JSON.stringify(matter) : await bytesOf(matter.file)
  const key = createHash('sha256')
    .update(JSON.stringify([matter.type, purpose, file_name, options.limits]))
    .update(bytes)
    .digest('hex')
  const reading = readings.get(key) ?? readHere(matter, purpose, file_name, { ...options, signal: undefined })
  readings.set(key, reading)
  const outcome = await reading
  return outcome.ok ? done(structuredClone(outcome.value)) : outcome
}
