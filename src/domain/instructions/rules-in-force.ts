import { cueList } from '../../language/cue-list.ts'
import type { Analysis, Requirement } from '../solicitation/analysis.ts'
import { phaseOf } from '../solicitation/requirement/of-phase.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import { phaseNamed, type RulePhase } from './chapter.ts'
import type { InstructionFact, Instructions, RuleInForce, RuleKind, RuleSource } from './instructions.ts'
import { monthsIn, sameValue, slotOf } from './rule-value.ts'
import { phasesOf } from './topic-phase.ts'

/** What one place says of a rule. A lower rank goes first. */
type Said = RuleSource & { kind: RuleKind; phase: RulePhase; rank: number }

const PHASES: readonly RulePhase[] = ['I', 'II', 'any']

/**
 * The rules that hold for a topic, each with what yields to it: the topic's own words before the component's instructions, and in these what is
 * said of the topic before what is said of the phase, before what is said of all (brief §0.1). Facts for other topics, and for another program or phase
 * than the topic says, are left out.
 */
export function rulesInForce(analysis: Analysis, instructions: Instructions | null): RuleInForce[] {
  const phases = phasesOf(analysis.topic)
  const said = [...saidByTopic(analysis), ...(instructions?.facts ?? []).flatMap((fact) => saidByFact(analysis, fact))].filter(
    ({ phase }) => phase === 'any' || phases.includes(phase),
  )
  const slots = said.map(({ kind, value }) => slotOf(kind, value) ?? kind)
  return [...new Set(slots)].flatMap((slot) => rulesOf(said.filter((_, at) => slots[at] === slot)))
}

/** The rules of one kind: of limits the first holds in each phase, of duties everything that is said. */
function rulesOf(said: readonly Said[]): RuleInForce[] {
  if (said.some(({ kind, value }) => slotOf(kind, value) === null)) return withoutRepeats(said).map((one) => ruleOf(one, []))
  return PHASES.flatMap((phase) => {
    const holds = said.filter((one) => one.phase === phase || (phase !== 'any' && one.phase === 'any'))
    if (!holds.some((one) => one.phase === phase)) return []
    const [first, ...others] = holds.sort((one, other) => one.rank - other.rank)
    return first ? [{ ...ruleOf(first, others), phase }] : []
  })
}

function ruleOf(said: Said, others: readonly Said[]): RuleInForce {
  const { rank: _, ...rule } = said
  const yields: RuleSource[] = []
  for (const { from, value, page, quote } of others) {
    if ([said, ...yields].every((one) => !sameValue(said.kind, one.value, value))) yields.push({ from, value, page, quote })
  }
  return { ...rule, yields }
}

function withoutRepeats(said: readonly Said[]): Said[] {
  const seen = new Set<string>()
  return said.filter(({ phase, quote, value }) => {
    const key = `${phase} ${value} ${quote}`
    return seen.has(key) ? false : seen.add(key)
  })
}

const OF_TOPIC = 0
const OF_FACT = 10
const HEDGED = cueList('generally | typically | usually | normally | approximately | nominally')
const PERIOD = cueList('period of performance | pop | duration')

/** Topic facts before facts of the phase, before facts of all; what is said without "typically" before what is said with it. */
function saidByFact({ topic }: Analysis, fact: InstructionFact): Said[] {
  if (fact.topic_number !== undefined && fact.topic_number !== topic.number) return []
  if (fact.program_type && topic.program_type && fact.program_type !== topic.program_type) return []
  const rank = OF_FACT + (fact.topic_number === undefined ? 4 : 0) + (fact.phase === 'any' ? 2 : 0) + (HEDGED.test(fact.text) ? 1 : 0)
  return [{ kind: fact.kind, phase: fact.phase, value: fact.value, from: 'instructions', page: fact.page, quote: fact.quote, rank }]
}

const FIELDS = ['award_ceiling', 'period_of_performance', 'page_limit', 'option_ceiling', 'option_period'] as const

/**
 * What the topic says: its own fields, of the phase that the sentence or its section names, for other phases a period that only a requirement
 * names. A field without a place cannot be shown and does not count.
 */
function saidByTopic({ topic, places, requirements }: Analysis): Said[] {
  const only = phasesOf(topic)
  const asked = (quote: string) => {
    const one = requirements.find((requirement) => requirement.quote === quote && requirement.phase !== 'any')
    return one && phaseOf(one)
  }
  const inPhase = (quote: string): RulePhase => phaseNamed(quote) ?? asked(quote) ?? (only.length === 1 ? (only[0] ?? 'any') : 'any')
  const fields = FIELDS.flatMap((kind): Said[] => {
    const value = topic[kind]
    const place = places[kind]
    return value && place ? [{ kind, phase: inPhase(place.quote), value, from: 'topic', ...place, rank: OF_TOPIC }] : []
  })
  const period = fields.find(({ kind }) => kind === 'period_of_performance')
  const others = requirements.filter((one) => !period || (![period.phase, 'any'].includes(phaseOf(one)) && period.phase !== 'any'))
  return [...fields, ...others.flatMap(periodOf)]
}

function periodOf(requirement: Requirement): Said[] {
  const { kind, text, quote, phase, page } = requirement
  if (kind !== 'schedule' || phase === 'option' || !PERIOD.test(text)) return []
  const value = /\b[\w-]+(?:\s\(\d+\))?[\s-](?:months?|years?)\b/i.exec(requirementWords(requirement))?.[0]
  if (!value || monthsIn(value) === undefined) return []
  return [{ kind: 'period_of_performance', phase, value, from: 'topic', page, quote, rank: OF_TOPIC + 1 }]
}
