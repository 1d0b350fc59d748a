import { existsSync } from 'node:fs'
import { markdownTable, percent } from '../../bench/table.ts'
import { componentFactsInForce } from '../../src/domain/component/facts-in-force.ts'
import { breakdownOf } from '../../src/domain/work-breakdown/breakdown-of.ts'
import type { ComposedMilestone } from '../../src/domain/work-breakdown/composed/composed.ts'
import type { WorkBreakdown } from '../../src/domain/work-breakdown/work-breakdown.ts'
import { filledRows } from '../../src/drafting/built-in/filling/filled-rows.ts'
import type { Learned } from '../../src/drafting/built-in/filling/gathered.ts'
import { LEARNED } from '../../src/drafting/built-in/filling/learned.ts'
import type { SubjectAnswer } from '../../src/drafting/built-in/filling/told.ts'
import { planRows } from '../../src/drafting/built-in/plan-rows.ts'
import { sampleReading } from '../../src/drafting/built-in/testing/samples.ts'
import { dictated } from '../../src/language/spoken/dictated.ts'
import { type Carried, carriedFacts } from './carried.ts'
import { confirmedRows, type Facts, factsOf, OPEN_COMPANIES, phaseOf, SEALED_COMPANIES } from './company.ts'
import { learnedOf } from './filling/learned.ts'
import { markedAnswers, tellingIn, WAYS, type Way } from './filling/marks.ts'

/** How much of what made-up companies know arrives in their plans: confirmed by a person, and as it is read out of what they tell. */
export async function companiesReport(isSealed: boolean): Promise<string> {
  const companies = isSealed ? SEALED_COMPANIES : OPEN_COMPANIES
  const learned = learnedFor(companies, isSealed)
  const all = new Map<string, Carried[]>()
  for (const name of companies) {
    const facts = factsOf(name)
    for (const way of ['confirmed', ...WAYS] as const) {
      const rows = way === 'confirmed' ? confirmedRows(facts) : toldRows(name, way, learned.get(name) ?? LEARNED)
      all.set(way, [...(all.get(way) ?? []), carriedFacts(facts, rows, await planOf(facts, rows))])
    }
  }
  return table(isSealed ? 'Sealed companies' : 'Open companies, by what was learned from others', all)
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

/** The rows that are read out of what a company tells; what is dictated is typed first, as the product does. */
function toldRows(name: string, way: Way, learned: Learned): WorkBreakdown {
  const told = tellingIn(new URL(`companies/${way}/${name}.json`, import.meta.url))
  const answers = told.map(
    ({ subject, text }, at): SubjectAnswer => ({
      slot: `Q${at + 1}`,
      subject,
      answer: way === 'dictated' ? dictated(text, []).text : text,
    }),
  )
  return breakdownOf(filledRows(answers, learned).rows)
}

/** The plan of a company on its topic. */
async function planOf(facts: Facts, rows: WorkBreakdown): Promise<readonly ComposedMilestone[]> {
  const { topic, company, program, months, customer, research_institution, system_name } = facts
  const text = `topics/${topic}.txt`
  const { analysis } = await sampleReading(existsSync(new URL(`../../samples/${text}`, import.meta.url)) ? text : `${topic}.pdf`)
  const phase = phaseOf(facts)
  return planRows({
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
    rows,
  }).milestones
}

function table(title: string, all: ReadonlyMap<string, readonly Carried[]>): string {
  const sum = (some: readonly Carried[], of: (one: Carried) => number) => some.reduce((total, one) => total + of(one), 0)
  const share = (some: readonly Carried[], part: (one: Carried) => number, whole: (one: Carried) => number) =>
    percent(sum(some, part), sum(some, whole))
  const rows = [...all].map(([way, some]) => [
    way,
    share(
      some,
      ({ facts }) => facts.there,
      ({ facts }) => facts.of,
    ),
    share(
      some,
      ({ placed }) => placed.there,
      ({ placed }) => placed.of,
    ),
    share(
      some,
      ({ order }) => order.there,
      ({ order }) => order.of,
    ),
    share(
      some,
      ({ people }) => people.there,
      ({ people }) => people.of,
    ),
  ])
  return `\n${title}\n\n${markdownTable(['Told in', 'facts carried', 'in their milestone', 'dependencies in order', 'right person'], rows)}\n`
}
