/** Every way in which a document cannot be read. */
export type DocumentProblemCode =
  | 'NOT_A_PDF'
  | 'EMPTY_FILE'
  | 'ENCRYPTED'
  | 'CORRUPT'
  | 'NO_TEXT'
  | 'TOO_MANY_PAGES'
  | 'TOO_MUCH_TEXT'
  | 'TOOK_TOO_LONG'
  | 'TOO_MUCH_MEMORY'
  | 'CANCELLED'

/** Why a document was not read. `message` is for the person who uploaded it and says what to do next. */
export type DocumentProblem = { code: DocumentProblemCode; message: string }

const MESSAGES: Record<Exclude<DocumentProblemCode, 'TOO_MANY_PAGES'>, string> = {
  NOT_A_PDF: 'This file is not a PDF. Please upload the solicitation as a PDF file.',
  EMPTY_FILE: 'This file is empty. Please download the solicitation again and upload it once more.',
  ENCRYPTED: 'This PDF is protected by a password. Please save a copy without the password and upload that.',
  CORRUPT: 'This PDF is damaged or incomplete and cannot be opened. Please download it again and upload the new copy.',
  NO_TEXT:
    'This PDF holds only pictures of pages and no text, as a scan does. Text recognition is not available yet: please upload a PDF with a text layer, for example the original download.',
  TOO_MUCH_TEXT: 'This document holds too much text to be read here. Please upload only the pages of your topic.',
  TOOK_TOO_LONG: 'Reading this document took too long. Please upload only the pages of your topic.',
  TOO_MUCH_MEMORY: 'This document is too heavy to read here. Please upload only the pages of your topic.',
  CANCELLED: 'Reading this document was cancelled. Please upload it again.',
}

/** The problem of that kind with its sentence. */
export function documentProblem(code: Exclude<DocumentProblemCode, 'TOO_MANY_PAGES'>): DocumentProblem {
  return { code, message: MESSAGES[code] }
}

/** The problem of a document with more pages than the limit allows. */
export function tooManyPages(pages: number, limit: number): DocumentProblem {
  return {
    code: 'TOO_MANY_PAGES',
    message: `This document has ${pages} pages; at most ${limit} can be read. Please upload only the pages of your topic.`,
  }
}
