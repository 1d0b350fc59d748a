import mammoth from 'mammoth'
import { EXPORT_MARK } from '../../domain/plan.ts'
import { done, fail, type Result } from '../../domain/result.ts'
import type { LeftOut } from '../../domain/solicitation/analysis.ts'
import type { SourcePage } from '../../domain/solicitation/source.ts'
import { withHiddenMarked, withoutMarks } from './docx-hidden.ts'
import { pagesOfText, type WordNode } from './docx-lines.ts'
import { withListLabels } from './docx-list.ts'
import { isOn, PARAGRAPH_PROPERTIES } from './docx-xml.ts'
import { wellFormed } from './page-text.ts'
import { type DocumentProblem, documentProblem } from './problem.ts'
import type { ReadPages } from './reader-message.ts'
import { type Archive, openArchive } from './zip.ts'

const BODY = 'word/document.xml'

/** The pages of a Word document, where it says how it was paged; else all of it is one page. One that was exported here is read only where it `may_be_own`. */
export async function docxPages(
  bytes: Uint8Array,
  unpacked_megabytes: number,
  may_be_own = false,
): Promise<Result<ReadPages, DocumentProblem>> {
  const archive = openArchive(bytes, unpacked_megabytes)
  if (!archive.ok) return fail(documentProblem(archive.problem))
  try {
    if (!may_be_own && isOwnExport(archive.value)) return fail(documentProblem('OWN_EXPORT'))
    return done(await pagesIn(archive.value))
  } catch {
    return fail(documentProblem('CORRUPT'))
  }
}

/** Whether this product made the document. */
function isOwnExport(archive: Archive): boolean {
  return textIn(archive, 'docProps/custom.xml')?.includes(`name="${EXPORT_MARK}"`) ?? false
}

async function pagesIn(archive: Archive): Promise<ReadPages> {
  const { body, hidden } = withHiddenMarked(textIn(archive, BODY) ?? '')
  const texts = await readBody(archive, withPageEnds(withListLabels(body, textIn(archive, 'word/numbering.xml'))))
  const pages: SourcePage[] = []
  const left_out: LeftOut[] = []
  texts.forEach((marked, at) => {
    const read = withoutMarks(marked, at + 1, hidden)
    pages.push({ page: at + 1, text: wellFormed(read.text), recognised: null })
    left_out.push(...read.left_out)
  })
  return { pages, left_out }
}

/** The ends of pages that Word noted when it saved the document, and paragraphs that begin a page, as breaks that mammoth knows. */
function withPageEnds(body: string): string {
  const pageEnd = '<w:br w:type="page"/>'
  return body
    .replace(/<w:lastRenderedPageBreak\s*\/>/g, pageEnd)
    .replace(PARAGRAPH_PROPERTIES, (properties) =>
      isOn(properties, 'w:pageBreakBefore') ? `${properties}<w:r>${pageEnd}</w:r>` : properties,
    )
}

type WordDocument = WordNode & { notes: { resolve: (reference: WordNode) => { body: WordNode[] } | null } }

/** Mammoth takes an opened archive as well, though its types do not say so. Its own page is not wanted, only the document before that. */
async function readBody(archive: Archive, body: string): Promise<string[]> {
  const file = {
    exists: archive.has,
    read: async (name: string, encoding?: string) => {
      const bytes = name === BODY ? new TextEncoder().encode(body) : archive.read(name)
      if (bytes === null) throw new Error('A part of the document is missing')
      return encoding ? new TextDecoder(encoding).decode(bytes) : bytes
    },
  }
  let texts: string[] = []
  await mammoth.convertToHtml({ file } as unknown as { buffer: Buffer }, {
    transformDocument: (document: WordDocument) => {
      texts = pagesOfText(document, (reference) => document.notes.resolve(reference)?.body ?? [])
      return { ...document, children: [] }
    },
  })
  return texts
}

function textIn(archive: Archive, name: string): string | null {
  const bytes = archive.read(name)
  return bytes && new TextDecoder().decode(bytes)
}
