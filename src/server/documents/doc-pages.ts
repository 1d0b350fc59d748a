import WordExtractor from 'word-extractor'
import { done, fail, type Result } from '../../domain/result.ts'
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

/** The body, then what stands beside and below it. */
async function textIn(file: Buffer): Promise<string> {
  const document = await new WordExtractor().extract(file)
  const parts = [document.getBody, document.getTextboxes, document.getFootnotes, document.getEndnotes] as Part[]
  const texts = parts.map((part) => part.call(document, { filterUnicode: false }).trim())
  return texts.filter((text) => text !== '').join('\n\n')
}

/** Where a piece of such a file can begin, in bytes; the header of the text begins one. */
const SECTOR = 512
/** How the text's header begins, and what versions before 1997 began it with. */
const WORD_97 = 0xa5ec
const BEFORE_97 = [0xa5db, 0xa5dc]
/** Where in the header it says what was done to the text, and the sign that it is encrypted. */
const FLAGS_AT = 10
const ENCRYPTED = 0x0100

/** Why the text cannot be read although the file is whole; null where nothing says so. */
function objectionTo(file: Buffer): DocumentProblem | null {
  const begins = (at: number) => file.readUInt16LE(at)
  const sectors = Array.from({ length: Math.max(0, Math.floor(file.length / SECTOR) - 1) }, (_, index) => (index + 1) * SECTOR)
  const header = sectors.find((at) => begins(at) === WORD_97)
  if (header !== undefined) return begins(header + FLAGS_AT) & ENCRYPTED ? documentProblem('ENCRYPTED') : null
  if (!sectors.some((at) => BEFORE_97.includes(begins(at)))) return null
  return wrongFormat({ is: 'a Word document from before 1997', advice: 'Please save it as PDF or .docx and upload that.' })
}
