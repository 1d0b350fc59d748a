import type { InitialMilestone } from '../../domain/milestone.ts'
import { done, fail } from '../../domain/result.ts'
import type { Drafter, PlanFacts } from '../drafter.ts'
import { acceptanceCriteria } from './acceptance/criteria.ts'
import { deliverables } from './acceptance/deliverables.ts'
import { firstMilestones } from './milestones/milestones.ts'
import { refinedMilestones } from './milestones/refinement.ts'
import { briefOf, type PlanBrief } from './plan-brief.ts'
import { adaptiveQuestions } from './questions/questions.ts'
import { scopeParagraph } from './scope.ts'
import { contractSummary } from './summary.ts'

const NOTHING = {
  code: 'NOTHING_TO_DRAFT',
  message: 'There is nothing to draft from yet: upload a solicitation or answer at least one question.',
} as const

/** Drafts from the solicitation's own words, the answers and engineering sequence; no language model, no network, no chance. */
export const builtInDrafter: Drafter = {
  kind: 'built-in',
  label: 'Built-in drafter',
  adaptiveQuestions: (facts) => drafted(facts, adaptiveQuestions),
  contractSummary: (facts) => drafted(facts, contractSummary),
  initialMilestones: (facts) => drafted(facts, firstMilestones),
  refinedMilestones: (facts, milestones) => draftedFrom(milestones, facts, (brief) => refinedMilestones(brief, milestones)),
  deliverables: (facts, milestones) => draftedFrom(milestones, facts, (brief) => deliverables(brief, milestones)),
  acceptanceCriteria: (facts, milestones) => draftedFrom(milestones, facts, (brief) => acceptanceCriteria(brief, milestones)),
  scopeParagraph: (facts, milestones) => draftedFrom(milestones, facts, (brief) => scopeParagraph(brief, milestones)),
}

async function drafted<Draft>(facts: PlanFacts, write: (brief: PlanBrief) => Draft) {
  return hasSomething(facts) ? done(write(briefOf(facts))) : fail(NOTHING)
}

/** Milestones that somebody wrote are enough to draft from, also where no solicitation or interview is known. */
async function draftedFrom<Draft>(milestones: readonly InitialMilestone[], facts: PlanFacts, write: (brief: PlanBrief) => Draft) {
  return hasSomething(facts) || milestones.some(({ text }) => text.trim() !== '') ? done(write(briefOf(facts))) : fail(NOTHING)
}

function hasSomething({ analysis, answers }: PlanFacts): boolean {
  const isRead =
    analysis !== null &&
    (analysis.requirements.length > 0 || Boolean(analysis.topic.objective ?? analysis.topic.title ?? analysis.topic.description))
  return isRead || answers.some(({ answer }) => answer.trim() !== '')
}
