import { describe, expect, test } from 'vitest'
import { componentFactsInForce } from '../../../domain/component/facts-in-force.ts'
import type { Answer } from '../../../domain/interview.ts'
import type { Phase } from '../../../domain/program.ts'
import { isOnlyHandedOver } from '../../../domain/quality/criteria-rules.ts'
import type { PlanFacts } from '../../drafter.ts'
import { phasesOf } from '../testing/sample-plans.ts'
import { sampleTopic, TOPIC_NAMES } from '../testing/samples.ts'
import { stepNarrative } from './step-narrative.ts'
import { stepPlan } from './step-plan.ts'
import { ANTENNA_ROWS } from './testing/antenna-rows.ts'
import { composedMilestones } from './testing/composed-milestones.ts'
import { type Manner, stepAnswersOf } from './testing/step-answers.ts'

const MANNERS: readonly Manner[] = ['sentences', 'words', 'unsure']
const CASES = TOPIC_NAMES.map((name, at) => ({
  name,
  phase: phasesOf(name)[at % phasesOf(name).length] as Phase,
  manner: MANNERS[at % MANNERS.length] as Manner,
}))

async function factsOf({ name, phase }: (typeof CASES)[number]): Promise<PlanFacts> {
  const { analysis } = await sampleTopic(name)
  return {
    company_name: 'Meridian Works',
    program_type: 'SBIR',
    phase,
    period_of_performance: phase === 'I' ? 6 : 24,
    analysis,
    component: componentFactsInForce(analysis, null, phase, 'SBIR') ?? null,
    answers: [],
    rows: ANTENNA_ROWS,
  }
}

/** The sentences of a narrative that are long enough to be known again. */
function sentencesIn(narrative: string): string[] {
  return narrative
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.replace(/^- (?:Task \d+\.\d+: )?/, '').split(/(?<=[.!?]) (?=[A-Z])/))
    .map((one) => one.toLowerCase().trim())
    .filter((one) => one.split(' ').length > 4)
}

describe.each(CASES)('$name, Phase $phase, answered in $manner', (which) => {
  test('every step is asked, answered once, and told whole', async () => {
    const facts = await factsOf(which)
    const milestones = composedMilestones(facts)
    const quotes = new Map(facts.analysis?.requirements.map(({ id, quote, page }) => [id, { quote, page }]))
    const answers: Answer[] = []
    for (const { milestone_number, refined_text, deliverables, acceptance_criteria } of milestones) {
      const plan = stepPlan({ ...facts, answers }, milestones, milestone_number)
      if (!plan) throw new Error(`no step ${milestone_number}`)
      expect(plan.question_plan.filter(({ fills, label }) => !fills || !label)).toEqual([])
      expect(new Set(plan.question_plan.map(({ q }) => q)).size).toBe(plan.question_plan.length)
      for (const { requirement_id = '', quote, page } of plan.question_plan.filter((one) => one.requirement_id))
        expect({ quote, page }).toEqual(quotes.get(requirement_id))
      answers.push(...stepAnswersOf(plan, which.manner))
      const again = stepPlan({ ...facts, answers }, milestones, milestone_number)
      const before = new Set(plan.question_plan.flatMap(({ q, slot }) => [q, slot]))
      expect(again?.question_plan.filter(({ q, slot }) => before.has(q) || before.has(slot))).toEqual([])
      const narrative = stepNarrative({ ...facts, answers }, milestones, milestone_number) ?? ''
      // more things may be told of in the line of what is delivered
      const judged = acceptance_criteria.filter((one) => !isOnlyHandedOver(one))
      const told = [...deliverables, ...judged].map((one) => one.replace(/\.$/, ''))
      expect(told.filter((one) => !narrative.includes(one))).toEqual([])
      expect(narrative.match(/^Task \d+\.\d+:/gm) ?? []).toEqual(refined_text?.match(/^Task \d+\.\d+:/gm) ?? [])
      const sentences = sentencesIn(narrative)
      expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([])
    }
  })
})
