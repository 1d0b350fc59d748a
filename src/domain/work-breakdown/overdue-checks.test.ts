import { expect, test } from 'vitest'
import { breakdownChecks } from './checks.ts'
import { bareStep, type WorkStep } from './work-breakdown.ts'

const MILESTONES = [
  { id: 'm1', title: 'Kickoff', due_month: 1 },
  { id: 'm2', title: 'Trials on the lake', due_month: 4, due_date: '28 June 2029' },
  { id: 'm3', title: 'Final report', due_month: 6 },
]

function found(...steps: (Partial<WorkStep> & Pick<WorkStep, 'action'>)[]) {
  const rows = {
    steps: steps.map((cells, at) => bareStep(`s${at + 1}`, { lead: 'Ida Moe', ...cells })),
    ...{ people: [], commitments: [], risks: [], furnished: [], plan: {}, milestones: MILESTONES },
  }
  return breakdownChecks(rows, { period: 6, phase: 'I' }).filter(({ what }) => what.includes('its milestone'))
}

const TRIALS = { action: 'Run the trials on the lake with two crews', from_month: 5, to_month: 5 }

test('a step that ends after the milestone that it names is told with both months, and either can be moved at once', () => {
  expect(found(TRIALS)).toMatchObject([
    {
      what: 'Work step 1 ends in month 5, its milestone “Trials on the lake” is due in month 4.',
      choices: [
        { label: 'Milestone due in month 5', row_id: 'm2', cells: { due_month: 5, due_date: null } },
        { label: 'Step ends in month 4', cells: { from_month: 4, to_month: 4 } },
      ],
    },
  ])
  expect(found({ ...TRIALS, from_month: 3, to_month: 4 })).toEqual([])
})

test('where another step of that name ends in time, or a later milestone is named too, nothing is late', () => {
  expect(found(TRIALS, { action: 'Prepare the trials on the lake', from_month: 2, to_month: 3 })).toEqual([])
  expect(found({ ...TRIALS, result: 'Final report' })).toEqual([])
  expect(found({ ...TRIALS, action: 'Sew the spare sail' })).toEqual([])
})
