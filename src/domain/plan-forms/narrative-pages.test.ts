import { expect, test } from 'vitest'
import { narrativePages } from './narrative-pages.ts'

const told = (narrative_md: string, sources = '') => ({ milestone_number: 1, title: 'Coil', narrative_md, sources })
const LONG = 'The Contractor shall wind the coil by hand and measure each turn of it twice. '.repeat(40)

test('narratives take the pages that their words fill, and none where there are none', () => {
  expect(narrativePages([])).toBe(0)
  expect(narrativePages([told('## Objective\n\nWind the coil.\n\n- Task 1.1: Wind it.')])).toBe(1)
  expect(narrativePages([told(`${LONG}\n\n${LONG}`), told(LONG)])).toBe(2)
  expect(narrativePages([told('Wind it.', LONG.repeat(2))])).toBeGreaterThan(1)
})
