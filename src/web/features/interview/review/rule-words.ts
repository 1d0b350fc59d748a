import type { Instructions, RuleInForce, RuleKind, RuleSource } from '../../../../domain/instructions/instructions.ts'
import { oneLine } from '../../../../language/characters.ts'

const KINDS: Record<RuleKind, string> = {
  award_ceiling: 'Award ceiling',
  period_of_performance: 'Period of performance',
  option_ceiling: 'Option ceiling',
  option_period: 'Option period',
  page_limit: 'Page limit',
  work_plan: 'Work plan',
  report: 'Report',
  meeting: 'Meeting',
  payment: 'Payment',
  work_share: 'Share of the work',
  technical_assistance: 'Technical assistance',
  due_date: 'Due date',
}

/** What a rule is about: "Award ceiling, Phase I". */
export function ruleName({ kind, phase }: Pick<RuleInForce, 'kind' | 'phase'>): string {
  return phase === 'any' ? KINDS[kind] : `${KINDS[kind]}, Phase ${phase}`
}

/** The kinds whose value alone says nothing ("40%; 30%"): what is ruled is a sentence. */
const IN_SENTENCES: ReadonlySet<RuleKind> = new Set(['work_plan', 'report', 'meeting', 'payment', 'work_share', 'technical_assistance'])

/** The longest sentence of a document that is shown in a list, in characters; the whole stands on its page. */
const LONGEST = 180

/** What a rule says: its value as printed, or the sentence that says it. */
export function ruleSays(kind: RuleKind, { value, quote }: Pick<RuleSource, 'value' | 'quote'>): string {
  return IN_SENTENCES.has(kind) && quote.trim() !== '' ? `“${shortened(oneLine(quote))}”` : value
}

function shortened(sentence: string): string {
  if (sentence.length <= LONGEST) return sentence
  const cut = sentence.slice(0, LONGEST)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2)).replace(/[\s,;:.(]+$/, '')}…`
}

/** What another document says beside the rule that holds, up to the page: "The component instructions say $180,000". */
export function otherwiseSaid(rule: RuleInForce, other: RuleSource): { before: string; after: string } {
  const says = other.from === 'topic' ? 'The topic says' : 'The component instructions say'
  const [own, others] = [ruleSays(rule.kind, rule), ruleSays(rule.kind, other)]
  if (others === own) return { before: `${says} the same`, after: '' }
  const holds = other.from === rule.from ? 'what is said elsewhere' : rule.from === 'topic' ? 'the topic' : 'the component instructions'
  return { before: `${says} ${others}`, after: `, which yields to ${holds}` }
}

/** Where the rules stand of instructions that the topic's own file holds. What is said of single topics stands with these and tells nothing of the chapter. */
export function placeWithin({ facts }: Pick<Instructions, 'facts'>): string {
  const pages = facts.filter(({ topic_number }) => topic_number === undefined).map(({ page }) => page)
  const [first, last] = [Math.min(...pages), Math.max(...pages)]
  if (pages.length === 0) return 'found in this document'
  return first === last ? `found in this document, page ${first}` : `found in this document, pages ${first} to ${last}`
}

/** Rules of one kind and phase, each thing that is said once. */
export type RuleGroup = { name: string; phase: RuleInForce['phase']; rules: RuleInForce[] }

/**
 * The rules that component instructions bring, or that a topic overrules them with, in the order in which people ask for them; the topic's
 * own facts stand elsewhere.
 */
export function ruleGroups(rules: readonly RuleInForce[]): RuleGroup[] {
  const kinds = Object.keys(KINDS) as RuleKind[]
  const shown = rules
    .filter(({ from, yields }) => from === 'instructions' || yields.length > 0)
    .toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
  const names = [...new Set(shown.map(ruleName))]
  return names.map((name) => {
    const of = shown.filter((rule) => ruleName(rule) === name)
    return { name, phase: of[0]?.phase ?? 'any', rules: firstOfEach(of) }
  })
}

function firstOfEach(rules: readonly RuleInForce[]): RuleInForce[] {
  const said = rules.map((rule) => ruleSays(rule.kind, rule))
  return rules.filter((_, index) => said.indexOf(said[index] ?? '') === index)
}
