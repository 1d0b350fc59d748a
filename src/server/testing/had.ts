import { randomBytes, randomUUID } from 'node:crypto'
import type * as z from 'zod'
import type { api } from '../../contract/api.ts'
import { recordingOf } from '../../speech/testing/scripted-speech.ts'
import type { TestPerson } from './person.ts'
import { currentTopic, handedIn, MILESTONES } from './project.ts'
import { instructionsFile, textFile } from './solicitation.ts'

/** What a person has that a call of the contract may name, each under a value that nobody else's has. */
export type Had = {
  topic_store_id: string
  topic_slug: string
  file_id: string
  instructions_id: string
  company_file_id: string
  company_name: string
  project_id: string
  /** A project without a plan. */
  empty_project_id: string
  /** A project that is to be deleted. */
  other_project_id: string
  plan_id: string
  milestone_id: string
  audio_id: string
  /** A step in the work breakdown of the topic. */
  row_id: string
  /** A row there that is to be removed. */
  other_row_id: string
}

/** What a person says in calls, whatever these name. */
export type Said = { word: string; topic_number: string; quote: string; requirement_id: string }

/** Names of nothing that is there. */
export function nowhere(): Had {
  return {
    topic_store_id: randomUUID(),
    topic_slug: `slug-${randomBytes(8).toString('hex')}`,
    file_id: randomUUID(),
    instructions_id: randomUUID(),
    company_file_id: randomUUID(),
    company_name: `Firm ${randomBytes(8).toString('hex')}`,
    project_id: randomUUID(),
    empty_project_id: randomUUID(),
    other_project_id: randomUUID(),
    plan_id: randomUUID(),
    milestone_id: randomUUID(),
    audio_id: randomUUID(),
    row_id: randomUUID(),
    other_row_id: randomUUID(),
  }
}

const NUMBER = 'N251-901'

/** A topic on one page whose every sentence has the word. */
function topicPage(word: string): string {
  return [
    `${NUMBER} TITLE: ${word} Antennas`,
    `OBJECTIVE: Develop a ${word} antenna that weighs less than 10 kg.`,
    `DESCRIPTION: The Navy needs a ${word} antenna. The ${word} antenna shall work at sea for 30 days.`,
    `PHASE I: Design the ${word} antenna. The contractor shall deliver a report on the ${word} antenna.`,
    `PHASE II: Build a prototype of the ${word} antenna and test it.`,
    `KEYWORDS: ${word}; sea`,
  ].join('\n')
}

/** A recording of these words. */
export function recorded(words: string): Blob {
  return new Blob([recordingOf(words)], { type: 'audio/wav' })
}

/** A topic as the browser keeps it, under these names. */
export function topicOf(had: Had, word: string) {
  const { topic_slug, topic_store_id, file_id, company_name, project_id } = had
  const analysis = { topic_summary: word, topic_brief: word } as Uploaded['analysis']
  return { ...currentTopic({ topic_slug, topic_store_id, file_id, analysis }), companyName: company_name, projectId: project_id }
}

type Uploaded = z.output<typeof api.uploadTopic.output>

/** A topic with its interview, and a project with a plan about it. */
export async function startWork(person: TestPerson, word: string): Promise<{ had: Had; said: Said }> {
  const names = nowhere()
  const { topic_slug, company_name } = names
  const file = textFile([topicPage(word)], `${word}.txt`)
  const entries = { phase: 'I', period_of_performance: 6, program_type: 'SBIR' } as const
  const { topic_store_id, file_id, analysis } = await person.call('uploadTopic', { slug: topic_slug, company_name, file, ...entries })
  const qa_transcript = [{ slot: 'Q1', question: 'How?', answer: `By a ${word} loop.` }]
  await person.call('finalizeGlobalInterview', { topic_slug, topic_store_id, qa_transcript })
  const { audio_id } = await person.call('uploadAudio', { topic_store_id, file: recorded(word) })
  const rows = await addRows(person, topic_store_id, word)
  const topic = { ...names, topic_store_id, file_id, audio_id: audio_id ?? '', ...rows }
  const fields = { company_name: word, phase: 'I', contract_type: 'SBIR' } as const
  const project = await person.call('createProject', { ...fields, topic: topicOf(topic, word) })
  const empty = await person.call('createProject', fields)
  const other = await person.call('createProject', fields)
  const plan = await person.call('createWorkPlan', { project_id: project.id, scope_paragraph: word, milestones: milestonesOf(word) })
  const planned = {
    project_id: project.id,
    empty_project_id: empty.id,
    other_project_id: other.id,
    plan_id: plan.id,
    milestone_id: plan.milestones[1]?.id ?? '',
  }
  const [requirement] = analysis.requirements
  if (!requirement) throw new Error(`Nothing was found in the topic about ${word}`)
  return {
    had: { ...topic, ...planned },
    said: { word, topic_number: NUMBER, quote: requirement.quote, requirement_id: requirement.id },
  }
}

