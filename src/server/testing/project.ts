import type * as z from 'zod'
import type { api } from '../../contract/api.ts'
import type { TestPerson } from './person.ts'
import type { Uploaded } from './solicitation.ts'

type Project = z.output<typeof api.createProject.output>
type Plan = z.output<typeof api.createWorkPlan.output>

/** What a person's browser keeps of an uploaded solicitation. */
export function currentTopic({ topic_slug, topic_store_id, file_id, analysis }: Uploaded) {
  return {
    slug: topic_slug,
    storeId: topic_store_id,
    fileId: file_id,
    name: analysis.topic_summary,
    phase: 'I' as const,
    periodOfPerformance: 6,
    totalProposedEffort: 140_000,
    programType: 'SBIR' as const,
    companyName: 'Acme Antennas',
    customerOrganization: 'US Marine Corps',
    systemName: '',
    analysis: { topic_summary: analysis.topic_summary, topic_brief: analysis.topic_brief },
  }
}

/** Three milestones as the pipeline saves them. */
export const MILESTONES = [
  { milestone_number: 1, step_type: 'kickoff', refined_text: 'Milestone 1 - Kickoff\nPlan.', payment_amount: '21000' },
  { milestone_number: 2, step_type: 'development', refined_text: 'Milestone 2 - Build\nBuild.', deliverables: ['A prototype'] },
  {
    milestone_number: 3,
    step_type: 'closeout',
    initial_text: 'Milestone 3 - Report\nReport.',
    acceptance_criteria: 'The report is accepted',
  },
] as const

/** A project of that person, about an uploaded solicitation if one is given. */
export function startProject(person: TestPerson, uploaded?: Uploaded): Promise<Project> {
  const topic = uploaded ? currentTopic(uploaded) : null
  return person.call('createProject', {
    company_name: 'Acme Antennas',
    phase: 'I',
    customer_org: 'US Marine Corps',
    contract_type: 'SBIR',
    topic,
  })
}

/** A plan of three milestones in a project. */
export function keepPlan(person: TestPerson, project: Project, changes: { scope_paragraph?: string } = {}): Promise<Plan> {
  return person.call('createWorkPlan', {
    project_id: project.id,
    milestones: MILESTONES.map((milestone) => ({ ...milestone })) as never,
    ...changes,
  })
}

/** What is handed in when a plan is finalized. */
export function handedIn(plan: Plan) {
  return {
    milestones: plan.milestones.map(({ version: _, ...milestone }) => milestone),
    scope_paragraph: plan.scope_paragraph,
    company_name: 'Acme Antennas',
    phase: 'I' as const,
    customer_org: 'US Marine Corps',
    program_type: 'SBIR',
    period_of_performance: 6,
    finalized_at: '2026-03-02T09:29:59.000Z',
  }
}
