import { type InitialMilestone, type StoredMilestone, shownText } from '../../domain/milestone.ts'
import { done, fail } from '../../domain/result.ts'
import { dictated } from '../../language/spoken/dictated.ts'
import { BUILT_IN, type Drafter, type PlanFacts } from '../drafter.ts'
import { rowsTold } from './filling/rows-told.ts'
import { firstMilestones, refinedMilestones } from './plan/milestones.ts'
import { acceptanceCriteria, deliverables } from './plan/proofs.ts'
import { scopeParagraph } from './plan/scope.ts'
import { adaptiveQuestions } from './questions/questions.ts'
import { changedText } from './spoken-change/changed-text.ts'
import { stepNarrative } from './step-interview/step-narrative.ts'
import { stepPlan } from './step-interview/step-plan.ts'
import { contractSummary } from './summary.ts'

const NOTHING = {
  code: 'NOTHING_TO_DRAFT',
  message: 'There is nothing to draft from yet: upload a solicitation or answer at least one question.',
} as const

const NO_TEXT = { code: 'NOTHING_TO_DRAFT', message: 'This milestone has no text yet: write what it is to achieve first.' } as const

/** Composes plans from the rows of a work breakdown, kept or read out of the answers; no language model, no network, no chance. */
export const builtInDrafter: Drafter = {
  ...BUILT_IN,
  adaptiveQuestions: (facts) => drafted(facts, adaptiveQuestions),
  contractSummary: (facts) => drafted(facts, contractSummary),
  rowsTold: async (facts) => rowsTold(facts),
  initialMilestones: (facts) => drafted(facts, firstMilestones),
  refinedMilestones: (facts, milestones, last) => draftedFrom(milestones, facts, () => refinedMilestones(facts, milestones, last)),
  deliverables: (facts, milestones) => draftedFrom(milestones, facts, () => deliverables(facts, milestones)),
  acceptanceCriteria: (facts, milestones) => draftedFrom(milestones, facts, () => acceptanceCriteria(facts, milestones)),
  scopeParagraph: (facts, milestones) => draftedFrom(milestones, facts, () => scopeParagraph(facts, milestones)),
  spokenAnswer: async ({ transcript, terms }) => dictated(transcript, terms),
  spokenChange: async (text, instruction) => changedText(text, instruction),
  stepPlan: (facts, milestones, number) => draftedOf(milestones, number, facts, () => stepPlan(facts, milestones, number)),
  stepNarrative: (facts, milestones, number) => draftedOf(milestones, number, facts, () => stepNarrative(facts, milestones, number)),
}

async function drafted<Draft>(facts: PlanFacts, write: (facts: PlanFacts) => Draft) {
  return hasSomething(facts) ? done(write(facts)) : fail(NOTHING)
}

/** Milestones that somebody wrote are enough to draft from, also where no solicitation or interview is known. */
async function draftedFrom<Draft>(milestones: readonly InitialMilestone[], facts: PlanFacts, write: (facts: PlanFacts) => Draft) {
  return hasSomething(facts) || milestones.some(({ text }) => text.trim() !== '') ? done(write(facts)) : fail(NOTHING)
}

/** Of one milestone there is something to draft where it has a text of its own. */
async function draftedOf<Draft>(
  milestones: readonly StoredMilestone[],
  number: number,
  facts: PlanFacts,
  write: (facts: PlanFacts) => Draft | undefined,
) {
  const hasText = milestones.some((one) => one.milestone_number === number && shownText(one).trim() !== '')
  const draft = hasText ? write(facts) : undefined
  return draft === undefined ? fail(NO_TEXT) : done(draft)
}

function hasSomething({ analysis, answers, rows }: PlanFacts): boolean {
  const isRead =
    analysis !== null &&
    (analysis.requirements.length > 0 || Boolean(analysis.topic.objective ?? analysis.topic.title ?? analysis.topic.description))
  return isRead || rows !== undefined || answers.some(({ answer }) => answer.trim() !== '')
}
