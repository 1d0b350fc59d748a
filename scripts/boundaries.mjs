import { createRequire } from 'node:module'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'

/** Walks every import under src/ and holds it against the walls in .dependency-cruiser.cjs. Seeing nothing is a failure, never a pass. */
const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
const ruleSet = { forbidden }
const { output } = await cruise(['src'], { ...options, ruleSet, validate: true }, {}, { tsConfig: extractTSConfig('tsconfig.json') })
const { totalCruised, violations } = output.summary
const broken = violations.filter(({ rule }) => rule.severity === 'error')

for (const { rule, from, to, cycle } of broken) {
  const reason = forbidden.find(({ name }) => name === rule.name)?.comment ?? ''
  const path = cycle ? cycle.map(({ name }) => name).join(' → ') : to
  console.log(`${rule.name}: ${from} → ${path}\n  ${reason}`)
}
if (totalCruised === 0) console.log('No module was seen: the boundaries were not checked at all.')
console.log(`${totalCruised} modules, ${broken.length} broken boundaries`)
process.exitCode = totalCruised === 0 || broken.length > 0 ? 1 : 0
