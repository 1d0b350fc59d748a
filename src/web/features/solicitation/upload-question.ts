import * as z from 'zod'
import { Phase, ProgramType } from '../../../domain/program.ts'
import { Reading } from '../../../domain/solicitation/analysis.ts'
import { forgetDrafts, readDraft, writeDraft } from '../../app/browser-store.ts'

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
const UploadQuestion = z.object({ sent: SentUpload, topics: Reading.shape.topics_found })
export type UploadQuestion = z.infer<typeof UploadQuestion>

const DRAFT = 'upload-question'

/** The question that was open when the dashboard was left; the upload need not be made again. */
export function openQuestion(): UploadQuestion | null {
  return readDraft(DRAFT, UploadQuestion)
}

/** Keeps the question over a reload. */
export function keepQuestion(question: UploadQuestion): void {
  writeDraft(DRAFT, question)
}

/** Forgets the question: it is answered, or the upload was given up. */
export function forgetQuestion(): void {
  forgetDrafts(DRAFT)
}
