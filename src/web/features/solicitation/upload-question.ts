import * as z from 'zod'
import { Phase, ProgramType } from '../../../domain/program.ts'
import { Reading } from '../../../domain/solicitation/analysis.ts'

/** What was sent with an upload and what the server kept it under. */
export const SentUpload = z.object({
  topic_store_id: z.string(),
  topic_slug: z.string(),
  file_name: z.string(),
  phase: Phase,
  period_of_performance: z.number(),
  program_type: ProgramType,
})
export type SentUpload = z.infer<typeof SentUpload>

/** An uploaded file of which the person has not yet said which topic is meant. */
export const UploadQuestion = z.object({ sent: SentUpload, topics: Reading.shape.topics_found })
