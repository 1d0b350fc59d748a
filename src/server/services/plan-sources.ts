import type { CompanyFacts } from '../../domain/company.ts'
import type { ComponentFacts } from '../../domain/component/component-facts.ts'
import { companyDocuments, companyEntries } from '../../domain/grounding/company-entries.ts'
import { componentEntries } from '../../domain/grounding/component-entries.ts'
import { type EnteredProject, projectEntries } from '../../domain/grounding/project-entries.ts'
import { rowEntries } from '../../domain/grounding/row-entries.ts'
import type { PlanSources, SourceDocument } from '../../domain/grounding/sources.ts'
import type { Answer as GivenAnswer } from '../../domain/interview.ts'
import { shownText } from '../../domain/milestone.ts'
import { openPoints } from '../../domain/open-points.ts'
import { toldAnswers } from '../../domain/open-sentences.ts'
import { done } from '../../domain/result.ts'
import { withAnswered } from '../../domain/work-breakdown/answered-into-rows.ts'
import { limitsSaid, standingOf } from '../../domain/work-breakdown/breakdown-of.ts'
import { confirmedSteps } from '../../domain/work-breakdown/confirmed-steps.ts'
import { standingMilestones } from '../../domain/work-breakdown/standing-milestones.ts'
import type { Answer, Asked, Input } from '../call.ts'
import type { Owned } from '../db/owned.ts'
import { findProject } from '../db/projects.ts'
import { findFile, pagesOf } from '../db/source-files.ts'
import { findTopicNamed, type StoredTopic } from '../db/topics.ts'
import { rowsOfTopic, type StoredRow } from '../db/work-breakdown.ts'
import { findPlanOfTopic, type StoredPlan } from '../db/work-plans.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import { companyFacts } from './company.ts'
import { type EnteredIn, enteredIn } from './entered-in.ts'
import { answersInForce } from './interview-questions.ts'
import { oncePerState } from './once-per-state.ts'
import { componentOfTopic, type DraftMatter, factsOf, type PlanFields } from './plan-facts.ts'
import { answersOfSteps } from './step-answers.ts'
import { knownRow, storableAnswered } from './work-breakdown.ts'

/** Everything that a topic's plan may rest on. */
export async function planSources(parts: Parts, { person }: Asked, input: Input<'planSources'>): Answer<'planSources'> {
  const topic = await findTopicNamed(parts.db, person, input)
  return topic.ok ? done(await sourcesOfTopic(parts, person, topic.value)) : topic
}

/** The sources of a topic: its documents, the interview and those of its steps, what was entered, and what the person stands for themselves. */
export async function sourcesOfTopic(parts: Parts, person: Person, topic: Owned<StoredTopic>): Promise<PlanSources> {
  const plan = await findPlanOfTopic(parts.db, topic)
  const project = plan && (await findProject(parts.db, person, plan.project_id))
  const company = await companyFacts(parts.db, person)
  const component = componentOfTopic(topic, topic.phase, topic.program_type)
  const given = await answersInForce(parts.db, topic)
  const answers = [...toldAnswers(given), ...(await answersOfSteps(parts.db, topic))]
  const kept = await rowsOfTopic(parts.db, topic)
  const rows = kept.filter(({ removed_at }) => removed_at === null)
  const documents = [...(await documentsOf(parts, person, topic, component)), ...companyDocuments(company)]
  return {
    documents,
    answers,
    entries: [
      ...projectEntries(entered(topic, project?.ok ? enteredIn(project.value) : null)),
      ...companyEntries(company),
      ...rowEntries(rows),
      ...componentEntries(component, documents),
    ],
    own_statements: plan?.own_statements ?? [],
    open_points: openPoints(given),
    confirmed: confirmedSteps(standingOf(kept.map(knownRow)), topic.analysis.requirements),
    limits: limitsSaid(rows),
    ...(rows.length > 0 &&
      (await composedOf(parts, topic, inPlan(topic, plan, project?.ok ? enteredIn(project.value) : null), {
        rows: kept,
        answers,
        company,
        documents,
      }))),
  }
}

type Composing = {
  rows: readonly StoredRow[]
  answers: readonly GivenAnswer[]
  company: CompanyFacts
  documents: readonly SourceDocument[]
}

/** What rows compose, and what of it is kept out of what is printed. */
type ComposedOfRows = Pick<PlanSources, 'composed' | 'kept_out'>

/** A step is asked one question after another about the same plan, which is composed for the first of them. */
const once = oncePerState<Promise<ComposedOfRows>>()

