import { expect, type Page } from '@playwright/test'
import type * as z from 'zod'
import { api } from '../src/contract/api.ts'
import type { Endpoint } from '../src/contract/endpoint.ts'
import type { StoredMilestone } from '../src/domain/milestone.ts'
import { centsOf, dollarString } from '../src/domain/money.ts'
import { splitAward } from '../src/domain/payment.ts'
import { milestoneCount } from '../src/domain/program.ts'
import { stepTypeAt } from '../src/domain/step.ts'
import { type CurrentTopic, topicSlug } from '../src/domain/topic.ts'
import { sample } from './documents.ts'
import { signedIn, somebody } from './people.ts'
import type { Proposal } from './solicitations.ts'

/** Makes a call as the signed-in person, without the screens. */
export async function ask<Input extends z.ZodObject, Output extends z.ZodType>(
  page: Page,
  promise: Endpoint<Input, Output>,
  input: z.input<Input>,
): Promise<z.output<Output>> {
  const rest: Record<string, unknown> = { ...input }
  const path = promise.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const authorization = await bearer(page)
  const isGet = promise.method === 'GET'
  const params = isGet ? (rest as Record<string, string>) : undefined
  const answer = await page.request.fetch(path, {
    method: promise.method,
    headers: { authorization },
    ...(isGet ? { params: params ?? {} } : { data: rest }),
  })
  expect(answer.ok(), `${promise.path}: ${await answer.text()}`).toBe(true)
  return promise.output.parse(await answer.json())
}

async function bearer(page: Page): Promise<string> {
  const { token } = await (await page.request.get('/api/auth/token')).json()
  return `Bearer ${token}`
}

/** Signs somebody new in whose solicitation is uploaded, so that the story begins at the interview. */
export async function withTopic(page: Page, proposal: Proposal, person = somebody()): Promise<CurrentTopic> {
  await signedIn(page, person)
  const topic = await uploaded(page, proposal)
  const project = await ask(page, api.createProject, {
    company_name: proposal.company,
    phase: proposal.phase,
    customer_org: proposal.customer,
    performer_org: proposal.company,
    contract_type: proposal.program,
    topic,
  })
  const known = { ...topic, projectId: project.id }
  await keep(page, { currentTopic: known })
  return known
}

async function uploaded(page: Page, proposal: Proposal): Promise<CurrentTopic> {
  const fields = {
    phase: proposal.phase,
    company_name: proposal.company,
    period_of_performance: String(proposal.months),
    program_type: proposal.program,
  }
  const answer = await page.request.post(`/topics/${topicSlug(proposal.file)}/upload`, {
    headers: { authorization: await bearer(page) },
    params: fields,
    multipart: { ...fields, file: sample(proposal.file) },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { topic_slug, topic_store_id, file_id, analysis } = api.uploadTopic.output.parse(await answer.json())
  return {
    slug: topic_slug,
    storeId: topic_store_id,
    fileId: file_id,
    name: analysis.topic_summary,
    phase: proposal.phase,
    periodOfPerformance: proposal.months,
    totalProposedEffort: proposal.award,
    programType: proposal.program,
    companyName: proposal.company,
    customerOrganization: proposal.customer,
    systemName: proposal.system,
    ...(proposal.institution ? { researchInstitution: proposal.institution } : {}),
    analysis: { topic_summary: analysis.topic_summary, topic_brief: analysis.topic_brief },
  }
}

/** A plan that is in the database, and the topic it belongs to. */
export type Seeded = { topic: CurrentTopic; planId: string; milestones: StoredMilestone[] }

/** Signs somebody new in whose interview is done and whose plan is in the database and in the browser, so that the story begins at the steps. */
export async function withPlan(page: Page, proposal: Proposal): Promise<Seeded> {
  return planned(page, await withTopic(page, proposal), proposal)
}

/** Takes a topic that is uploaded as far as the steps. */
export async function planned(page: Page, topic: CurrentTopic, proposal: Proposal): Promise<Seeded> {
  const qa_transcript = proposal.answers.map((answer, index) => ({ slot: `Q${index + 1}`, question: `Question ${index + 1}`, answer }))
  const { contract } = await ask(page, api.finalizeGlobalInterview, {
    topic_store_id: topic.storeId,
    topic_slug: topic.slug,
    qa_transcript,
  })
  const plan = await ask(page, api.createWorkPlan, {
    project_id: topic.projectId ?? '',
    scope_paragraph: null,
    milestones: writtenMilestones(proposal),
  })
  await keep(page, { globalContract: contract, refinedWorkPlan: plan.milestones.map(inBrowser) })
  return { topic, planId: plan.id, milestones: plan.milestones }
}

/** Milestones as somebody might have written them, the award split by default. */
export function writtenMilestones({ phase, months, award }: Proposal): StoredMilestone[] {
  const count = milestoneCount(phase, months)
  const payments = splitAward(centsOf(award), count)
  return payments.map((payment, index) => ({
    milestone_number: index + 1,
    step_type: stepTypeAt(index + 1, count),
    initial_text: `Milestone ${index + 1} - First draft`,
    refined_text: `Milestone ${index + 1} - Stage ${index + 1} of the shield\n\nThe Contractor shall carry out stage ${index + 1} in the Dayton laboratory.`,
    deliverables: [`Report of stage ${index + 1} (PDF)`, `Data of stage ${index + 1} (CSV)`],
    acceptance_criteria: [`The report of stage ${index + 1} shows at least 30 dB in 3 repeats.`],
    payment_amount: dollarString(payment),
  }))
}

/** A stored milestone as the browser keeps it under refinedWorkPlan (spec §3). */
export function inBrowser({ initial_text, refined_text, ...milestone }: StoredMilestone) {
  return { ...milestone, text: refined_text ?? initial_text ?? '' }
}

/** A page of the product without a screen, to reach the browser's storage without the cost of one. */
const NO_SCREEN = '/api/health'

/** Puts values under the browser's storage keys (spec §3); null takes a key away. */
export async function keep(page: Page, values: Record<string, unknown>): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(NO_SCREEN)
  await page.evaluate((entries) => {
    for (const [key, value] of entries) {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
    }
  }, Object.entries(values))
}

/** What the browser keeps under a key, read as JSON. */
export async function kept(page: Page, key: string): Promise<unknown> {
  const raw = await page.evaluate((name) => localStorage.getItem(name), key)
  return raw === null ? null : JSON.parse(raw)
}
