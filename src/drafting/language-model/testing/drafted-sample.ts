import { componentEntries } from '../../../domain/grounding/component-entries.ts'
import { projectEntries } from '../../../domain/grounding/project-entries.ts'
import type { PlanSources, SourceDocument } from '../../../domain/grounding/sources.ts'
import type { RefinedMilestone, StoredMilestone } from '../../../domain/milestone.ts'
import { samplePlan } from '../../built-in/testing/sample-plans.ts'
import { sampleTopic } from '../../built-in/testing/samples.ts'
import type { WholePlan } from '../../built-in/testing/whole-plan.ts'

/** A sample with the built-in drafter's plan for it, and everything that the plan may rest on. */
export type DraftedSample = { plan: WholePlan; sources: PlanSources; milestones: StoredMilestone[] }

/** Samples that have full answers. */
export const ANSWERED: readonly string[] = ['N251-001', 'AF251-0001', 'DHA251-001', 'N251-053', 'AF251-0004', 'N251-016']

const known = new Map<string, Promise<DraftedSample>>()

/** Drafts a plan for a sample once for all tests. */
export function draftedSample(name: string): Promise<DraftedSample> {
  const drafting = known.get(name) ?? drafted(name)
  known.set(name, drafting)
  return drafting
}

async function drafted(name: string): Promise<DraftedSample> {
  const { analysis, pages } = await sampleTopic(name)
  const plan = await samplePlan({ name, phase: 'I', kind: 'full answers' })
  const documents: SourceDocument[] = [{ id: name, file_name: `${name}.pdf`, role: 'solicitation', pages: [...pages] }]
  const { company_name, phase, program_type, period_of_performance, component, answers } = plan.facts
  const entered = projectEntries({
    requirements: analysis.requirements,
    company_name,
    phase,
    program_type,
    period_of_performance,
    award: undefined,
    customer_organization: undefined,
    system_name: undefined,
    research_institution: undefined,
  })
  const sources = { documents, answers: [...answers], entries: [...entered, ...componentEntries(component, documents)], own_statements: [] }
  return { plan, sources, milestones: plan.milestones.map(storedMilestone) }
}

/** A drafted milestone as it is kept. */
export function storedMilestone({ text, acceptance_criteria = [], ...rest }: RefinedMilestone): StoredMilestone {
  return { ...rest, initial_text: null, refined_text: text, acceptance_criteria }
}
