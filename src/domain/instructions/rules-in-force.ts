import type { Analysis } from '../solicitation/analysis.ts'
import type { Instructions, RuleInForce } from './instructions.ts'

/** The rules that hold for a topic, each with what yields to it: the topic before the component's instructions (brief §0.1). */
export function rulesInForce(_analysis: Analysis, _instructions: Instructions | null): RuleInForce[] {
  return []
}
