import { writeFileSync } from 'node:fs'
import { rulesTable } from '../src/domain/quality/rules-table.ts'

/** `npm run rules` prints the quality rules as a Markdown table; with `-- --write` it writes docs/rules.md anew. */
if (process.argv.includes('--write')) writeFileSync(new URL('../docs/rules.md', import.meta.url), rulesTable())
else process.stdout.write(rulesTable())
