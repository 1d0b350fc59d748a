import { type InitialMilestone, type StoredMilestone, shownText } from '../../domain/milestone.ts'
import { done, fail } from '../../domain/result.ts'
import { dictated } from '../../language/spoken/dictated.ts'
import type { Drafter, PlanFacts } from '../drafter.ts'
import { acceptanceCriteria } from './acceptance/criteria.ts'
import { deliverables } from './acceptance/deliverables.ts'
import { rowsTold } from './filling/rows-told.ts'
import { firstMilestones } from './milestones/milestones.ts'
import { refinedMilestones } from './milestones/refinement.ts'
import { briefOf, type PlanBrief } from './plan-brief.ts'
import { adaptiveQuestions } from './questions/questions.ts'
import { scopeParagraph } from './scope.ts'
import { changedText } from './spoken-change/changed-text.ts'
import { stepNarrative } from './step-interview/step-narrative.ts'
import { stepPlan } from './step-interview/step-plan.ts'
import { contractSummary } from './summary.ts'

const NOTHING = {
  code: 'NOTHING_TO_DRAFT',
  message: 'There is nothing to draft from yet: upload a solicitation or answer at least one question.',
} as const

const NO_TEXT = { code: 'NOTHING_TO_DRAFT', message: 'This milestone has no text yet: write what it is to achieve first.' } as const

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
  rowsTold: async (facts) => rowsTold(facts),
  spokenAnswer: async ({ transcript, terms }) => dictated(transcript, terms),
  spokenChange: async (text, instruction) => changedText(text, instruction),
  stepPlan: (facts, milestones, number) => draftedOf(milestones, number, facts, (brief) => stepPlan(brief, milestones, number)),
  stepNarrative: (facts, milestones, number) => draftedOf(milestones, number, facts, (brief) => stepNarrative(brief, milestones, number)),
}

/** A plan is drafted in several pieces from the same facts; they are read once, for as long as somebody has them. */
const briefs = new WeakMap<PlanFacts, PlanBrief>()

function knownBrief(facts: PlanFacts): PlanBrief {
  const brief = briefs.get(facts) ?? briefOf(facts)
  briefs.set(facts, brief)
  return brief
}

async function drafted<Draft>(facts: PlanFacts, write: (brief: PlanBrief) => Draft) {
  return hasSomething(facts) ? done(write(knownBrief(facts))) : fail(NOTHING)
}

/** Milestones that somebody wrote are enough to draft from, also where no solicitation or interview is known. */
async function draftedFrom<Draft>(milestones: readonly InitialMilestone[], facts: PlanFacts, write: (brief: PlanBrief) => Draft) {
  return hasSomething(facts) || milestones.some(({ text }) => text.trim() !== '') ? done(write(knownBrief(facts))) : fail(NOTHING)
}

/** Of one milestone there is something to draft where it has a text of its own. */
async function draftedOf<Draft>(
  milestones: readonly StoredMilestone[],
  number: number,
  facts: PlanFacts,
  write: (brief: PlanBrief) => Draft | undefined,
) {
  const hasText = milestones.some((one) => one.milestone_number === number && shownText(one).trim() !== '')
  const draft = hasText ? write(knownBrief(facts)) : undefined
  return draft === undefined ? fail(NO_TEXT) : done(draft)
}

function hasSomething({ analysis, answers }: PlanFacts): boolean {
  const isRead =
    analysis !== null &&
    (analysis.requirements.length > 0 || Boolean(analysis.topic.objective ?? analysis.topic.title ?? analysis.topic.description))
  return isRead || answers.some(({ answer }) => answer.trim() !== '')
}