/** A cell as a person types it. */
export function typed(value: unknown) {
  return { value, origin: { from: 'person' }, state: 'seen' } as const
}

async function addRows(person: TestPerson, topic_store_id: string, word: string): Promise<Pick<Had, 'row_id' | 'other_row_id'>> {
  const step = await person.call('addRow', { topic_store_id, kind: 'step', cells: { action: typed(`Wind a ${word} loop`) } })
  const about = { what: typed(`The ${word} loop breaks.`), step_ids: typed([step.row.id]) }
  const risk = await person.call('addRow', { topic_store_id, kind: 'risk', cells: about })
  return { row_id: step.row.id, other_row_id: risk.row.id }
}

/** A project whose topic bears these names, whosever they are, with a plan that is replaced and changed. */
export async function claimTopic(person: TestPerson, had: Had, word: string): Promise<void> {
  const fields = { company_name: word, phase: 'I', contract_type: 'SBIR' } as const
  const { id: project_id } = await person.call('createProject', { ...fields, topic: topicOf(had, word) })
  await person.call('createWorkPlan', { project_id, milestones: milestonesOf(word) })
  const { milestones } = await person.call('createWorkPlan', { project_id, milestones: milestonesOf(`${word} other`) })
  for (const { id } of milestones) await person.call('updateMilestone', { id, refined_text: `${word} third` })
}

/** Everything else that a person can have: instructions, a company with a document, answers, narratives, contracts, a finalized plan. */
export async function addTheRest(person: TestPerson, { had, said: { word } }: { had: Had; said: Said }): Promise<Had> {
  const { topic_store_id, topic_slug, milestone_id, plan_id, project_id } = had
  const { instructions } = await person.call('addInstructions', { topic_store_id, file: instructionsFile() })
  const company = await person.call('addCompanyFile', { role: 'additional', file: textFile([`Our ${word} laboratory.`], `${word}.txt`) })
  await person.call('changeCompany', { technology_overview: word })
  const step = { topic_store_id, topic_slug, step_id: 'step-2' }
  const qa_transcript = [{ slot: 'S2-Q1', question: 'Who?', answer: word }]
  await person.call('finalizeStep', { ...step, profile_id: 'development', qa_transcript })
  await person.call('overruleFinding', { ...step, rule: 'QC-04', quote: word, reason: word })
  await person.call('updateWorkPlan', { id: plan_id, own_statements: [word] })
  await person.call('createStepContract', { milestone_id, step_contract: { narrative_md: word } })
  await person.call('noteSpreadsheet', { id: plan_id })
  await person.call('finalizeWorkPlan', {
    id: plan_id,
    finalized_work_plan: handedIn(await person.call('findWorkPlan', { id: project_id })),
  })
  return { ...had, instructions_id: instructions?.file.id ?? '', company_file_id: company.files[0]?.id ?? '' }
}

/** A plan of three milestones that says the word. */
export function milestonesOf(word: string): z.input<typeof api.createWorkPlan.input>['milestones'] {
  return MILESTONES.map((milestone) => ({ ...milestone, refined_text: `${word} milestone\nBuild it.`, deliverables: [word] })) as never
}
