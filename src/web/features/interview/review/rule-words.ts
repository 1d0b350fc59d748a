import type { RuleInForce, RuleKind, RuleSource } from '../../../../domain/instructions/instructions.ts'

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

/** The document that a rule stands in. */
export function documentName(from: RuleSource['from']): string {
  return from === 'topic' ? 'topic' : 'component instructions'
}

/** What another document says beside the rule that holds, up to the page: "The component instructions say $180,000". */
export function otherwiseSaid(rule: RuleInForce, other: RuleSource): { before: string; after: string } {
  const says = other.from === 'topic' ? 'The topic says' : 'The component instructions say'
  if (other.value === rule.value) return { before: `${says} the same`, after: '' }
  const holds = other.from === rule.from ? 'what is said elsewhere' : `the ${documentName(rule.from)}`
  return { before: `${says} ${other.value}`, after: `, which yields to ${holds}` }
}

/** The rules that component instructions bring, or that a topic overrules them with; the topic's own facts stand elsewhere. */
export function rulesToShow(rules: readonly RuleInForce[]): RuleInForce[] {
  return rules.filter(({ from, yields }) => from === 'instructions' || yields.length > 0)
}
