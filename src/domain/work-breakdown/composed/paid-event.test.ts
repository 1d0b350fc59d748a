import { expect, test } from 'vitest'
import { composedPlan } from './plan.ts'
import { composition, step } from './testing/mast.ts'

const plan = (title: string, paid?: string) => {
  const steps = [
    step('s1', { action: 'Mix glazes', to_month: 2 }),
    step('s2', { action: 'Fire the tiles', to_month: 3, result: 'tile set', goes_to: 'Government' }),
  ]
  const named = [
    { id: 'm1', title: 'Start', due_month: 1 },
    { id: 'm2', title, due_month: 3, ...(paid ? { paid } : {}) },
    { id: 'm3', title: 'End', due_month: 6 },
  ]
  const frame = { milestones: 3, dues: [1, 3, 6], named, requirements: [], areStepsTold: true }
  return composedPlan(composition({ rows: { steps, milestones: named, commitments: [] }, frame }))[1]
}

test.each([
  ['Glaze review held and accepted', 'Glaze review is held and accepted'],
  ['Final review passed', 'The final review is passed'],
  ['Tiles and glaze log accepted', 'The tiles and glaze log are accepted'],
])(
  'what a milestone is paid for is named beside its due month and is a criterion, and its work keeps its own name: %s',
  (title, criterion) => {
    const milestone = plan(title, '$40,000')
    expect(milestone?.title.text).toBe('Mix glazes; fire the tiles')
    expect(milestone?.all[1]).toEqual({ text: `Payment event: ${title}.`, from: [{ row: 'm2', cell: 'title' }] })
    expect(milestone?.criteria.map(({ text }) => text)).toContain(`${criterion}; by Award + 3 Months.`)
  },
)

test('what is paid for and handed over by no step is handed over by its own name', () => {
  expect(plan('Glaze review held', '$40,000')?.deliverables.map(({ text }) => text)).toEqual(['Tile set, to the TPOC', 'Glaze review'])
  expect(plan('Tile set accepted', '$40,000')?.deliverables.map(({ text }) => text)).toEqual(['Tile set, to the TPOC'])
})

test.each([
  ['Glaze review held', undefined],
  ['Tiles and glazes', '$40,000'],
  ['Fired tiles', '$40,000'],
])('a milestone without a payment, or called by a thing, keeps its name: %s', (title, paid) => {
  const milestone = plan(title, paid)
  expect(milestone?.title.text).toBe(title)
  expect(milestone?.all.map(({ text }) => text).join()).not.toContain('Payment event')
})
