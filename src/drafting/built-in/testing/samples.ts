import { readdirSync, readFileSync } from 'node:fs'
import type { Analysis, Page } from '../../../domain/solicitation/analysis.ts'
import { type ReadDocument, readSolicitation } from '../../../server/documents/reader.ts'
import type { FoundTopic } from '../../../server/documents/reader-message.ts'
import { readHere } from '../../../server/documents/testing/read-here.ts'
import { recorded } from './recorded.ts'

/** A topic as it was read from its sample, with all its text: what a number may be traced to. */
export type SampleTopic = { name: string; analysis: Analysis; pages: readonly Page[]; text: string }

const FOLDER = new URL('../../../../samples/', import.meta.url)
const NOT_A_TOPIC = /scanned|component-instructions|nasa/

/** The samples that hold one topic with text. */
export const TOPIC_NAMES: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.pdf') && !NOT_A_TOPIC.test(file))
  .map((file) => file.replace('.pdf', ''))
  .sort()

/**
 * What the reader yields of a sample, by the name of its file; read once for all tests, in this process, since samples are known to be
 * harmless.
 */
export function sampleReading(file: string): Promise<ReadDocument<FoundTopic>> {
  return recorded(['reading', file], async () => {
    const outcome = await readSolicitation(new Uint8Array(readFileSync(new URL(file, FOLDER))), { file_name: file }, { by: readHere })
    if (!outcome.ok) throw new Error(`${file}: ${outcome.problem.message}`)
    return outcome.value
  })
}

const known = new Map<string, Promise<SampleTopic>>()

/** A sample's topic; all who ask get the same one. */
export function sampleTopic(name: string): Promise<SampleTopic> {
  const topic = known.get(name) ?? topicOf(name)
  known.set(name, topic)
  return topic
}

async function topicOf(name: string): Promise<SampleTopic> {
  const { analysis, pages } = await sampleReading(`${name}.pdf`)
  const read = pages.map(({ page, text }): Page => ({ page, text }))
  return { name, analysis, pages: read, text: read.map(({ text }) => text).join('\n') }
}
