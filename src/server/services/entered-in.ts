import type { StoredProject } from '../db/projects.ts'

/** What was entered for a project beside what its topic says. */
export type EnteredIn = {
  award: number | undefined
  customer_organization: string | undefined
  system_name: string | undefined
  research_institution: string | undefined
}

/** What was entered for a project: as the browser keeps it with the topic, else as the project itself has it (spec §3). */
export function enteredIn({ topic, customer_org }: Pick<StoredProject, 'topic' | 'customer_org'>): EnteredIn {
  return {
    award: topic?.totalProposedEffort,
    customer_organization: topic?.customerOrganization ?? customer_org ?? undefined,
    system_name: topic?.systemName,
    research_institution: topic?.researchInstitution,
  }
}