/** What the rows compose by now, with what each line rests on. */
async function composedOf(
  parts: Parts,
  topic: StoredTopic,
  entered: PlanFields,
  { rows, answers, company, documents }: Composing,
): Promise<ComposedOfRows> {
  const facts = await factsOf(parts, topic, entered, answers, company)
  const asked = documents.find(({ role }) => role === 'solicitation')
  const solicitation = asked ? { id: asked.id, file_name: asked.file_name, role: asked.role } : null
  return once(topic.id, { facts, rows, answers }, async () => {
    const { rows: filled } = withAnswered(rows.map(knownRow), await storableAnswered(parts, answers), parts.newId)
    return parts.think('composed', { facts, rows: filled, answers, requirements: topic.analysis.requirements, solicitation })
  })
}

/** What was entered of a plan, with its milestones as they are called and due by now: lines are composed with these. */
function inPlan({ period_of_performance }: StoredTopic, plan: StoredPlan | null, entered: EnteredIn | null): PlanFields {
  return { ...entered, ...(plan && { standing: standingMilestones(plan.milestones.map(shownText), period_of_performance) }) }
}

/**
 * The sources of a draft: those of its topic, with the answers and entries that the call brings in the place of kept ones. What a plan may rest on is
 * said before all of it is kept.
 */
export async function sourcesOfDraft(parts: Parts, person: Person, { topic, facts }: DraftMatter): Promise<PlanSources> {
  const kept = topic ? await sourcesOfTopic(parts, person, topic) : sourcesOfCompany(facts)
  const entries = projectEntries({ ...facts, requirements: facts.analysis?.requirements })
  const labels = new Set(entries.map(({ label }) => label))
  const others = kept.entries.filter(({ from, label }) => from !== 'project' || !labels.has(label))
  return { ...kept, answers: [...facts.answers], entries: [...entries, ...others] }
}

function sourcesOfCompany({ company }: DraftMatter['facts']): PlanSources {
  const known = company ?? null
  return {
    documents: known ? companyDocuments(known) : [],
    answers: [],
    entries: known ? companyEntries(known) : [],
    own_statements: [],
  }
}

async function documentsOf(
  parts: Parts,
  person: Person,
  topic: Owned<StoredTopic>,
  component: ComponentFacts | null,
): Promise<SourceDocument[]> {
  const { file_id, instructions_file_id } = topic
  const solicitation = await documentOf(parts, person, file_id, 'solicitation')
  const instructions = instructions_file_id ? await documentOf(parts, person, instructions_file_id, 'instructions') : []
  const cited = instructions_file_id ? [] : pagesCited(component)
  const put_back = topic.analysis.reading.left_out.flatMap(({ put_back: isBack, text }) => (isBack ? text : []))
  return [...solicitation.map((one) => ({ ...one, put_back, pages: ofTopic(one.pages, topic, cited) })), ...instructions]
}

async function documentOf(parts: Parts, person: Person, id: string | null, role: SourceDocument['role']): Promise<SourceDocument[]> {
  const file = await findFile(parts.db, person, id)
  if (!file.ok) return []
  const pages = await pagesOf(parts.db, file.value)
  return [{ id: file.value.id, file_name: file.value.file_name, role, pages: pages.map(({ page, text }) => ({ page, text })) }]
}

/** Pages on which what the component asks stands in the topic's own file: in its chapter, before the topics. */
function pagesCited(component: ComponentFacts | null): number[] {
  const { award_ceiling, months, option, page_limit, day_payments, status_report_every, kickoff_within_days } = component ?? {}
  const facts = [award_ceiling, months, option, page_limit, day_payments, status_report_every, kickoff_within_days]
  return facts.flatMap((fact) => fact?.source.uploaded?.page ?? [])
}

/** Of a file with many topics only the pages of the topic that was read, from its first page to the next topic's, and `cited` ones. */
function ofTopic(pages: SourceDocument['pages'], { analysis }: StoredTopic, cited: readonly number[]): SourceDocument['pages'] {
  const { topics_found } = analysis.reading
  if (topics_found.length < 2) return pages
  const starts = topics_found.map(({ page }) => page).sort((a, b) => a - b)
  const own = topics_found.find(({ number }) => number === analysis.topic.number)
  if (!own) return pages
  const next = starts.find((page) => page > own.page) ?? Number.POSITIVE_INFINITY
  return pages.filter(({ page }) => (page >= own.page && page <= next) || cited.includes(page))
}

function entered(topic: StoredTopic, inProject: EnteredIn | null): EnteredProject {
  const { company_name, phase, program_type, period_of_performance, analysis } = topic
  return { requirements: analysis.requirements, company_name, phase, program_type, period_of_performance, ...inProject }
}
