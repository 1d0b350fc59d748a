import * as z from 'zod'
import { FileCheck } from '../domain/file-check/checked-file.ts'
import { ReadingProgress } from '../domain/solicitation/source.ts'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'

/** The call by which a file is looked at before it is handed in. */
export const fileCheckCalls = {
  checkFile: endpoint({
    method: 'POST',
    path: '/topics/{topic_store_id}/check-file',
    summary: 'Read an exported or edited work plan as an agency reads it; the file is not kept',
    access: 'person',
    carries: 'multipart',
    reports: ReadingProgress,
    input: z.strictObject({ topic_store_id: Id, file: z.instanceof(Blob) }),
    output: FileCheck,
  }),
} as const
