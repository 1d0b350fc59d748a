import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Result } from '../../../domain/result.ts'
import { Analysis } from '../../../domain/solicitation/analysis.ts'
import { stepId, stepTypeAt } from '../../../domain/step.ts'
import type { Person } from '../../person.ts'
import type { Problem } from '../../problem.ts'
import type { Database } from '../database.ts'
import type { Owned } from '../owned.ts'
import { placeOfPlan } from '../plan-places.ts'
import { createProject, type StoredProject } from '../projects.ts'
import { user } from '../schema/accounts.ts'
import type { NewFile } from '../source-files.ts'
import { type MilestoneStep, type StepPlace, stepsOfPlan } from '../steps.ts'
import type { Writing } from '../text-versions.ts'
import { findTopic, keepTopic, type NewTopic, type StoredTopic, type TopicName } from '../topics.ts'
import { replaceWorkPlan, type StoredPlan } from '../work-plans.ts'

/** Letters that spoil a text where it is not handed over as it is: quotes, signs of SQL, of JSON and of patterns, and some beyond 16 bits. */
export const UNUSUAL = 'Ünïcødé “quotes” \'one\' "two" \\n \\u0041 $1 %s _ ; -- \t\r\n\u0001\u2028\u202e é 🛰 𝔸'

/** No database keeps a text with this letter in it. */
export const NUL = '\u0000'

/** A moment that some rows share. */
export const MOMENT = new Date('2026-03-02T09:30:00.123Z')

/** A person who writes. */
export const BY_PERSON: Writing = { written_by: { kind: 'person', label: 'You' }, newId: randomUUID }

/** Not found: the row of another person, or none at all. */
export const NOT_FOUND = { ok: false, problem: { code: 'NOT_FOUND', message: expect.stringMatching(/ was not found\.$/) } }

/** What is said to who has seen an older version. */
export const CHANGED = { ok: false, problem: { code: 'CHANGED_MEANWHILE', message: expect.any(String) } }

/** What came of something that has to work. */
export function found<Value>(result: Result<Value, Problem>): Value {
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}

/** Somebody with an account. */
export async function somebody(db: Database): Promise<Person> {
  const id = randomUUID()
  await db.insert(user).values({ id, name: 'Ada', email: `${id}@example.com` })
  return { id }
}

/** A document of one page that was read. */
export function aFile(changes: Partial<NewFile> = {}): NewFile {
  return {
    file: { id: randomUUID(), file_name: 'topic.pdf', kind: 'pdf', sha256: 'abc' },
    bytes: [new Uint8Array([1, 2, 3])],
    pages: [{ page: 1, text: 'Build a mast.', recognised: null }],
    ...changes,
  }
}

/** What was read of a solicitation. */
export const ANALYSIS = Analysis.parse({
  topic_summary: `A mast ${UNUSUAL}`,
  topic_brief: '',
  topic: { phases: {}, references: [], keywords: ['mast'], technology_areas: [], itar: false, direct_to_phase_2: true },
  requirements: [],
  reading: { pages: 1, pages_without_text: [], ocr_pages: [], layout: 'plain', topics_found: [], warnings: [] },
})

/** A solicitation that was read. */
export function aNewTopic(changes: Partial<NewTopic['topic']> = {}): NewTopic {
  return {
    ...aFile(),
    topic: {
      id: randomUUID(),
      slug: 'mast',
      company_name: 'Acme',
      phase: 'I',
      period_of_performance: 6,
      program_type: 'SBIR',
      analysis: ANALYSIS,
      instructions_within: null,
      ...changes,
    },
  }
}

/** A kept topic of that person. */
export async function aTopic(db: Database, asker: Person, changes: Partial<NewTopic['topic']> = {}): Promise<Owned<StoredTopic>> {
  const one = aNewTopic(changes)
  await keepTopic(db, asker, one)
  return found(await findTopic(db, asker, one.topic.id))
}

/** A project of that person, about a topic if one is given: what a browser says of it. */
export function aProject(db: Database, asker: Person, about?: Pick<StoredTopic, 'id' | 'slug'>): Promise<Owned<StoredProject>> {
  const topic = about && {
    slug: about.slug,
    storeId: about.id,
    fileId: '',
    name: 'A mast',
    phase: 'I' as const,
    periodOfPerformance: 6,
    totalProposedEffort: 140_000.5,
    programType: 'SBIR' as const,
    companyName: 'Acme',
    customerOrganization: '',
    systemName: UNUSUAL,
    analysis: { topic_summary: '', topic_brief: '' },
  }
  return createProject(db, asker, { id: randomUUID(), company_name: 'Acme', phase: 'I', contract_type: 'SBIR', topic }, randomUUID())
}

/** Milestones that are to be kept, the text of each its number. */
export function milestones(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    id: randomUUID(),
    milestone_number: at + 1,
    step_type: stepTypeAt(at + 1, count),
    initial_text: `Text ${at + 1}`,
    deliverables: [],
    acceptance_criteria: [],
  }))
}

/** A plan of so many milestones in a project, in place of an earlier one. */
export function aPlan(db: Database, project: Owned<StoredProject>, count = 3): Promise<Owned<StoredPlan>> {
  return replaceWorkPlan(db, project, { id: randomUUID(), scope_paragraph: null, milestones: milestones(count) }, BY_PERSON)
}

/** A person with a topic and its plan. */
export async function planned(db: Database, count = 3) {
  const asker = await somebody(db)
  const topic = await aTopic(db, asker)
  const project = await aProject(db, asker, topic)
  return { asker, topic, project, plan: await aPlan(db, project, count) }
}

/** The steps of the asker's plan that a call names by its topic. */
export async function stepsAt(db: Database, asker: Person, named: TopicName): Promise<MilestoneStep[]> {
  return stepsOfPlan(db, asker, found(await placeOfPlan(db, asker, named)))
}

/** The step of a plan's milestone of that number. */
export function stepOf(plan: StoredPlan, milestone_number: number): StepPlace & { milestone: StoredPlan['milestones'][number] } {
  const milestone = plan.milestones.find((one) => one.milestone_number === milestone_number)
  if (!milestone) throw new Error(`There is no milestone ${milestone_number}`)
  return { step_id: stepId(milestone_number), profile_id: milestone.step_type, milestone_id: milestone.id, milestone }
}
