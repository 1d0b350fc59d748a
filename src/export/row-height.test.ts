import { expect, test } from 'vitest'
import { planRows } from '../domain/printed-plan.ts'
import { columnWidths, rowHeight } from './row-height.ts'
import { usualPlan } from './testing/plans.ts'

const TOTAL = 9360
const rowsOf = (words: number, criteria: string[] = ['At least 30 dB in 3 repeats']) => {
  const plan = usualPlan(5, words)
  return planRows({ ...plan, milestones: plan.milestones.map((milestone) => ({ ...milestone, acceptance_criteria: criteria })) })
}
const heightOf = (words: number) => Math.max(...rowsOf(words).map((row) => rowHeight(row, columnWidths(rowsOf(words), TOTAL))))

test('the widths fill the page and leave every head and payment on one line', () => {
  for (const words of [0, 100, 800]) {
    const widths = columnWidths(rowsOf(words), TOTAL)
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(TOTAL)
    for (const [column, narrowest] of [2700, 1200, 1680, 1500, 1120].entries()) expect(widths[column]).toBeGreaterThanOrEqual(narrowest)
  }
})

test('a payment of millions widens its column, and no more is taken from the text than it needs', () => {
  const widthOf = (payment: string) =>
    columnWidths(
      rowsOf(800).map((row) => ({ ...row, payment })),
      TOTAL,
    )
  expect(widthOf('$1,750,000.00')[4]).toBeGreaterThanOrEqual(1250)
  expect(widthOf('$0.00')[4]).toBeLessThan(1200)
  expect(widthOf('$0.00')[0]).toBeGreaterThan(3250)
})

test('a list is as wide as its longest word', () => {
  const rows = rowsOf(800)
  const widthOf = (criterion: string) =>
    columnWidths(
      rows.map((row) => ({ ...row, criteria: [criterion] })),
      TOTAL,
    )[3]
  expect(widthOf('It is shown.')).toBeLessThan(1600)
  // 10 pt Times New Roman: "characterization" is 63.9 points wide
  expect(widthOf('As the characterization shows.')).toBeGreaterThanOrEqual((63.9 + 5 + 9) * 20)
  expect(widthOf(`It is in ${'x'.repeat(200)}.`)).toBeLessThanOrEqual(1900)
})

test('the column with much text is wide', () => {
  const long =
    'The test report shows the front-to-back ratio, its conditions and its margin for each of the frequencies that were measured. '
  const [byText, , , narrow] = columnWidths(rowsOf(300), TOTAL)
  const [byCriteria, , , wide] = columnWidths(rowsOf(20, [long.repeat(8)]), TOTAL)
  expect(byText).toBeGreaterThan(byCriteria)
  expect(wide).toBeGreaterThan(narrow)
})

test('more words make a higher row, and the highest cell decides', () => {
  expect(heightOf(300)).toBeGreaterThan(heightOf(150))
  const [row] = rowsOf(
    20,
    Array.from({ length: 40 }, (_, index) => `Criterion ${index + 1}`),
  )
  if (!row) throw new Error('the plan has rows')
  expect(rowHeight(row, columnWidths([row], TOTAL))).toBeGreaterThan(40 * 11.5)
})
