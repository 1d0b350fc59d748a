import type { Months, Phase, ProgramType } from './program.ts'
import type { ProjectFields } from './project.ts'
import type { CurrentTopic } from './topic.ts'

/** Who proposes what to whom: sent with every drafting call (spec §7). What was not filled in is null. */
export type Proposal = {
  company_name: string
  program_type: ProgramType
  phase: Phase
  customer_organization: string | null
  research_institution: string | null
  system_name: string | null
  period_of_performance: Months
  topic_store_id: string
  topic_slug: string
}

/** What the drafting calls are told of a topic; the research institution belongs to STTR alone (spec §5). */
export function proposalOf(topic: CurrentTopic): Proposal {
  return {
    company_name: topic.companyName,
    program_type: topic.programType,
    phase: topic.phase,
    customer_organization: filled(topic.customerOrganization),
    research_institution: topic.programType === 'STTR' ? filled(topic.researchInstitution) : null,
    system_name: filled(topic.systemName),
    period_of_performance: topic.periodOfPerformance,
    topic_store_id: topic.storeId,
    topic_slug: topic.slug,
  }
}

/** What a project says of itself when it is made from a topic (spec §4, Upload); the performer is the proposing company. */
export function projectOf(topic: CurrentTopic): ProjectFields {
  return {
    company_name: topic.companyName,
    phase: topic.phase,
    customer_org: filled(topic.customerOrganization),
    performer_org: topic.companyName,
    contract_type: topic.programType,
  }
}

function filled(typed: string | undefined): string | null {
  return typed === undefined || typed.trim() === '' ? null : typed.trim()
}
