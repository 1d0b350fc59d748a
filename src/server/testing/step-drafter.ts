import { done } from '../../domain/result.ts'
import { builtInDrafter } from '../../drafting/built-in/drafter.ts'
import type { Drafter, PlanFacts } from '../../drafting/drafter.ts'

/** A drafter whose steps are plain to see: it asks something else each time, and tells what it was told. */
export function stepDrafter(): Drafter & { told: PlanFacts[] } {
  const told: PlanFacts[] = []
  return {
    ...builtInDrafter,
    told,
    stepPlan: async (facts, _, number) => {
      told.push(facts)
      const question_plan = [{ slot: `S${number}-Q1`, q: `What is done? (${told.length})`, fields: ['what' as const] }]
      return done({ question_plan, followups: [{ if: 'nobody is named', ask: 'Who does it?' }] })
    },
    stepNarrative: async (facts, _, number) => {
      told.push(facts)
      const answers = facts.answers.filter(({ slot }) => slot.startsWith(`S${number}-`)).map(({ answer }) => answer)
      return done(`## Milestone ${number}\n\n${answers.join('\n\n')}\n`)
    },
  }
}
