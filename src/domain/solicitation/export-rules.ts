import type { ExportRules, Topic } from './analysis.ts'

/** The rules under which a topic may be, by their names and by where they stand in the code of regulations. */
const NAMED: readonly [ExportRules, RegExp][] = [
  ['ITAR', /\bITAR\b|International Traffic in Arms|\b22 CFR/],
  ['EAR', /\bEAR\b|Export Administration Reg|\b15 CFR/],
]

/** The export rules that a notice names. */
export function exportRulesIn(notice: string): ExportRules[] {
  return NAMED.flatMap(([rules, name]) => (name.test(notice) ? [rules] : []))
}

/** The export rules that hold for a topic, as a plan names them; none that the topic does not name. */
export function exportRulesOf({ export_rules = [] }: Pick<Topic, 'export_rules'>): string {
  return export_rules.length > 0 ? export_rules.join(' and ') : 'export control'
}
