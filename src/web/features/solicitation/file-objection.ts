import { fileSize } from './file-size.ts'

/** Why a chosen file cannot be a solicitation; null when it may be uploaded. The limit is the server's, in megabytes. */
export function fileObjection(file: { name: string; size: number }, limitMb: number | undefined): string | null {
  if (!/\.pdf$/i.test(file.name)) return `${file.name} is not a PDF. Choose the solicitation as a .pdf file.`
  if (file.size === 0) return `${file.name} is empty. Choose another copy of the solicitation.`
  if (limitMb !== undefined && file.size > limitMb * 1024 * 1024) {
    return `${file.name} is ${fileSize(file.size)}. The largest file that can be uploaded is ${limitMb} MB.`
  }
  return null
}
