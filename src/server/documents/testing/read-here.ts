import { createHash } from 'node:crypto'
import { done, fail, type Result } from '../../../domain/result.ts'
import type { readApart } from '../apart.ts'
import { READING_LIMITS } from '../limits.ts'
import { ocrData } from '../ocr-data.ts'
import { type DocumentProblem, documentProblem } from '../problem.ts'
import type { ReaderOrder, ReadMatter } from '../reader-message.ts'
import { readOrder } from '../reading.ts'

/** What was read by this process, by everything that was asked: a document that many tests upload is read once. */
const readings = new Map<string, Promise<Result<ReadMatter, DocumentProblem>>>()

/**
 * Reads as the reader's process does, only in this process, for tests of what is done with a document that can be read.
 * Nothing ends a reading that takes too long or too much memory.
 */
export const readHere: typeof readApart = async (matter, purpose, file_name, { limits = READING_LIMITS, signal, report }) => {
  if (signal?.aborted) return fail(documentProblem('CANCELLED'))
  const order: ReaderOrder = { ...limits, matter, purpose, file_name, ocr_data: matter.type === 'pdf' ? await ocrData() : null }
  report?.({ stage: 'opening', page: 0, pages: 0 })
  const key = keyOf(order)
  const reading = readings.get(key) ?? readOrder(order, () => {})
  readings.set(key, reading)
  const outcome = await reading
  report?.({ stage: 'finding', page: 0, pages: 0 })
  // as between processes: who gets it may change it
  return outcome.ok ? done(structuredClone(outcome.value)) : outcome
}

function keyOf({ matter, ...order }: ReaderOrder): string {
  const bytes = matter.type === 'pages' ? JSON.stringify(matter) : matter.bytes
  return createHash('sha256').update(JSON.stringify(order)).update(matter.type).update(bytes).digest('hex')
}
