import type { ProjectFields } from '../../../domain/project.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'

/** What a project says of itself when it is started from a topic: the company is the one that performs the work (spec §3, §4). */
export function projectFields(topic: CurrentTopic): ProjectFields {
  return {
    company_name: topic.companyName.trim() || 'Company not named',
    phase: topic.phase,
    customer_org: topic.customerOrganization || null,
    performer_org: topic.companyName || null,
    contract_type: topic.programType,
  }
}
