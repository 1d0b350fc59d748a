import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RULES } from '../src/domain/quality/rules.ts'
import { rulesTable } from '../src/domain/quality/rules-table.ts'

test('docs/rules.md says what the rules say; `npm run rules -- --write` writes it anew', () => {
  expect(readFileSync(new URL('../docs/rules.md', import.meta.url), 'utf8')).toBe(rulesTable())
})

test('each rule has one row of five cells', () => {
  const rows = rulesTable()
    .split('\n')
    .filter((line) => line.startsWith('| QC-'))
  expect(rows).toHaveLength(RULES.length)
  for (const row of rows) expect(row.split(/(?<!\\)\|/)).toHaveLength(7)
})
