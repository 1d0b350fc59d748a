import { readdirSync, readFileSync } from 'node:fs'
import { markdownTable } from '../../bench/table.ts'
import { standsOnPage } from '../../src/domain/solicitation/requirement/quote.ts'
import { readSolicitation } from '../../src/server/documents/reader.ts'
import { allTruth } from './truth.ts'

const FOLDER = new URL('../../samples/', import.meta.url)
const HEADS = ['Solicitation', 'Pages', 'Recognised', 'Topics', 'Topic read', 'Requirements', 'Quantities', 'Quotes stand']

/** What is read in the samples that nobody marked: nothing to be held against but their own pages. */
export async function unmarkedTable(): Promise<string> {
  const marked = new Set(allTruth().map(({ file }) => file))
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.pdf') && !marked.has(name))
  const lines: string[][] = []
  for (const name of names) lines.push(await line(name))
  return `\nThe samples that were not marked\n\n${markdownTable(HEADS, lines)}\n`
}

async function line(name: string): Promise<string[]> {
  const outcome = await readSolicitation(new Uint8Array(readFileSync(new URL(name, FOLDER))), { file_name: name })
  if (!outcome.ok) return [name, outcome.problem.code, ...HEADS.slice(2).map(() => '')]
  const { pages, analysis } = outcome.value
  const { topic, requirements, reading } = analysis
  const text = new Map(pages.map((page) => [page.page, page.text]))
  const standing = requirements.filter(({ page, quote }) => standsOnPage(quote, text.get(page) ?? ''))
  return [
    name.replace('.pdf', ''),
    String(reading.pages),
    String(reading.ocr_pages.length),
    String(reading.topics_found.length),
    topic.number ?? '-',
    String(requirements.length),
    String(requirements.flatMap(({ quantities }) => quantities).length),
    `${standing.length} of ${requirements.length}`,
  ]
}
