import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type * as z from 'zod'
import { api } from '../../src/contract/api.ts'
import { ApiError, type Caller, call } from '../../src/contract/client.ts'
import { FIXED_QUESTIONS } from '../../src/domain/interview.ts'
import type { Phase } from '../../src/domain/program.ts'
import { CurrentTopic } from '../../src/domain/topic.ts'

type Project = z.output<typeof api.createProject.output>
type Topic = z.output<typeof api.uploadTopic.output>
type Plan = z.output<typeof api.createWorkPlan.output>

/** A signed-in person with an uploaded solicitation, an answered interview and a project. */
export type Proposal = {
  caller: Caller
  token: string
  topic: Topic
  project: Project
  transcript: { slot: string; question: string; answer: string }[]
}

/** Who is signed up, and signs in. */
export const PERSON = { name: 'Ada Example', email: 'ada@example.com', password: 'correct horse' }

const FIELDS = { company_name: 'Acme Antennas', program_type: 'SBIR', phase: 'I', customer_organization: 'US Marine Corps' } as const

const ANSWERS = [
  'We will build a phased array of two compact loops that steers a null of at least 15 dB towards the opposing force.',
  'Our electrically small loop, proven on a test range at 30 MHz, needs a wider tuning range and a lighter mast.',
  'A man-portable antenna of less than 10 kg that two soldiers set up in 15 minutes and that works from 3 to 90 MHz.',
]

/** Goes the whole way up to the end of the interview. */
export async function prepareProposal(base: string): Promise<Proposal> {
  const caller = { base, token: await tokensOf(base) }
  const token = await caller.token()
  const topic = await uploadTopic(base, token, { path: 'N251-001.pdf', phase: 'I', period: 6 })
  const [answer_1 = '', answer_2 = '', answer_3 = ''] = ANSWERS
  const { topic_store_id } = topic
  await call(caller, api.generateAdaptiveQuestions, { topic_store_id, answer_1, answer_2, answer_3, program_type: 'SBIR' })
  const transcript = FIXED_QUESTIONS.map(({ slot, q }, index) => ({ slot, question: q, answer: ANSWERS[index] ?? '' }))
  const project = await call(caller, api.createProject, {
    company_name: 'Acme Antennas',
    phase: 'I',
    contract_type: 'SBIR',
    topic: currentTopic(topic),
  })
  return { caller, token, topic, project, transcript }
}

/** The pipeline of the overlay: finalize the interview, build, refine, deliverables, save (spec §4). */
export async function runPipeline({ caller, topic, project, transcript }: Proposal): Promise<Plan> {
  const { topic_slug, topic_store_id } = topic
  const named = { ...FIELDS, topic_store_id }
  await call(caller, api.finalizeGlobalInterview, { topic_slug, topic_store_id, qa_transcript: transcript })
  const built = await call(caller, api.buildInitialMilestones, { ...named, global_interview_responses: transcript })
  const refined = await call(caller, api.refineMilestones, { ...named, milestones: built.milestones })
  const { deliverables } = await call(caller, api.generateDeliverables, { ...named, milestones: refined.milestones })
  const milestones = refined.milestones.map(({ milestone_number, step_type, text }, index) => ({
    milestone_number,
    step_type,
    initial_text: built.milestones[index]?.text ?? null,
    refined_text: text,
    deliverables: deliverables.find((each) => each.milestone_number === milestone_number)?.deliverables ?? [],
  }))
  return call(caller, api.createWorkPlan, { project_id: project.id, milestones })
}

/** A plan of that many milestones, each with a narrative of that many characters. */
export async function writeNarratives(proposal: Proposal, plan: Plan, { steps, characters }: { steps: number; characters: number }) {
  const { caller, topic, project } = proposal
  const { topic_slug, topic_store_id } = topic
  const milestones = Array.from({ length: steps }, (_, index) => {
    const { id: _id, version: _version, ...like } = plan.milestones[index % plan.milestones.length] as Plan['milestones'][number]
    return { ...like, milestone_number: index + 1 }
  })
  await call(caller, api.createWorkPlan, { project_id: project.id, milestones })
  for (const { milestone_number, step_type, refined_text } of milestones) {
    const narrative_md = `${refined_text ?? ''}\n\n`.repeat(Math.ceil(characters / (refined_text?.length ?? 1))).slice(0, characters)
    const step = { topic_slug, topic_store_id, step_id: `step-${milestone_number}`, profile_id: step_type }
    await call(caller, api.commitStep, { ...step, narrative_md })
  }
}

/** Makes the person's account; gives the token that each call bears, for some minutes. */
export async function signUp(base: string): Promise<string> {
  return (await tokensOf(base))()
}

/** How long a token is used, in milliseconds: less than it holds. */
const RENEWED_AFTER_MS = 2 * 60_000

/** Makes a person's account; gives what gives a token that holds, however long the person stays. `headers` are sent with it. */
export async function tokensOf(
  base: string,
  person: typeof PERSON = PERSON,
  more: Record<string, string> = {},
): Promise<() => Promise<string>> {
  const headers = { 'content-type': 'application/json', origin: base, ...more }
  const signedUp = await fetch(`${base}/api/auth/sign-up/email`, { method: 'POST', headers, body: JSON.stringify(person) })
  const cookie = signedUp.headers.getSetCookie().map((one) => one.split(';', 1)[0])
  let token = ''
  let since = Number.NEGATIVE_INFINITY
  return async () => {
    if (performance.now() - since > RENEWED_AFTER_MS) {
      token = (await (await fetch(`${base}/api/auth/token`, { headers: { cookie: cookie.join('; '), ...more } })).json()).token
      since = performance.now()
    }
    return token
  }
}

/** A sample, and the plan that is made for it. */
type Sample = { path: string; phase: Phase; period: number }

/** Uploads a sample as the browser does. */
export function uploadTopic(base: string, token: string, { path, phase, period }: Sample): Promise<Topic> {
  const name = basename(path)
  const slug = name.replace(/\.\w+$/, '').toLowerCase()
  return uploadFile({ base, token, slug }, new File([readFileSync(`samples/${path}`)], name), {
    phase,
    period_of_performance: String(period),
  })
}

/** Uploads any file as the browser does, with what differs from the usual fields. */
export async function uploadFile(
  { base, token, slug }: { base: string; token: string; slug: string },
  file: File,
  changed: Record<string, string> = {},
): Promise<Topic> {
  const form = new FormData()
  form.append('file', file)
  const fields = { phase: 'I', company_name: 'Acme Antennas', period_of_performance: '6', program_type: 'SBIR', ...changed }
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${base}/topics/${slug}/upload`, { method: 'POST', headers, body: form })
  if (!answer.ok) throw new ApiError(`The upload was refused: ${await answer.text()}`, answer.status)
  return api.uploadTopic.output.parse(await answer.json())
}

/** What the browser keeps of the topic; CurrentTopic fills in what is absent. */
export function currentTopic({ topic_slug, topic_store_id, file_id, analysis }: Topic): CurrentTopic {
  return CurrentTopic.parse({ slug: topic_slug, storeId: topic_store_id, fileId: file_id, name: analysis.topic_summary, analysis })
}

/** What the browser keeps of the proposal's topic, its project included. */
export function shownTopic({ topic, project }: Proposal): CurrentTopic {
  return { ...currentTopic(topic), projectId: project.id }
}
