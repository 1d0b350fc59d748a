import type { Instructions } from '../../domain/instructions/instructions.ts'
import { instructionsIn } from '../../domain/instructions/instructions-in.ts'
import { instructionsWithin } from '../../domain/instructions/instructions-within.ts'
import { withoutMachineTalk } from '../../domain/machine-talk/machine-talk.ts'
import { done, fail, type Result } from '../../domain/result.ts'
import type { Analysis, LeftOut } from '../../domain/solicitation/analysis.ts'
import { analysisOf } from '../../domain/solicitation/analysis-of.ts'
import type { SourcePage } from '../../domain/solicitation/source.ts'
import { withoutUnseenCharacters } from '../../domain/solicitation/unseen-characters.ts'
import { wellFormed } from './page-text.ts'
import { pdfPages } from './pdf-pages.ts'
import { plainTextPages } from './plain-text.ts'
import { type DocumentProblem, documentProblem, tooManyPages } from './problem.ts'
import type { ReaderOrder, ReadMatter, ReadPages, Report } from './reader-message.ts'

/**
 * Reads one document to pages of text and what the domain finds in them. `beforeFinding` hears how many pages there are before they are
 * looked through. The document may take as long and as much memory as it likes, so the server has this done in a process of its own.
 */
export async function readOrder(
  order: ReaderOrder,
  report: Report,
  beforeFinding: (pages: number) => void = () => {},
): Promise<Result<ReadMatter, DocumentProblem>> {
  report({ stage: 'opening', page: 0, pages: 0 })
  const read = await pagesOf(order, report)
  if (!read.ok) return read
  const { pages, left_out: unseen } = withoutUnseenCharacters(read.value.pages)
  if (pages.length > order.pages) return fail(tooManyPages(pages.length, order.pages))
  if (pages.every(({ text }) => text.trim() === '')) return fail(documentProblem('NO_TEXT'))
  const characters = pages.reduce((sum, { text }) => sum + text.length, 0)
  if (characters > order.characters) return fail(documentProblem('TOO_MUCH_TEXT'))
  beforeFinding(pages.length)
  report({ stage: 'finding', page: 0, pages: 0 })
  return done({ pages, found: found(order, pages, [...read.value.left_out, ...unseen]) })
}

/** What stands in the pages, without what gives orders to a machine: it stays on the pages, where people see it. Pages read again tell of it again. */
function found({ purpose, file_name }: ReaderOrder, kept: readonly SourcePage[], known: readonly LeftOut[]): ReadMatter['found'] {
  if (purpose.as === 'document') return { as: 'document' }
  const { pages, left_out: orders } = withoutMachineTalk(kept)
  const all = [...known.filter(({ why }) => why !== 'talks_to_machine'), ...orders]
  const left_out = all.map((left) => ({ ...left, text: wellFormed(left.text) }))
  const ocr_pages = pages.filter(({ recognised }) => recognised !== null).map(({ page }) => page)
  if (purpose.as === 'instructions') return { as: 'instructions', instructions: instructionsIn(pages, file_name, { ocr_pages, left_out }) }
  const analysis = analysisOf(pages, file_name, { topic_number: purpose.topic_number, ocr_pages, left_out })
  return { as: 'solicitation', analysis, instructions: instructionsBefore(analysis, pages, file_name) }
}

/** The component's instructions that its own file holds before the topic; none are before a topic that does not say where it begins. */
function instructionsBefore({ topic, reading }: Analysis, pages: readonly SourcePage[], file_name: string): Instructions | null {
  const begins = reading.topics_found.find(({ number }) => number === topic.number)
  return begins ? instructionsWithin(pages, begins.page, file_name) : null
}

async function pagesOf(order: ReaderOrder, report: Report): Promise<Result<ReadPages, DocumentProblem>> {
  const { matter } = order
  if (matter.type === 'pages') return done(matter)
  if (matter.type === 'text') return plainTextPages(matter.bytes)
  // loaded when needed, for most solicitations are PDF files
  if (matter.type === 'docx') return (await import('./docx-pages.ts')).docxPages(matter.bytes, order.unpacked_megabytes)
  return pdfPages(matter.bytes, order, report)
}
