import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { componentFactsInForce } from '../../src/domain/component/facts-in-force.ts'
import { componentEntries } from '../../src/domain/grounding/component-entries.ts'
import { projectEntries } from '../../src/domain/grounding/project-entries.ts'
import type { PlanSources } from '../../src/domain/grounding/sources.ts'
import { textWithDue } from '../../src/domain/milestone-due.ts'
import { centsOf, dollarString } from '../../src/domain/money.ts'
import { Phase, ProgramType } from '../../src/domain/program.ts'
import type { Level } from '../../src/domain/quality/review.ts'
import type { ReviewedPlan } from '../../src/domain/quality/rule.ts'
import { dueMonths } from '../../src/domain/schedule.ts'
import { stepTypeAt } from '../../src/domain/step.ts'
import { sampleReading } from '../../src/drafting/built-in/testing/samples.ts'

const WRITTEN = new URL('written/', import.meta.url)

/** A plan as somebody wrote it who does not know how it is reviewed; `facts` is what its company said of itself. */
const WrittenPlan = z.object({
  topic_file: z.string(),
  company_name: z.string(),
  program_type: ProgramType,
  phase: Phase,
  customer_organization: z.string().nullable(),
  research_institution: z.string().nullable(),
  period_of_performance: z.number().int(),
  facts: z.array(z.string()),
  scope: z.string(),
  milestones: z.array(
    z.object({
      title: z.string(),
      due_month: z.number().int(),
      payment: z.number(),
      text: z.string(),
      deliverables: z.array(z.string()),
      acceptance_criteria: z.array(z.string()),
    }),
  ),
})
type WrittenPlan = z.infer<typeof WrittenPlan>

/** The levels that a reader gave a plan, by section in small letters, and of the whole as `overall`. */
export type Marks = Readonly<Record<string, string>>

/** A plan with the level that its writer meant it to have, and those that each reader gave its sections. */
export type MarkedPlan = { name: string; written: WrittenPlan; meant: string; marks: readonly Marks[] }

/** The plans of one part with what the two readers say of them. */
export function markedPlans(half: 'open' | 'sealed' | 'later'): MarkedPlan[] {
  const files = readdirSync(WRITTEN).filter((file) => file.startsWith('marks-'))
  const readers = files.map((file) => JSON.parse(readFileSync(new URL(file, WRITTEN), 'utf8')) as Record<string, Marks>)
  const meant = JSON.parse(readFileSync(new URL('intended.json', WRITTEN), 'utf8')) as Record<string, string>
  const folder = new URL(`${half}/`, WRITTEN)
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const name = file.replace('.json', '')
      const written = WrittenPlan.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
      return { name, written, meant: meant[name] ?? '', marks: readers.map((marks) => marks[name] ?? {}) }
    })
}

/** The places of levels, the lowest first. */
export const LEVELS: readonly Level[] = ['Unsatisfactory', 'Marginal', 'Satisfactory', 'Superior']

/** A written plan as the review sees one that was made in the product. */
export async function planToReview(written: WrittenPlan): Promise<ReviewedPlan> {
  const { topic_file, company_name, program_type, phase, period_of_performance: period } = written
  const { analysis, pages } = await sampleReading(`topics/${topic_file}`)
  const { requirements, topic } = analysis
  const optional = {
    customer_organization: written.customer_organization ?? undefined,
    research_institution: written.research_institution ?? undefined,
  }
  const component = componentFactsInForce(analysis, null, phase, program_type)
  const documents: PlanSources['documents'] = [
    { id: 'solicitation', file_name: topic_file, role: 'solicitation', pages: pages.map(({ page, text }) => ({ page, text })) },
  ]
  const sources: PlanSources = {
    documents,
    answers: [{ slot: 'Q1', question: 'What does the company say of itself and of the work?', answer: written.facts.join(' ') }],
    entries: [
      ...projectEntries({
        company_name,
        program_type,
        phase,
        ...optional,
        system_name: undefined,
        period_of_performance: period,
        requirements,
      }),
      ...componentEntries(component ?? null, documents),
    ],
    own_statements: [],
  }
  const milestones = milestonesOf(written)
  const award = written.milestones.reduce((sum, { payment }) => sum + centsOf(payment), 0)
  return {
    milestones,
    requirements,
    topic,
    component,
    scope_paragraph: written.scope,
    phase,
    program_type,
    company_name,
    ...optional,
    period,
    award,
    sources,
  }
}

function milestonesOf({ milestones, period_of_performance }: WrittenPlan): ReviewedPlan['milestones'] {
  const usual = dueMonths(milestones.length, period_of_performance)
  return milestones.map(({ title, due_month, payment, text, ...lists }, at) => ({
    milestone_number: at + 1,
    step_type: stepTypeAt(at + 1, milestones.length),
    initial_text: null,
    refined_text: textWithDue(`Milestone ${at + 1} - ${title}\n${text}`, usual[at] ?? due_month, due_month),
    payment_amount: dollarString(centsOf(payment)),
    ...lists,
  }))
}
