import { expect, test } from 'vitest'
import { afwerxTable } from './afwerx-table.ts'
import { armyTwoPages } from './army-two-pages.ts'
import { componentColumns } from './component-columns.ts'
import { dafDirect } from './daf-direct.ts'
import { textsIn } from './form-texts.ts'
import { noneHanded } from './handed-over.ts'
import { dafOutline } from './offered-form.ts'
import { fiveColumns } from './plan-columns.ts'
import { given, milestone } from './testing/given.ts'

const asking = (quote: string) => {
  const coverage = { requirement_id: 'R4', covered_by: [], strength: 'none' as const, places: [], changed: [] }
  const requirement = {
    id: 'R4',
    page: 3,
    quote,
    text: quote,
    kind: 'deliverable' as const,
    strength: 'must' as const,
    phase: 'I' as const,
  }
  return [{ requirement: { ...requirement, quantities: [], set_by: 'reader' as const }, coverage }]
}
const MONTHLY = asking('Monthly progress reports are due by the 5th of each month')

test('where nothing is handed over a document says so, and which reports the solicitation wants meanwhile', () => {
  expect(noneHanded({})).toBe('None in this milestone')
  expect(noneHanded({ asked: asking('A final report is due in month 6') })).toBe('None in this milestone')
  expect(noneHanded({ asked: asking('Monthly progress reports are not required; calls are held by phone') })).toBe('None in this milestone')
  expect(noneHanded({ asked: MONTHLY })).toBe('None in this milestone. Meanwhile: monthly progress reports (solicitation, p. 3)')
})

test.each([fiveColumns, componentColumns, afwerxTable, dafDirect, dafOutline, armyTwoPages])(
  'no form prints a placeholder for it: %o',
  (laidOut) => {
    const milestones = [milestone(1, 'Milestone 1 - Oven lit\n\nTask 1.1: Light it.', [], ['It burns.'])]
    const said = textsIn(laidOut({ ...given({ milestones }), asked: MONTHLY }).sections).join('\n')
    expect(said).not.toContain('(Deliverable')
    if (![dafOutline, armyTwoPages].includes(laidOut)) expect(said).toContain('Meanwhile: monthly progress reports')
  },
)
