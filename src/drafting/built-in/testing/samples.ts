import { readdirSync, readFileSync } from 'node:fs'
import { LiteParse } from '@llamaindex/liteparse'
import type { Analysis, Page } from '../../../domain/solicitation/analysis.ts'
import { analysisOf } from '../../../domain/solicitation/analysis-of.ts'
import { pageText } from '../../../server/documents/page-text.ts'

/** A topic as it was read from its sample, with all its text: what a number may be traced to. */
export type SampleTopic = { name: string; analysis: Analysis; pages: readonly Page[]; text: string }

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

/** Reads the PDF in this process: samples are known to be harmless, and a child process for each would take most of the tests' time. */
async function read(name: string): Promise<SampleTopic> {
  const parser = new LiteParse({ ocrEnabled: false, quiet: true, outputFormat: 'text', skipDiagonalText: true })
  const { pages } = await parser.parse(readFileSync(new URL(`${name}.pdf`, FOLDER)))
  const read = pages.map((page): Page => ({ page: page.pageNum, text: pageText(page.textItems) }))
  return { name, analysis: analysisOf(read, `${name}.pdf`), pages: read, text: read.map(({ text }) => text).join('\n') }
}
