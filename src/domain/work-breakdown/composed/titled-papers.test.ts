import { expect, test } from 'vitest'
import { composedPlan } from './plan.ts'
import { asked, composition, step } from './testing/mast.ts'
import { withPapersAsked } from './titled-papers.ts'

const TITLES = ['Start', 'Survey', 'Mid-year review report', 'Trial', 'Final report accepted']

const given = (title: string, result = 'kiln data') => {
  const named = TITLES.map((one, at) => ({ id: `m${at}`, title: at === 2 ? title : one, due_month: at + 1 }))
  const requirements = [asked('R1', 'A midyear review of progress, as a report, is due in month three'), asked('R2', 'Fire the kiln')]
  const steps = [step('s1', { action: 'Fire the kiln', to_month: 3, result }), step('s2', { action: 'Glaze the lids', to_month: 4 })]
  return composition({ rows: { steps }, frame: { named, dues: [1, 2, 3, 4, 5], requirements } })
}
const handed = (title: string, result?: string) => composedPlan(given(title, result))[2]?.deliverables.map(({ text }) => text)

test('a milestone that is called after a paper hands it over, on the work that ends there', () => {
  expect(handed('Mid-year review report')).toContain('Mid-year review report on Task 3.1, to the TPOC')
  expect(handed('Kiln plan and trial memo accepted')).toEqual(
    expect.arrayContaining(['Kiln plan on Task 3.1, to the TPOC', 'Trial memo on Task 3.1, to the TPOC']),
  )
})

test('such a paper is looked at as a criterion of its milestone', () => {
  expect(composedPlan(given('Trial memo'))[2]?.criteria.map(({ text }) => text)).toContain(
    'Trial memo: delivered and checked by the TPOC by Award + 3 Months.',
  )
})

test('what a result is already is not handed over twice, and a title that names no paper adds none', () => {
  for (const [title, result] of [
    ['Trial memo', 'memo with the decision'],
    ['Trial memo', 'trial memo (PDF)'],
    ['Report template chosen'],
    ['Kiln fired'],
  ])
    expect(handed(title ?? '', result)?.filter((one) => one.includes('on Task 3.1, to the TPOC'))).toEqual([])
})

test('what the solicitation asks of such a paper is answered by the step that ends there', () => {
  expect(withPapersAsked(given('Mid-year review report'))[0]?.requirement_ids).toEqual(['R1'])
  expect(withPapersAsked(given('Kiln fired'))[0]?.requirement_ids).toEqual([])
})
