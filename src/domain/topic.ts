import * as z from 'zod'
import { PERIOD_LIMITS, Phase, ProgramType } from './program.ts'

/** The topic that the person is working on, as the browser keeps it under `currentTopic` (spec §3). */
export const CurrentTopic = z.object({
  slug: z.string(),
  storeId: z.string(),
  fileId: z.string(),
  name: z.string(),
  phase: Phase.catch('I'),
  periodOfPerformance: z.coerce.number().int().positive().catch(PERIOD_LIMITS.usual),
  totalProposedEffort: z.coerce.number().nonnegative().catch(0),
  programType: ProgramType.catch('SBIR'),
  companyName: z.string().catch(''),
  customerOrganization: z.string().catch(''),
  systemName: z.string().catch(''),
  researchInstitution: z.string().optional(),
  analysis: z
    .object({ topic_summary: z.string().catch(''), topic_brief: z.string().catch('') })
    .catch({ topic_summary: '', topic_brief: '' }),
  projectId: z.string().optional(),
})
export type CurrentTopic = z.infer<typeof CurrentTopic>

/** The topic slug of an uploaded file: its name without extension, lowercased, runs of non-alphanumerics as one hyphen (spec §3). */
export function topicSlug(fileName: string): string {
  return (
    fileName
      .replace(/\.(pdf|docx|txt)$/i, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-') || 'topic'
  )
}

/** A reason for not uploading yet, as a destructive toast says it (spec §5). */
export type UploadObjection = { title: string; description: string }

/** The first thing that keeps the upload form from being sent, in the specification's order and words; null when it may go (spec §5). */
export function uploadObjection(form: { companyName: string; hasFile: boolean; period: number }): UploadObjection | null {
  if (form.companyName.trim() === '') {
    return { title: 'Company name required', description: 'Please enter your company name.' }
  }
  if (!form.hasFile) return { title: 'File required', description: 'Please select a solicitation PDF to upload.' }
  if (!(form.period >= PERIOD_LIMITS.shortest)) {
    return { title: 'Invalid period of performance', description: 'Please enter a valid number of months.' }
  }
  return null
}
