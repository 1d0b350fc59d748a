import { dollarsIn } from '../language/quantity/money.ts'
import type { FactSource } from './component/component-facts.ts'
import { componentFactsInForce } from './component/facts-in-force.ts'
import type { Instructions, RuleInForce, RuleKind } from './instructions/instructions.ts'
import { periodIn } from './instructions/rule-value.ts'
import { rulesInForce } from './instructions/rules-in-force.ts'
import { onlyFirstSaid, phaseOfProgram } from './instructions/topic-phase.ts'
import { centsOf, dollarLabel } from './money.ts'
import { type Months, PERIOD_LIMITS, type Phase, type ProgramType } from './program.ts'
import { cited } from './quality/citation.ts'
import { monthCount } from './schedule.ts'
import { type Analysis, inProgram, type TopicField } from './solicitation/analysis.ts'

/**
 * What a document says of an entry. `page` and `quote` are absent when it follows from the topic's number series alone, and of what is known of the
 * component without its instructions: then `cited` names the document that says it, and `is_other_release` that this is not of the topic's release.
 * `is_issuer` is who issues the topic, where it names no customer; `is_doubted` was read where no topic begins in a known way, or may be read in another
 * way, `also`.
 */
export type ProposedEntry<Value> = {
  value: Value
  as_printed: string
  from: 'topic' | 'instructions' | 'component'
  page?: number
  quote?: string
  cited?: string
  is_other_release?: boolean
  is_issuer?: true
  is_doubted?: true
  also?: Value
}

/** What the documents say of the upload form's entries; what they do not say is absent. The award is in dollars. */
export type ProposedEntries = {
  phase?: ProposedEntry<Phase>
  period_of_performance?: ProposedEntry<Months>
  award?: ProposedEntry<number>
  program_type?: ProposedEntry<ProgramType>
  customer_organization?: ProposedEntry<string>
  topic_name?: ProposedEntry<string>
}

/**
 * The upload form's entries as topic and component instructions say them, period and award also as they are known of the component; never guessed.
 * Period (the base alone) and award ceiling are those of the phase and program that the person chose.
 */
export function proposedEntries(
  analysis: Analysis,
  instructions: Instructions | null,
  { phase, program_type }: { phase: Phase; program_type: ProgramType },
): ProposedEntries {
  const rules = rulesInForce(inProgram(analysis, program_type), instructions)
  const known = componentFactsInForce(analysis, instructions, phase, program_type)
  return defined({
    phase:
      phaseSaid(analysis) ?? (phase === 'I' ? said(analysis, 'phase_1', analysis.topic.phases.phase_1 ? phase : undefined) : undefined),
    period_of_performance:
      periodOf(ruleOf(rules, 'period_of_performance', phase)) ?? fromFact(known?.months?.source, known?.months?.value.value, monthCount),
    award:
      fromRule(ruleOf(rules, 'award_ceiling', phase), dollarsIn) ??
      fromFact(known?.award_ceiling?.source, known?.award_ceiling?.value, (dollars) => dollarLabel(centsOf(dollars))),
    program_type: said(analysis, 'program_type', analysis.topic.program_type),
    customer_organization: said(analysis, 'customer', analysis.topic.customer) ?? issuer(analysis),
    topic_name: topicNamed(analysis),
  })
}

/** The person's own entries, and for each that was not touched what the documents propose, where they do. */
export function settledEntries<Entries extends object>(
  entered: Entries,
  touched: ReadonlySet<keyof Entries>,
  proposals: Partial<Entries>,
): Entries {
  const untouched = Object.entries(proposals).filter(([name, value]) => value !== undefined && !touched.has(name as keyof Entries))
  return { ...entered, ...Object.fromEntries(untouched) }
}

/** A topic names no phase that is proposed, unless it goes direct to Phase II, takes Phase I alone or says the phase beside its program. */
function phaseSaid(analysis: Analysis): ProposedEntry<Phase> | undefined {
  if (analysis.topic.direct_to_phase_2) return said(analysis, 'direct_to_phase_2', 'II')
  const words = onlyFirstSaid(analysis.topic)
  if (words === undefined) {
    return said(analysis, 'program_type', phaseOfProgram(analysis.places.program_type?.quote ?? ''))
  }
  const place = [...Object.values(analysis.places), ...analysis.sentences].find(({ quote }) => quote.includes(words))
  return { value: 'I', as_printed: words, from: 'topic', ...(place && { page: place.page, quote: words }) }
}

/** Who issues a topic is only offered as its customer: it may be another. */
function issuer(analysis: Analysis): ProposedEntry<string> | undefined {
  const component = said(analysis, 'component', analysis.topic.component)
  return component && { ...component, is_issuer: true }
}

/** A topic is called by its number and title, where it has any. */
function topicNamed(analysis: Analysis): ProposedEntry<string> | undefined {
  const { number, title } = analysis.topic
  const named = (number || title) && said(analysis, analysis.places.title ? 'title' : 'number', analysis.topic_summary)
  if (!named) return undefined
  return analysis.reading.layout === 'unknown' ? { ...named, is_doubted: true } : named
}

function said<Value extends string>(analysis: Analysis, field: TopicField, value: Value | undefined): ProposedEntry<Value> | undefined {
  if (!value) return undefined
  const place = analysis.places[field]
  return { value, as_printed: place?.quote ?? analysis.topic.number ?? value, from: 'topic', ...place }
}

function ruleOf(rules: readonly RuleInForce[], kind: RuleKind, phase: Phase): RuleInForce | undefined {
  const ofKind = rules.filter((rule) => rule.kind === kind)
  return ofKind.find((rule) => rule.phase === phase) ?? ofKind.find((rule) => rule.phase === 'any')
}

function fromRule(rule: RuleInForce | undefined, read: (printed: string) => number | undefined): ProposedEntry<number> | undefined {
  const value = rule ? read(rule.value) : undefined
  if (!rule || value === undefined) return undefined
  return { value, as_printed: rule.value, from: rule.from, page: rule.page, quote: rule.quote }
}

/** What is known of the component without a document at hand. */
function fromFact(
  source: FactSource | undefined,
  value: number | undefined,
  printed: (value: number) => string,
): ProposedEntry<number> | undefined {
  if (!source || source.uploaded || value === undefined) return undefined
  return {
    value,
    as_printed: printed(value),
    from: 'component',
    cited: cited(source),
    ...(source.another_release && { is_other_release: true }),
  }
}

/** The period that a rule says, and where it tells parts and their whole, or what comes on top, the other one, to choose. */
function periodOf(rule: RuleInForce | undefined): ProposedEntry<Months> | undefined {
  const proposed = fromRule(rule, (printed) => periodsOfForm(printed)[0])
  const [, also] = rule ? periodsOfForm(rule.value) : []
  return proposed && also !== undefined ? { ...proposed, also, is_doubted: true } : proposed
}

function periodsOfForm(printed: string): Months[] {
  const { months, also } = periodIn(printed) ?? {}
  return [months, also].filter((one): one is Months => one !== undefined && one >= PERIOD_LIMITS.shortest && one <= PERIOD_LIMITS.longest)
}

/** Without the names whose value is undefined. */
function defined(entries: { [Name in keyof ProposedEntries]: ProposedEntries[Name] | undefined }): ProposedEntries {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined))
}
