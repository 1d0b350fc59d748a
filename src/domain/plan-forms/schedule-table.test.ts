import { describe, expect, test } from 'vitest'
import { usualPlan } from '../../export/testing/plans.ts'
import type { CellLine, FormTable } from './form-document.ts'
import { fiveColumns } from './plan-columns.ts'
import { SCHEDULE_HEADING, scheduleSection, withSchedule } from './schedule-table.ts'

const plan = usualPlan(5)
const paid = {
  ...plan,
  milestones: plan.milestones.map((one, at) => ({
    ...one,
    payment_amount: ['10000.00', '20000.00', '0.00', '40000.00', '30000.00'][at] ?? '0.00',
  })),
}

function tableOf(of: typeof plan, is_wide = true): FormTable {
  const [table] = scheduleSection(of, is_wide).blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : []))
  return table ?? expect.fail('There is no schedule')
}

/** A row as it reads: number, title, months, its bar with "=" for a milestone and "-" for a task, what is paid. */
function drawn(row: readonly (readonly CellLine[])[]): string {
  const cells = row.map(([line]) => (line?.kind === 'bar' ? line.text || '=' : line?.kind === 'task_bar' ? '-' : line?.text || '.'))
  return [...cells.slice(0, 3), cells.slice(3, -1).join(''), cells.at(-1)].join('|')
}

describe('the schedule of a plan', () => {
  test('has a row for each milestone from the one before to its own due month, with the share of what is paid', () => {
    const { rows } = tableOf({ ...paid, period_of_performance: 6 })
    expect(rows.map(drawn).map((row) => row.replace(/\|[^|]*\|due/, '|due'))).toEqual([
      '1|due 1|◆.....|10 %',
      '2|due 2|.◆....|20 %',
      '3|due 4|..=◆..|0 %',
      '4|due 5|....◆.|40 %',
      '5|due 6|.....◆|30 %',
    ])
  })

  test('tells of nothing paid where there is nothing', () => {
    const unpaid = { ...plan, milestones: plan.milestones.map((one) => ({ ...one, payment_amount: '0.00' })) }
    expect(tableOf(unpaid).rows.map((row) => row.at(-1)?.[0]?.text)).toEqual(['', '', '', '', ''])
    expect(JSON.stringify(scheduleSection(unpaid, true))).not.toContain('share of')
  })

  test('has paler bars for tasks that say when they are worked on, and the option behind the base', () => {
    const said = ['Task 2.1: Mix the clay.', 'Time: Months 1 to 2.', 'Task 2.2: Fire a tile.', 'Time: Month 2.', 'Task 2.3: Report.']
    const option = ['Task 5.1: Report.', 'Option: The Contractor shall glaze it. Place and time: Ohio, months 7 to 9.']
    const at = new Map([
      [2, said],
      [5, option],
    ])
    const timed = plan.milestones.map((one) => ({
      ...one,
      refined_text: [`Milestone ${one.milestone_number} - Kiln`, '', ...(at.get(one.milestone_number) ?? [])].join('\n'),
    }))
    const rows = tableOf({ ...plan, period_of_performance: 6, milestones: timed }).rows.map(drawn)
    expect(rows).toEqual(
      expect.arrayContaining(['2.1|Mix the clay|1 to 2|--.......|.', '2.2|Fire a tile|2|.-.......|.', '.|Option|7 to 9|......---|.']),
    )
    expect(rows[1]).toMatch(/^2\|Kiln\|due 2\|=◆/)
  })

  test('of many months has a column for some of them together, fewer of them where the page stands upright', () => {
    const long = { ...plan, period_of_performance: 24 }
    const months = (is_wide: boolean) =>
      tableOf(long, is_wide)
        .columns.slice(3, -1)
        .map(({ heading }) => heading)
    expect(months(true)).toEqual(['2', '4', '6', '8', '10', '12', '14', '16', '18', '20', '22', '24'])
    expect(months(false)).toEqual(['3', '6', '9', '12', '15', '18', '21', '24'])
    expect(tableOf(long).columns.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  })

  test('stands right behind the table of the milestones', () => {
    const form = withSchedule(fiveColumns({ plan, topic_name: 'Glaze', component: null }), plan)
    const headings = form.sections.map(({ heading }) => heading)
    expect(headings[headings.indexOf('Milestones, deliverables and payments') + 1]).toBe(SCHEDULE_HEADING)
  })
})
