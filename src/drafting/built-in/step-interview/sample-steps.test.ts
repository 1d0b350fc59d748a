import { describe, expect, test } from 'vitest'
import { componentFactsInForce } from '../../../domain/component/facts-in-force.ts'
import type { Answer } from '../../../domain/interview.ts'
import type { Phase } from '../../../domain/program.ts'
import { isOnlyHandedOver } from '../../../domain/quality/criteria-rules.ts'
import { joined, OWN, textParts } from '../../../domain/text-parts.ts'
import { inPlainWords } from '../../../language/characters.ts'
import { sentencesOf } from '../../../language/sentence.ts'
import type { PlanFacts } from '../../drafter.ts'
import { phasesOf } from '../testing/sample-plans.ts'
import { sampleTopic, TOPIC_NAMES } from '../testing/samples.ts'
import { stepNarrative } from './step-narrative.ts'
import { stepPlan } from './step-plan.ts'
import { ANTENNA_ROWS } from './testing/antenna-rows.ts'
import { composedMilestones } from './testing/composed-milestones.ts'
import { type Manner, stepAnswersOf } from './testing/step-answers.ts'
import { toldMilestone } from './told-milestone.ts'

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

/** What each criterion claims, under which conditions, and how it is shown; what is only handed over, by when, and what it answers the plan tells. */
function piecesOf(criteria: readonly string[]): string[] {
  const parts = criteria.filter((one) => !isOnlyHandedOver(one)).flatMap((one) => one.replace(/\.$/, '').split('; '))
  return parts
    .filter((part) => !/^(?:by Award|answers R)/.test(part))
    .flatMap((part) => part.split(': ').map((one) => one.replace(/^it /, '')))
}

/** The sentences of the methods and risks of a milestone's own tasks. */
function labelPieces(text: string): string[] {
  const labels = toldMilestone(text).tasks.flatMap((task) => task.labels)
  const told = labels.filter(({ name }) => name === 'Method' || name === 'Risk').flatMap((one) => sentencesOf(one.text))
  return told.map((one) => one.replace(/^(?:Early sign|Fallback): /, ''))
}

const textOf = (text: string, milestone_number: number) => joined(textParts(text, milestone_number === 1), OWN)

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
      const words = ` ${inPlainWords(narrative)} `
      const told = [...deliverables, ...piecesOf(acceptance_criteria), ...labelPieces(textOf(refined_text ?? '', milestone_number))]
      expect(told.filter((one) => !words.includes(` ${inPlainWords(one)} `))).toEqual([])
      expect(narrative).not.toMatch(/^Task \d+\.\d+:|^[-#]{3}|the following work:/m)
      const sentences = sentencesIn(narrative)
      expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([])
    }
  })
})
