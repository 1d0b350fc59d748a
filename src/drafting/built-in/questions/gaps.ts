import type { HowFact } from '../../../domain/quality/how-fact.ts'
import { howOfPlan } from '../../../domain/quality/how-meter.ts'
import type { AnswerTopic } from '../answers/answer-topic.ts'
import { firstMilestones } from '../milestones/milestones.ts'
import { refinedMilestones } from '../milestones/refinement.ts'
import type { PlanBrief } from '../plan-brief.ts'

/** Which question would supply what a task lacks. */
const ASKED: Partial<Record<AnswerTopic, HowFact>> = {
  method: 'method',
  data: 'instrument_or_data',
  people: 'who',
  place: 'where',
  threshold: 'threshold',
  test: 'threshold',
}

/** Of each matter the share of the plan's tasks, 0 to 1, that would lack it if the plan were drafted from what is known so far. */
export function gapsOf(brief: PlanBrief): Partial<Record<AnswerTopic, number>> {
  const plan = refinedMilestones(brief, firstMilestones(brief)).map(({ text, ...rest }) => ({
    ...rest,
    initial_text: text,
    refined_text: null,
    deliverables: [],
    acceptance_criteria: [],
  }))
  const tasks = howOfPlan(plan.slice(1, -1)).milestones.flatMap(({ parts }) => parts.filter(({ part }) => part === 'task'))
  const share = (fact: HowFact) => tasks.filter(({ lacks }) => lacks.includes(fact)).length / Math.max(1, tasks.length)
  return Object.fromEntries(Object.entries(ASKED).map(([topic, fact]) => [topic, share(fact)]))
}
