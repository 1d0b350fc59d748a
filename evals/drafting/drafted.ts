import { componentFactsInForce } from '../../src/domain/component/facts-in-force.ts'
import { componentEntries } from '../../src/domain/grounding/component-entries.ts'
import { projectEntries } from '../../src/domain/grounding/project-entries.ts'
import type { PlanSources } from '../../src/domain/grounding/sources.ts'
import type { StoredMilestone } from '../../src/domain/milestone.ts'
import type { ReviewedPlan } from '../../src/domain/quality/rule.ts'
import type { Analysis } from '../../src/domain/solicitation/analysis.ts'
import { sampleReading } from '../../src/drafting/built-in/testing/samples.ts'
import { type WholePlan, wholePlan } from '../../src/drafting/built-in/testing/whole-plan.ts'
import type { Case } from './cases.ts'

/** A plan that was drafted from a solicitation as it was uploaded, beside all that it may rest on. */
export type Drafted = { of: Case; plan: WholePlan; milestones: StoredMilestone[]; sources: PlanSources; reviewed: ReviewedPlan }

/** Reads the case's solicitation as an upload is read and drafts its plan as the finalization pipeline does. */
export async function drafted(one: Case): Promise<Drafted> {
  const { analysis, pages } = await sampleReading(one.file)
  const period = one.phase === 'I' ? 6 : 24
  const { company_name, program_type, customer_organization, system_name, research_institution, phase } = one
  const plan = await wholePlan(analysis, one.answers, {
    company_name,
    program_type,
    phase,
    customer_organization,
    system_name,
    research_institution,
    period_of_performance: period,
  })
  const milestones = plan.milestones.map(
    ({ text, acceptance_criteria = [], ...rest }): StoredMilestone => ({
      ...rest,
      initial_text: null,
      refined_text: text,
      acceptance_criteria,
    }),
  )
  const entered = { company_name, phase, program_type, customer_organization, system_name, research_institution }
  const documents: PlanSources['documents'] = [
    { id: 'solicitation', file_name: one.file, role: 'solicitation', pages: pages.map(({ page, text }) => ({ page, text })) },
  ]
  const sources: PlanSources = {
    documents,
    answers: plan.facts.answers.filter(({ answer }) => answer !== ''),
    entries: [
      ...projectEntries({ ...entered, period_of_performance: period, requirements: analysis.requirements }),
      ...componentEntries(plan.facts.component, documents),
    ],
    own_statements: [],
  }
  return { of: one, plan, milestones, sources, reviewed: reviewedPlan(one, analysis, plan.scope, milestones, sources, period) }
}

function reviewedPlan(
  { phase, program_type, company_name, customer_organization, research_institution }: Case,
  analysis: Analysis,
  scope_paragraph: string,
  milestones: StoredMilestone[],
  sources: PlanSources,
  period: number,
): ReviewedPlan {
  const entered = { phase, program_type, company_name, customer_organization, research_institution }
  const { requirements, topic } = analysis
  const component = componentFactsInForce(analysis, null, phase, program_type)
  return { ...entered, milestones, requirements, topic, component, scope_paragraph, sources, period }
}
