import { done } from '../../domain/result.ts'
import type { Drafter, PlanFacts } from '../../drafting/drafter.ts'

/** A drafter that keeps nothing to itself: everything that it was told stands in everything that it writes. */
export const tellingDrafter: Drafter = {
  kind: 'built-in',
  label: 'Telling drafter',
  adaptiveQuestions: async (facts) => done([{ slot: 'Q4', q: all(facts) }]),
  contractSummary: async (facts) => done(all(facts)),
  initialMilestones: async (facts) => done([{ milestone_number: 1, step_type: 'kickoff', text: all(facts) }]),
  refinedMilestones: async (facts, milestones) => done(milestones.map((one) => ({ ...one, text: all(facts) }))),
  deliverables: async (facts, milestones) => done(milestones.map((one) => ({ ...one, deliverables: [all(facts)] }))),
  acceptanceCriteria: async (facts, milestones) => done(milestones.map((one) => ({ ...one, criteria: [all(facts)] }))),
  scopeParagraph: async (facts) => done(all(facts)),
  rowsTold: async (facts) => ({ rows: [], unplaced: [{ slot: 'Q1', text: all(facts) }] }),
  spokenAnswer: async (said) => ({ text: JSON.stringify(said), unsure: [] }),
  spokenChange: async (text, instruction) => done(`${text} ${instruction}`),
  stepPlan: async (facts, _, number) =>
    done({ question_plan: [{ slot: `S${number}-Q1`, q: all(facts), fields: ['what'] }], followups: [] }),
  stepNarrative: async (facts) => done(all(facts)),
}

function all(facts: PlanFacts): string {
  return JSON.stringify(facts)
}
