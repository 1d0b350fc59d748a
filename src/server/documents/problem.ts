/** Every way in which a document cannot be read. */
export type DocumentProblemCode =
  | 'WRONG_FORMAT'
  | 'EMPTY_FILE'
  | 'ENCRYPTED'
  | 'CORRUPT'
  | 'NO_TEXT'
  | 'OWN_EXPORT'
  | 'TOO_MANY_PAGES'
  | 'TOO_MUCH_TEXT'
  | 'TOO_MUCH_UNPACKED'
  | 'TOOK_TOO_LONG'
  | 'TOO_MUCH_MEMORY'
  | 'CANCELLED'

/** Why a document was not read. `message` is for the person who uploaded it and says what to do next. */
export type DocumentProblem = { code: DocumentProblemCode; message: string }

const MESSAGES: Record<Exclude<DocumentProblemCode, 'TOO_MANY_PAGES' | 'WRONG_FORMAT'>, string> = {
  EMPTY_FILE: 'This file is empty. Please download the solicitation again and upload it once more.',
  ENCRYPTED: 'This document is protected by a password. Please save a copy without the password and upload that.',
  CORRUPT: 'This document is damaged or incomplete and cannot be opened. Please download it again and upload the new copy.',
  NO_TEXT:
    'This document holds no text, and no words were recognized in its pictures. Please upload a copy with text, for example the original download.',
  OWN_EXPORT:
    'This Word document was exported from here: a plan is no source of its own words. Please upload the solicitation, or the document that the plan rests on.',
  TOO_MUCH_TEXT: 'This document holds too much text to be read here. Please upload only the pages of your topic.',
  TOO_MUCH_UNPACKED: 'This Word document unfolds to far more than a solicitation holds. Please save it as a PDF and upload that.',
  TOOK_TOO_LONG: 'Reading this document took too long. Please upload only the pages of your topic.',
  TOO_MUCH_MEMORY: 'This document is too heavy to read here. Please upload only the pages of your topic.',
  CANCELLED: 'Reading this document was cancelled. Please upload it again.',
}

/** The problem of that kind with its sentence. */
export function documentProblem(code: keyof typeof MESSAGES): DocumentProblem {
  return { code, message: MESSAGES[code] }
}

/** The problem of a document with more pages than the limit allows. */
export function tooManyPages(pages: number, limit: number): DocumentProblem {
  return {
    code: 'TOO_MANY_PAGES',
    message: `This document has ${pages} pages; at most ${limit} can be read. Please upload only the pages of your topic.`,
  }
}

/** The problem of a file that is something else than a document that can be read. `is` names what it is ("a picture"), `advice` says what to do. */
export function wrongFormat(known: { is: string; advice: string } | null): DocumentProblem {
  if (!known) {
    const message = 'This file is not a PDF, a Word document (.docx) or plain text. Please upload the solicitation in one of these formats.'
    return { code: 'WRONG_FORMAT', message }
  }
  return { code: 'WRONG_FORMAT', message: `This file is ${known.is}, not a PDF, a Word document (.docx) or plain text. ${known.advice}` }
}
