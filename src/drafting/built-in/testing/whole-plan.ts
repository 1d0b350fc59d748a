import { componentFactsInForce } from '../../../domain/component/facts-in-force.ts'
import { type Answer, FIXED_QUESTIONS, type Question, type Subject } from '../../../domain/interview.ts'
import type { RefinedMilestone } from '../../../domain/milestone.ts'
import type { Result } from '../../../domain/result.ts'
import type { Analysis } from '../../../domain/solicitation/analysis.ts'
import type { PlanFacts } from '../../drafter.ts'
import { builtInDrafter } from '../drafter.ts'
import type { Interview } from './interviews.ts'

/** Everything that the drafter writes for one plan, in the order in which the product asks for it. */
export type WholePlan = { facts: PlanFacts; questions: Question[]; milestones: RefinedMilestone[]; scope: string; summary: string }

/** Facts of a company that answers as the interview says; each question gets the next text on its subject. */
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
  const teller = tellerOf(interview)
  const first = FIXED_QUESTIONS.map(teller.answered)
  const questions =
    analysis || first.some((one) => one.answer !== '')
      ? expectDone(await builtInDrafter.adaptiveQuestions({ ...facts, answers: first }))
      : []
  const answers = [...first, ...questions.map(teller.answered)]
  return { facts: { ...facts, answers: teller.withRest(answers) }, questions }
}

/** Where a subject is told that no question asked for. */
const RELATED: Partial<Record<Subject, Subject>> = {
  steps: 'method',
  method: 'steps',
  place: 'people',
  people: 'place',
  government: 'risk',
  risk: 'government',
  security: 'user',
  user: 'security',
  test: 'threshold',
  threshold: 'test',
  shares: 'people',
}

/** Answers each question with the next text of its subject, and in the end loses none of the texts. */
export function tellerOf(interview: Interview) {
  const left = new Map(Object.entries(interview).map(([subject, texts]) => [subject as Subject, [...(texts ?? [])]]))
  const answered = ({ slot, q, subject }: Question): Answer => ({
    slot,
    question: q,
    answer: (subject && left.get(subject)?.shift()) ?? '',
    ...(subject ? { subject } : {}),
  })
  const withRest = (answers: readonly Answer[]): Answer[] => {
    const last = (subject: Subject | undefined) => answers.findLast((one) => subject !== undefined && one.subject === subject)
    const rest = [...left].map(([subject, texts]) => ({ to: last(subject) ?? last(RELATED[subject]), texts }))
    return answers.map((one) => {
      const also = rest.flatMap(({ to, texts }) => (to === one ? texts : []))
      return also.length > 0 ? { ...one, answer: [one.answer, ...also].filter(Boolean).join(' ') } : one
    })
  }
  return { answered, withRest }
}

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
