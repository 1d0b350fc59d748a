import { componentFactsInForce } from '../../../domain/component/facts-in-force.ts'
import { type Answer, FIXED_QUESTIONS, type Question } from '../../../domain/interview.ts'
import type { RefinedMilestone } from '../../../domain/milestone.ts'
import type { Result } from '../../../domain/result.ts'
import type { Analysis } from '../../../domain/solicitation/analysis.ts'
import type { PlanFacts } from '../../drafter.ts'
import { type AnswerTopic, questionTopic } from '../answers/answer-topic.ts'
import { builtInDrafter } from '../drafter.ts'
import type { Interview } from './interviews.ts'

/** Everything that the drafter writes for one plan, in the order in which the product asks for it. */
export type WholePlan = { facts: PlanFacts; questions: Question[]; milestones: RefinedMilestone[]; scope: string; summary: string }

/** Facts of a company that answers as the interview says; each question gets the next text on its matter. */
export async function answeredFacts(
  analysis: Analysis | null,
  interview: Interview,
  some: Partial<PlanFacts> = {},
): Promise<{ facts: PlanFacts; questions: Question[] }> {
  const phase = some.phase ?? 'I'
  const program_type = some.program_type ?? analysis?.topic.program_type ?? 'SBIR'
  const facts: PlanFacts = {
    company_name: 'Meridian Works',
    program_type,
    phase,
    period_of_performance: phase === 'I' ? 6 : 24,
    analysis,
    component: (analysis && componentFactsInForce(analysis, null, phase, program_type)) ?? null,
    answers: [],
    ...some,
  }
  const said = new Map<AnswerTopic, number>()
  const next = (topic: AnswerTopic): string => {
    const turn = said.get(topic) ?? 0
    said.set(topic, turn + 1)
    return interview[topic]?.[turn] ?? ''
  }
  /** A person who is asked two things at once answers both; each matter's texts are said once, first where it alone is asked. */
  const answered = (asked: readonly Question[]): Answer[] => {
    const first = asked.map(({ q }) => next(questionTopic(q)))
    return asked.map(({ slot, q }, index) => {
      const also = ALSO.filter(([, sign]) => sign.test(q)).map(([topic]) => next(topic))
      return { slot, question: q, answer: [first[index], ...also].filter(Boolean).join(' ') }
    })
  }
  const first = answered(FIXED_QUESTIONS)
  const questions =
    analysis || first.some((one) => one.answer !== '')
      ? expectDone(await builtInDrafter.adaptiveQuestions({ ...facts, answers: first }))
      : []
  return { facts: { ...facts, answers: [...first, ...answered(questions)] }, questions }
}

/** Matters that a question may ask for beside its own. */
const ALSO: readonly [AnswerTopic, RegExp][] = [
  ['place', /\bwhere is each part done\b/i],
  ['method', /\bin which steps, by which\b/i],
  ['data', /\btools and data\b/i],
  ['measurement', /\bwith which instruments\b/i],
  ['government', /fallback.* need from the Government/i],
]

/** Runs the whole drafting, as the finalization pipeline does. */
export async function wholePlan(analysis: Analysis | null, interview: Interview, some: Partial<PlanFacts> = {}): Promise<WholePlan> {
  const { facts, questions } = await answeredFacts(analysis, interview, some)
  const first = expectDone(await builtInDrafter.initialMilestones(facts))
  const refined = expectDone(await builtInDrafter.refinedMilestones(facts, first))
  const things = expectDone(await builtInDrafter.deliverables(facts, refined))
  const handed = refined.map((one, index): RefinedMilestone => ({ ...one, deliverables: things[index]?.deliverables ?? [] }))
  const criteria = expectDone(await builtInDrafter.acceptanceCriteria(facts, handed))
  const milestones = handed.map((one, index) => ({ ...one, acceptance_criteria: criteria[index]?.criteria ?? [] }))
  const scope = expectDone(await builtInDrafter.scopeParagraph(facts, milestones))
  return { facts, questions, milestones, scope, summary: expectDone(await builtInDrafter.contractSummary(facts)) }
}

/** The value of an outcome that a test expects to be good. */
export function expectDone<Value>(outcome: Result<Value, { message: string }>): Value {
  if (!outcome.ok) throw new Error(outcome.problem.message)
  return outcome.value
}
