import type { QualityRule } from './rule.ts'
import { RULES } from './rules.ts'

const INTRODUCTION = `# The quality rules

What a plan is held against before it is handed in, one function a rule in \`src/domain/quality\`. The plan review quotes the words that a rule
objects to, and says where the rule comes from and what mends it. **error** blocks the hand-in, **warning** should be mended, **advice** is worth
a thought. A rule may lower its severity for one case: a requirement of "should" that nobody answers is a warning.

Rules that need a component's limits (ceiling, months, option, pages, payments on days, wording) say nothing while these are unknown. Limits change
with each release; instructions that are put beside a topic win over what the product knows.

Written by \`npm run rules -- --write\`; a test holds it against the rules.
`

/** All quality rules as a Markdown page: number, what is checked, how grave it is, where the rule comes from, what mends it. */
export function rulesTable(): string {
  const head = '| rule | checks | severity | source | what mends it |\n|---|---|---|---|---|'
  return `${INTRODUCTION}\n${head}\n${RULES.map(row).join('\n')}\n`
}

function row({ id, checks, severity, source, remedy }: QualityRule): string {
  return `| ${[id, checks, severity, source, remedy].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
