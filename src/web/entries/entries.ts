import * as z from 'zod'
import { PERIOD_LIMITS, Phase, ProgramType } from '../../domain/program.ts'
import type { CurrentTopic } from '../../domain/topic.ts'

/** What a person enters of a project, as typed; the same on the dashboard and in the review. */
export const Entries = z.object({
  companyName: z.string(),
  /** Empty until a document was read. */
  topicName: z.string().default(''),
  phase: Phase,
  period: z.string(),
  award: z.string(),
  programType: ProgramType,
  researchInstitution: z.string(),
  customerOrganization: z.string(),
  systemName: z.string(),
})
export type Entries = z.infer<typeof Entries>

/** The name of one entry. */
export const EntryName = Entries.keyof()
export type EntryName = z.infer<typeof EntryName>

/** The entries before anything is typed: Phase I, 6 months, SBIR (spec §2). */
export const NEW_ENTRIES: Entries = {
  companyName: '',
  topicName: '',
  phase: 'I',
  period: String(PERIOD_LIMITS.usual),
  award: '',
  programType: 'SBIR',
  researchInstitution: '',
  customerOrganization: '',
  systemName: '',
}

/** What was entered of a topic, as its form shows it. */
export function entriesOf(topic: CurrentTopic): Entries {
  return {
    companyName: topic.companyName,
    topicName: topic.name,
    phase: topic.phase,
    period: String(topic.periodOfPerformance),
    award: topic.totalProposedEffort > 0 ? String(topic.totalProposedEffort) : '',
    programType: topic.programType,
    researchInstitution: topic.researchInstitution ?? '',
    customerOrganization: topic.customerOrganization,
    systemName: topic.systemName,
  }
}

/** What a topic keeps of the entries (spec §3); the research institution belongs to STTR alone (spec §5). */
export type EnteredInTopic = Pick<
  CurrentTopic,
  | 'companyName'
  | 'name'
  | 'phase'
  | 'periodOfPerformance'
  | 'totalProposedEffort'
  | 'programType'
  | 'customerOrganization'
  | 'systemName'
  | 'researchInstitution'
>

/** The entries as a topic keeps them: numbers as numbers, names trimmed. */
export function enteredInTopic(entries: Entries): EnteredInTopic {
  const institution = entries.researchInstitution.trim()
  return {
    companyName: entries.companyName.trim(),
    name: entries.topicName.trim(),
    phase: entries.phase,
    periodOfPerformance: Number(entries.period),
    totalProposedEffort: Number(entries.award) || 0,
    programType: entries.programType,
    customerOrganization: entries.customerOrganization.trim(),
    systemName: entries.systemName.trim(),
    ...(entries.programType === 'STTR' && institution ? { researchInstitution: institution } : {}),
  }
}

/** The entries that differ between two forms. */
export function changedEntries(before: Entries, after: Entries): EntryName[] {
  return EntryName.options.filter((name) => before[name] !== after[name])
}
