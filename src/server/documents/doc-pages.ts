import WordExtractor from 'word-extractor'
import { done, fail, type Result } from '../../domain/result.ts'
import { docHeader } from './doc-header.ts'
import { wellFormed } from './page-text.ts'
import { type DocumentProblem, documentProblem, wrongFormat } from './problem.ts'
import type { ReadPages } from './reader-message.ts'

/** The text of a Word document as Word kept it from 1997 to 2003, as one page: such a file does not note where its pages end. */
export async function docPages(bytes: Uint8Array): Promise<Result<ReadPages, DocumentProblem>> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const objection = objectionTo(file)
  if (objection) return fail(objection)
  try {
    return done({ pages: [{ page: 1, text: wellFormed(await textIn(file)), recognised: null }], left_out: [] })
  } catch {
    return fail(documentProblem('CORRUPT'))
  }
}

/** What the library can be told, which its types leave out: quotation marks and dashes stay as they are, since a quote stands word for word on its page. */
type Part = (options: { filterUnicode: boolean }) => string

/** Cells of a row come with a tab between them, and stand as far apart as those of newer documents. */
const CELL_GAP = '    '

/** The body, then what stands beside and below it. */
async function textIn(file: Buffer): Promise<string> {
  const document = await new WordExtractor().extract(file)
  const parts = [document.getBody, document.getTextboxes, document.getFootnotes, document.getEndnotes] as Part[]
  const texts = parts.map((part) => part.call(document, { filterUnicode: false }).trim())
  return texts
    .filter((text) => text !== '')
    .join('\n\n')
    .replaceAll('\t', CELL_GAP)
}

/** Why the text cannot be read although the file is whole; null where nothing says so. */
function objectionTo(file: Buffer): DocumentProblem | null {
  const header = docHeader(file)
  if (header?.version === 'before-97') {
    return wrongFormat({ is: 'a Word document from before 1997', advice: 'Please save it as PDF or .docx and upload that.' })
  }
  return header?.isEncrypted ? documentProblem('ENCRYPTED') : null
}
