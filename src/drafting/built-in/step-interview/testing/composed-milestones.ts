import type { StoredMilestone } from '../../../../domain/milestone.ts'
import { bareStep, type WorkBreakdown, type WorkStep } from '../../../../domain/work-breakdown/work-breakdown.ts'
import type { PlanFacts } from '../../../drafter.ts'
import { planRows } from '../../plan-rows.ts'

/** The milestones that the rows of a plan compose, as they are kept: every line of the refined draft under its title. */
export function composedMilestones(facts: PlanFacts): StoredMilestone[] {
  return planRows(facts).milestones.map(({ milestone_number, step_type, title, all, deliverables, criteria, requirement_ids }) => ({
    milestone_number,
    step_type,
    initial_text: null,
    refined_text: `Milestone ${milestone_number} - ${title.text}\n\n${all.map(({ text }) => text).join('\n')}`,
    deliverables: deliverables.map(({ text }) => text),
    acceptance_criteria: criteria.map(({ text }) => text),
    requirement_ids: [...requirement_ids],
  }))
}

/** A row of work of which only this is known. */
export function stepRow({ id, ...cells }: Partial<WorkStep> & Pick<WorkStep, 'id' | 'action'>): WorkStep {
  return bareStep(id, cells)
}

/** A work breakdown of these rows. */
export function rowsOf(steps: readonly WorkStep[], some: Partial<WorkBreakdown> = {}): WorkBreakdown {
  return { steps, people: [], commitments: [], risks: [], furnished: [], plan: {}, ...some }
}
