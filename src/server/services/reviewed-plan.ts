import { withoutKeptOut } from '../../domain/kept-out.ts'
import { centsOf } from '../../domain/money.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import type { TracedPlan } from '../thinking/thoughts.ts'
import { enteredIn } from './entered-in.ts'
import { milestoneOnWire } from './milestone-on-wire.ts'
import { componentOfTopic } from './plan-facts.ts'
import { sourcesOfTopic } from './plan-sources.ts'
import type { PlanAt } from './step-at.ts'

/** A topic's plan as it is printed and as the quality rules see it, with all that it may rest on. */
export async function reviewedPlan(parts: Parts, person: Person, { topic, project, plan }: PlanAt): Promise<TracedPlan> {
  const { phase, period_of_performance, program_type, analysis } = topic
  const { award, customer_organization, research_institution } = enteredIn(project)
  const sources = await sourcesOfTopic(parts, person, topic)
  const reviewed = {
    milestones: plan.milestones.map(milestoneOnWire),
    requirements: analysis.requirements,
    removed: analysis.removed_requirements,
    phase,
    period: period_of_performance,
    award: centsOf(award),
    scope_paragraph: plan.scope_paragraph,
    program_type,
    company_name: topic.company_name,
    customer_organization,
    research_institution,
    topic: analysis.topic,
    component: componentOfTopic(topic, phase, program_type) ?? undefined,
    sources,
  }
  return withoutKeptOut(reviewed, sources.kept_out ?? [])
}
