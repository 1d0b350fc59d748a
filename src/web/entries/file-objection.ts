import { fileEnding } from '../../language/characters.ts'
import { fileSize } from './file-size.ts'

/** What a file picker offers. */
export const DOCUMENT_TYPES = '.pdf,.docx,.txt'

/** Why a chosen file cannot be read; null when it may be uploaded. The limit is the server's, in megabytes. */
export function fileObjection(file: { name: string; size: number }, limitMb: number | undefined): string | null {
  if (!DOCUMENT_TYPES.split(',').includes(fileEnding(file.name)))
    return `${file.name} is not a PDF, a Word document (.docx) or plain text (.txt).`
  if (file.size === 0) return `${file.name} is empty. Choose another copy of it.`
  if (limitMb !== undefined && file.size > limitMb * 1024 * 1024) {
    return `${file.name} is ${fileSize(file.size)}. The largest file that can be uploaded is ${limitMb} MB.`
  }
  return null
}
