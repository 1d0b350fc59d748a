import { readdirSync, readFileSync } from 'node:fs'
import type { Analysis } from '../../../domain/solicitation/analysis.ts'
import { analysisOf } from '../../../domain/solicitation/analysis-of.ts'
import { readDocument } from '../../../server/documents/reader.ts'

/** A topic as it was read from its sample, with all its text: what a number may be traced to. */
export type SampleTopic = { name: string; analysis: Analysis; text: string }

const FOLDER = new URL('../../../../samples/', import.meta.url)
const NOT_A_TOPIC = /scanned|component-instructions|nasa/

/** The samples that hold one topic with text. */
export const TOPIC_NAMES: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.pdf') && !NOT_A_TOPIC.test(file))
  .map((file) => file.replace('.pdf', ''))
  .sort()

const known = new Map<string, Promise<SampleTopic>>()

/** Reads a sample once for all tests. */
export function sampleTopic(name: string): Promise<SampleTopic> {
  const reading = known.get(name) ?? read(name)
  known.set(name, reading)
  return reading
}

async function read(name: string): Promise<SampleTopic> {
  const outcome = await readDocument(readFileSync(new URL(`${name}.pdf`, FOLDER)), `${name}.pdf`)
  if (!outcome.ok) throw new Error(outcome.problem.message)
  return { name, analysis: analysisOf(outcome.value, `${name}.pdf`), text: outcome.value.map((page) => page.text).join('\n') }
}
