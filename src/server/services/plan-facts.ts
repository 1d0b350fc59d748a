import type { CompanyFacts } from '../../domain/company.ts'
import type { ComponentFacts } from '../../domain/component/component-facts.ts'
import { componentFactsInForce } from '../../domain/component/facts-in-force.ts'
import { FIXED_QUESTIONS, type Answer as GivenAnswer, withSubjects } from '../../domain/interview.ts'
import { PERIOD_LIMITS, type Phase, type ProgramType } from '../../domain/program.ts'
import { done, fail, type Result } from '../../domain/result.ts'
import type { StandingMilestone } from '../../domain/work-breakdown/standing-milestones.ts'
import type { DraftProblem, PlanFacts } from '../../drafting/drafter.ts'
import type { Owned } from '../db/owned.ts'
import { placeOfPlan } from '../db/plan-places.ts'
import { findTopicNamed, findTopicOfCompany, type StoredTopic } from '../db/topics.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import type { Problem } from '../problem.ts'
import { companyFacts } from './company.ts'
import { answersInForce, questionsOf } from './interview-questions.ts'
import { answersOfSteps } from './step-answers.ts'
import { countingRows } from './work-breakdown.ts'

/** What a drafting call says of the plan; what it leaves out is taken from the topic. */
export type PlanFields = {
  standing?: readonly StandingMilestone[] | undefined
  company_name?: string | undefined
  program_type?: ProgramType | undefined
  phase?: Phase | undefined
  period_of_performance?: number | null | undefined
  customer_organization?: string | null | undefined
  research_institution?: string | null | undefined
  system_name?: string | null | undefined
  topic_store_id?: string | null | undefined
  topic_slug?: string | null | undefined
}

/** What one call drafts from: its facts, and its topic where it has one. */
export type DraftMatter = { facts: PlanFacts; topic: Owned<StoredTopic> | null }

/**
 * Everything that a drafter may state, gathered from a call, its topic and the interview. Answers of the call win over the kept ones; those of step
 * interviews are there besides.
 */
export async function draftMatter(
  parts: Parts,
  person: Person,
  fields: PlanFields,
  answers: readonly GivenAnswer[] = [],
): Promise<Result<DraftMatter, Problem>> {
  const topic = await topicOf(parts, person, fields)
  if (!topic.ok) return topic
  const given = answers.length > 0 || !topic.value ? answers : await answersInForce(parts.db, topic.value)
  const ofSteps = topic.value ? await answersOfSteps(parts.db, topic.value) : []
  const about = withSubjects(given, topic.value ? questionsOf(topic.value) : FIXED_QUESTIONS)
  const company = await companyFacts(parts.db, person)
  const facts = await factsOf(parts, topic.value, fields, [...about, ...ofSteps], company)
  const rows = topic.value ? await countingRows(parts, topic.value, facts.answers) : undefined
  return done({ facts: { ...facts, rows }, topic: topic.value })
}

/** The facts of a plan for a topic that is known; words in answers that give orders to a machine, and marks that something is not known yet, are left out. */
export async function factsOf(
  parts: Parts,
  topic: StoredTopic | null,
  fields: PlanFields,
  answers: readonly GivenAnswer[],
  company: CompanyFacts,
): Promise<PlanFacts> {
  const program_type = fields.program_type ?? topic?.program_type ?? 'SBIR'
  const phase = fields.phase ?? topic?.phase ?? 'I'
  return {
    company_name: fields.company_name ?? topic?.company_name ?? '',
    program_type,
    phase,
    period_of_performance: fields.period_of_performance ?? topic?.period_of_performance ?? PERIOD_LIMITS.usual,
    standing: fields.standing,
    customer_organization: fields.customer_organization?.trim() || undefined,
    research_institution: fields.research_institution?.trim() || undefined,
    system_name: fields.system_name?.trim() || undefined,
    // of a solicitation that was never uploaded nothing is known
    analysis: topic?.file_id ? topic.analysis : null,
    component: topic && componentOfTopic(topic, phase, program_type),
    company,
    answers: await parts.think('plainAnswers', { answers }),
  }
}

/** What a topic's component asks of such a plan: what was uploaded beside the topic or in its own file goes before what the product knows. */
export function componentOfTopic(
  { analysis, instructions, instructions_within }: Pick<StoredTopic, 'analysis' | 'instructions' | 'instructions_within'>,
  phase: Phase,
  program_type: ProgramType,
): ComponentFacts | null {
  return componentFactsInForce(analysis, instructions ?? instructions_within, phase, program_type) ?? null
}

/** How the server says why nothing was drafted. */
const DRAFT_PROBLEMS = {
  NOTHING_TO_DRAFT: 'BAD_INPUT',
  PROVIDER_FAILED: 'PROVIDER_FAILED',
  LIMIT_REACHED: 'TOO_MANY',
  NOT_APPLIED: 'BAD_INPUT',
} as const

/** Why nothing was drafted, as the server says it. */
export function draftProblem({ code, message }: DraftProblem): { ok: false; problem: Problem } {
  return fail({ code: DRAFT_PROBLEMS[code], message })
}

/** The topic that a call names, else the person's latest one of the same company. */
async function topicOf(parts: Parts, person: Person, fields: PlanFields): Promise<Result<Owned<StoredTopic> | null, Problem>> {
  if (!fields.topic_store_id && !fields.topic_slug) return done(await findTopicOfCompany(parts.db, person, fields.company_name))
  const topic = await findTopicNamed(parts.db, person, fields)
  if (topic.ok) return topic
  // a plan that came from a browser has no topic here: what the call brings is all there is
  return (await placeOfPlan(parts.db, person, fields)).ok ? done(null) : topic
}
