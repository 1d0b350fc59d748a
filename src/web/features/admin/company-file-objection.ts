import { fileEnding } from '../../../language/characters.ts'
/** What the file pickers of the Admin Portal offer (spec §5, Admin). */
export const COMPANY_FILE_TYPES = '.pdf,.doc,.docx,.txt'

/** Why a chosen file cannot be read; null when it may be sent. The 10 MB of the hint are text only (spec §5, Admin). */
export function companyFileObjection({ name, size }: { name: string; size: number }): string | null {
  if (!COMPANY_FILE_TYPES.split(',').includes(fileEnding(name))) return 'It is not a PDF, a Word document or plain text.'
  return size === 0 ? 'The file is empty. Choose another copy of it.' : null
}
