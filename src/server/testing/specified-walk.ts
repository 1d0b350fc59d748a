import type * as z from 'zod'
import type { api } from '../../contract/api.ts'
import { stepAnswersOf } from '../../drafting/built-in/step-interview/testing/step-answers.ts'
import { RICH } from '../../drafting/built-in/testing/interviews.ts'
import { tellerOf } from '../../drafting/built-in/testing/whole-plan.ts'
import type { TestPerson } from './person.ts'
import { type Uploaded, uploadSample } from './solicitation.ts'

type Plan = z.output<typeof api.createWorkPlan.output>
export type Milestone = Plan['milestones'][number]

const COMPANY = { company_name: 'Acme Antennas', program_type: 'SBIR', phase: 'I' } as const
const FIELDS = { ...COMPANY, customer_organization: 'US Marine Corps', research_institution: '', system_name: '' } as const

/** Upload, project, interview and pipeline with the calls and the fields of the specification alone (spec §4, §7). */
export async function walkToPlan(person: TestPerson): Promise<{ plan: Plan; topic: { topic_store_id: string; topic_slug: string } }> {
  const uploaded = await uploadSample(person)
  const { topic_store_id, topic_slug } = uploaded
  const topic = { topic_store_id, topic_slug }
  const project = await person.call('createProject', {
    company_name: COMPANY.company_name,
    phase: 'I',
    customer_org: 'US Marine Corps',
    performer_org: COMPANY.company_name,
    contract_type: 'SBIR',
  })
  const qa_transcript = await interviewed(person, uploaded)
  await person.call('finalizeGlobalInterview', { ...topic, qa_transcript, known: {}, persist: true })
  const global_interview_responses = qa_transcript.map(({ question, answer }) => ({ question, answer }))
  const initial = await person.call('buildInitialMilestones', { ...FIELDS, global_interview_responses })
  const refined = await person.call('refineMilestones', { ...FIELDS, topic_store_id, milestones: initial.milestones })
  const { deliverables } = await person.call('generateDeliverables', { ...FIELDS, milestones: refined.milestones })
  const plan = await person.call('createWorkPlan', {
    project_id: project.id,
    scope_paragraph: null,
    milestones: refined.milestones.map(({ milestone_number, step_type, text }, index) => ({
      milestone_number,
      step_type,
      initial_text: initial.milestones[index]?.text ?? null,
      refined_text: text,
      deliverables: deliverables[index]?.deliverables ?? [],
      acceptance_criteria: [],
    })),
  })
  return { plan, topic }
}

/** Takes a step through its interview to Finalize Step; gives back what the gate said. */
export async function finalizedStep(
  person: TestPerson,
  topic: { topic_store_id: string; topic_slug: string },
  { milestone_number, step_type }: Milestone,
) {
  const step = { ...topic, step_id: `step-${milestone_number}`, profile_id: step_type }
  const { plan } = await person.call('planStep', step)
  const qa_transcript = stepAnswersOf(plan).map(({ slot, question, answer }) => ({ slot, question, answer }))
  const interview = { plan, qa_transcript, global_context: {}, known: {}, persist: true }
  const { narrative } = await person.call('finalizeStep', { ...step, ...interview })
  return person.call('commitStep', { ...step, narrative_md: narrative.narrative_md, finalize: true })
}

/** Work Plan Complete: criteria, then the scope, kept in that order. */
export async function completePlan(person: TestPerson, topic_store_id: string, { id, milestones }: Plan): Promise<void> {
  const texts = milestones.map(({ milestone_number, step_type, refined_text, deliverables }) => ({
    milestone_number,
    step_type,
    text: refined_text ?? '',
    deliverables,
  }))
  const { acceptance_criteria } = await person.call('generateAcceptanceCriteria', { milestones: texts, topic_store_id })
  for (const { milestone_number, criteria } of acceptance_criteria) {
    const milestone = milestones.find((one) => one.milestone_number === milestone_number)
    await person.call('updateMilestone', { id: milestone?.id ?? '', acceptance_criteria: criteria })
  }
  const { scope_paragraph } = await person.call('generateScope', { ...FIELDS, period_of_performance: 6, milestones: texts, topic_store_id })
  await person.call('updateWorkPlan', { id, scope_paragraph })
}

async function interviewed(person: TestPerson, { topic_store_id, topic_slug, file_id, analysis }: Uploaded) {
  const { answered, withRest } = tellerOf(RICH['N251-001'] ?? {})
  const first = (await person.call('planGlobalInterview', { topic_store_id, topic_slug })).questions.map(answered)
  const [answer_1 = '', answer_2 = '', answer_3 = ''] = first.map(({ answer }) => answer)
  const asked = { topic_store_id, file_id, topic_brief: analysis.topic_brief, answer_1, answer_2, answer_3 }
  const { questions } = await person.call('generateAdaptiveQuestions', { ...asked, program_type: 'SBIR', research_institution: '' })
  /** The specification's transcript has no subjects (spec §3). */
  return withRest([...first, ...questions.map(answered)]).map(({ slot, question, answer }) => ({ slot, question, answer }))
}
