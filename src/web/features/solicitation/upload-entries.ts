import * as z from 'zod'
import { PERIOD_LIMITS, Phase, ProgramType } from '../../../domain/program.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'

/** What is entered in the upload form, as typed; the file is not part of it, because it cannot be kept over a reload. */
export const UploadEntries = z.object({
  companyName: z.string(),
  phase: Phase,
  period: z.string(),
  award: z.string(),
  programType: ProgramType,
  researchInstitution: z.string(),
  customerOrganization: z.string(),
  systemName: z.string(),
})
export type UploadEntries = z.infer<typeof UploadEntries>

/** The form as it opens: Phase I, 6 months, SBIR (spec §2). */
export const NEW_ENTRIES: UploadEntries = {
  companyName: '',
  phase: 'I',
  period: String(PERIOD_LIMITS.usual),
  award: '',
  programType: 'SBIR',
  researchInstitution: '',
  customerOrganization: '',
  systemName: '',
}

/** Payments have at most 12 digits before the point, so an award of this many dollars could not be paid. */
const AWARD_LIMIT = 1e12

/** What is wrong with the award as typed; nothing typed is no award yet (spec §5). */
export function awardObjection(award: string): string | null {
  if (award.trim() === '') return null
  const dollars = Number(award)
  if (!Number.isFinite(dollars) || dollars < 0) return 'Enter an amount of at least 0, without $ or commas.'
  return dollars < AWARD_LIMIT ? null : 'Enter an amount below one trillion dollars.'
}

/** What the server answers to an upload, as far as the topic keeps it. */
export type UploadedTopic = {
  topic_slug: string
  topic_store_id: string
  file_id: string
  analysis: { topic_summary: string; topic_brief: string }
}

/** The current topic of an uploaded solicitation: its name is the analysis' summary, else the file's name (spec §3). */
export function topicOf(entries: UploadEntries, fileName: string, uploaded: UploadedTopic): CurrentTopic {
  const { topic_summary, topic_brief } = uploaded.analysis
  const institution = entries.researchInstitution.trim()
  return {
    slug: uploaded.topic_slug,
    storeId: uploaded.topic_store_id,
    fileId: uploaded.file_id,
    name: topic_summary.trim() || fileName.replace(/\.\w+$/, ''),
    phase: entries.phase,
    periodOfPerformance: Number(entries.period),
    totalProposedEffort: Number(entries.award) || 0,
    programType: entries.programType,
    companyName: entries.companyName.trim(),
    customerOrganization: entries.customerOrganization.trim(),
    systemName: entries.systemName.trim(),
    ...(entries.programType === 'STTR' && institution ? { researchInstitution: institution } : {}),
    analysis: { topic_summary, topic_brief },
  }
}

/** The entries for the next solicitation: the company stays, what belongs to a topic goes. */
export function nextEntries({ companyName }: UploadEntries): UploadEntries {
  return { ...NEW_ENTRIES, companyName }
}
