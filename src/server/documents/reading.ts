import { readFile } from 'node:fs/promises'
import type { Instructions } from '../../domain/instructions/instructions.ts'
import { instructionsIn } from '../../domain/instructions/instructions-in.ts'
import { instructionsWithin } from '../../domain/instructions/instructions-within.ts'
import { withoutMachineTalk } from '../../domain/machine-talk/machine-talk.ts'
import { done, fail, type Result } from '../../domain/result.ts'
import type { Analysis, LeftOut } from '../../domain/solicitation/analysis.ts'
import { analysisOf } from '../../domain/solicitation/analysis-of.ts'
import { withoutUnseenCharacters } from '../../domain/solicitation/layout/unseen-characters.ts'
import type { SourcePage } from '../../domain/solicitation/source.ts'
import { type FileMatter, matterOf } from './file-kind.ts'
import { wellFormed } from './page-text.ts'
import { pdfPages } from './pdf-pages.ts'
import { plainTextPages } from './plain-text.ts'
import { type DocumentProblem, documentProblem, tooManyPages } from './problem.ts'
import type { FileToRead, ReaderOrder, ReadFile, ReadMatter, ReadPages, Report } from './reader-message.ts'

/**
 * Reads a document to the pages that people can see, in the process that calls it: a stranger's document only in one of its own
 * (apart.ts).
 */
export async function readPages(order: ReaderOrder, report: Report): Promise<Result<ReadFile, DocumentProblem>> {
  report({ stage: 'opening', page: 0, pages: 0 })
  const read = await pagesOf(order, report)
  if (!read.ok) return read
  const { pages, left_out: unseen } = withoutUnseenCharacters(read.value.pages)
  if (pages.length > order.pages) return fail(tooManyPages(pages.length, order.pages))
  if (pages.every(({ text }) => text.trim() === '')) return fail(documentProblem('NO_TEXT'))
  const characters = pages.reduce((sum, { text }) => sum + text.length, 0)
  if (characters > order.characters) return fail(documentProblem('TOO_MUCH_TEXT'))
  return done({ kind: read.value.kind, pages, left_out: [...read.value.left_out, ...unseen] })
}

/**
 * The pages with what stands in them, without what gives orders to a machine: it stays on the pages, where people see it. Pages read
 * again tell of it again.
 */
export function foundIn({ purpose, file_name }: ReaderOrder, { kind, pages: kept, left_out: known }: ReadFile): ReadMatter {
  return { kind, pages: kept, found: found(purpose, file_name, kept, known) }
}

function found(
  purpose: ReaderOrder['purpose'],
  file_name: string,
  kept: readonly SourcePage[],
  known: readonly LeftOut[],
): ReadMatter['found'] {
  if (purpose.as === 'document' || purpose.as === 'handed_in') return { as: 'document' }
  const put_back = known.flatMap(({ put_back: isBack, text }) => (isBack ? text : []))
  const { pages, left_out: orders } = withoutMachineTalk(kept, put_back)
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

async function pagesOf(order: ReaderOrder, report: Report): Promise<Result<ReadFile, DocumentProblem>> {
  if (order.matter.type === 'pages') return done({ kind: null, pages: order.matter.pages, left_out: order.matter.left_out })
  const matter = matterOf(await bytesOf(order.matter.file), { old_word: order.purpose.as === 'document' })
  if (!matter.ok) return matter
  const read = await printedIn(matter.value, order, report)
  return read.ok ? done({ kind: matter.value.type, ...read.value }) : read
}

/** The bytes of a file that is to be read. */
export async function bytesOf(file: FileToRead): Promise<Uint8Array> {
  return file instanceof Uint8Array ? file : new Uint8Array(await readFile(file.path))
}

async function printedIn(matter: FileMatter, order: ReaderOrder, report: Report): Promise<Result<ReadPages, DocumentProblem>> {
  if (matter.type === 'text') return plainTextPages(matter.bytes)
  // loaded when needed, for most solicitations are PDF files
  if (matter.type === 'docx') {
    const { docxPages } = await import('./docx-pages.ts')
    return docxPages(matter.bytes, order.unpacked_megabytes, order.purpose.as === 'handed_in')
  }
  if (matter.type === 'doc') return (await import('./doc-pages.ts')).docPages(matter.bytes)
  return pdfPages(matter.bytes, order, report)
}
