import { existsSync } from 'node:fs'
import { markdownTable, percent } from '../../bench/table.ts'
import { ANSWER_FORMS } from '../../src/domain/answer-fields/forms.ts'
import { componentFactsInForce } from '../../src/domain/component/facts-in-force.ts'
import { breakdownOf } from '../../src/domain/work-breakdown/breakdown-of.ts'
import type { WorkBreakdown } from '../../src/domain/work-breakdown/work-breakdown.ts'
import type { SubjectAnswer } from '../../src/drafting/built-in/filling/answer-apart.ts'
import { filledRows } from '../../src/drafting/built-in/filling/filled-rows.ts'
import type { Learned } from '../../src/drafting/built-in/filling/gathered.ts'
import { LEARNED } from '../../src/drafting/built-in/filling/learned.ts'
import { firstMilestones } from '../../src/drafting/built-in/plan/milestones.ts'
import { scopeParagraph } from '../../src/drafting/built-in/plan/scope.ts'
import { planRows } from '../../src/drafting/built-in/plan-rows.ts'
import { type SampleTopic, sampleReading } from '../../src/drafting/built-in/testing/samples.ts'
import type { PlanFacts } from '../../src/drafting/drafter.ts'
import { dictated } from '../../src/language/spoken/dictated.ts'
import { type Carried, carriedFacts, type Share } from './carried.ts'
import { confirmedRows, type Facts, factsOf, OPEN_COMPANIES, phaseOf, SEALED_COMPANIES } from './company.ts'
import { correctionsFor } from './corrections.ts'
import { learnedOf } from './filling/learned.ts'
import { markedAnswers, tellingIn, WAYS, type Way } from './filling/marks.ts'
import { type PlanMeasures, planMeasures, sharedWords } from './plan-measures.ts'
import { toldInFields } from './told-in-fields.ts'

/** How good the plan of one company is, told in one way. */
type Measured = Carried & PlanMeasures & { corrected: Share }

/** How much of what made-up companies know arrives in their plans: confirmed by a person, and as it is read out of what they tell. */
export async function companiesReport(isSealed: boolean): Promise<string> {
  const companies = isSealed ? SEALED_COMPANIES : OPEN_COMPANIES
  const learned = learnedFor(companies, isSealed)
  const all = new Map<string, Measured[]>()
  for (const name of companies)
    for (const way of ['confirmed', 'fields', ...WAYS] as const)
      all.set(way, [...(all.get(way) ?? []), await measured(name, way, learned.get(name) ?? LEARNED)])
  return table(isSealed ? 'Sealed companies' : 'Open companies, by what was learned from others', all)
}

async function measured(name: string, way: Way | 'fields' | 'confirmed', learned: Learned): Promise<Measured> {
  const facts = factsOf(name)
  const topic = await topicOf(name)
  const meant = confirmedRows(facts, topic.analysis?.requirements ?? [])
  const rows = way === 'confirmed' ? meant : breakdownOf(filledRows(answersOf(name, way, meant), learned).rows)
  const asked = { ...planFacts(facts, topic), rows }
  const plan = planRows(asked)
  const told =
    way === 'confirmed' || way === 'fields'
      ? JSON.stringify(facts)
      : tellingOf(name, way)
          .map(({ text }) => (way === 'dictated' ? `${text}\n${dictated(text, []).text}` : text))
          .join('\n')
  return {
    ...carriedFacts(facts, rows, plan.milestones, scopeParagraph(asked, firstMilestones(asked))),
    ...planMeasures(plan, topic, told),
    corrected: correctionsFor(rows, meant),
  }
}

function tellingOf(name: string, way: Way) {
  return tellingIn(new URL(`companies/${way}/${name}.json`, import.meta.url))
}

/** Sealed companies are read as the product reads. Of open ones the answers are marked and learned from, too: they are read without their half of them. */
function learnedFor(companies: readonly string[], isSealed: boolean): Map<string, Learned> {
  if (isSealed) return new Map(companies.map((name) => [name, LEARNED]))
  const halves = [0, 1].map((half) => companies.filter((_, at) => at % 2 === half))
  return new Map(
    halves.flatMap((half) => {
      const learned = learnedOf(markedAnswers().filter(({ company }) => !half.includes(company)))
      return half.map((name): [string, Learned] => [name, learned])
    }),
  )
}

/**
 * What a company answers; what is dictated is typed first, as the product does. What is told in fields says the plan as a whole in sentences, of which its
 * fields would hold parts.
 */
function answersOf(name: string, way: Way | 'fields', meant: WorkBreakdown): SubjectAnswer[] {
  const told = tellingOf(name, way === 'fields' ? 'sentences' : way).map(
    ({ subject, text }, at): SubjectAnswer => ({
      slot: `Q${at + 1}`,
      subject,
      answer: way === 'dictated' ? dictated(text, []).text : text,
    }),
  )
  return way === 'fields'
    ? [...told.filter(({ subject }) => (ANSWER_FORMS[subject]?.kind ?? 'plan') === 'plan'), ...toldInFields(meant)]
    : told
}

async function topicOf(name: string): Promise<SampleTopic> {
  const text = `topics/${name}.txt`
  const { analysis, pages } = await sampleReading(existsSync(new URL(`../../samples/${text}`, import.meta.url)) ? text : `${name}.pdf`)
  return { name, analysis, pages, text: pages.map((page) => page.text).join('\n') }
}

/** The plan of a company on its topic, before anything is told. */
function planFacts(facts: Facts, { analysis }: SampleTopic): PlanFacts {
  const { company, program, months, customer, research_institution, system_name } = facts
  const phase = phaseOf(facts)
  return {
    company_name: company,
    program_type: program,
    phase,
    period_of_performance: months,
    customer_organization: customer ?? undefined,
    research_institution: research_institution ?? undefined,
    system_name: system_name ?? undefined,
    analysis,
    component: componentFactsInForce(analysis, null, phase, program) ?? null,
    answers: [],
  }
}

const sum = <One>(some: readonly One[], of: (one: One) => number) => some.reduce((total, one) => total + of(one), 0)

function table(title: string, all: ReadonlyMap<string, readonly Measured[]>): string {
  const share = (some: readonly Measured[], of: (one: Measured) => Share) =>
    percent(
      sum(some, (one) => of(one).there),
      sum(some, (one) => of(one).of),
    )
  const rows = [...all].map(([way, some]) => [
    way,
    way === 'confirmed' ? '-' : share(some, ({ corrected }) => corrected),
    share(some, ({ facts }) => facts),
    share(some, ({ placed }) => placed),
    share(some, ({ order }) => order),
    share(some, ({ people }) => people),
    `${share(some, ({ answered }) => answered)} (${share(some, ({ quoted }) => quoted)})`,
    String(sum(some, ({ unwhole }) => unwhole.length)),
    String(sum(some, ({ invented }) => invented.length)),
    (sum(some, ({ blanks }) => blanks) / some.length).toFixed(1),
    `${(100 * sharedWords(some)).toFixed(1)} %`,
  ])
  const heads = [
    'Told in',
    'cells to correct',
    'facts carried',
    'in their milestone',
    'dependencies in order',
    'right person',
    'requirements answered (or quoted)',
    'not whole',
    'invented numbers',
    'blanks a plan',
    'words shared',
  ]
  const marked = [...all].flatMap(([way, some]) =>
    some.flatMap(({ unwhole, invented }) => [...unwhole, ...invented].map((one) => `${way}: ${one}`)),
  )
  return `\n${title}\n\n${markdownTable(heads, rows)}\n\n${marked.join('\n')}\n`
}
