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

test('a paper that the solicitation asks for is handed over in the milestone that is called after it, and looked at there', () => {
  expect(handed('Mid-year review report')).toContain('Mid-year review report, to the TPOC')
  expect(
    composedPlan(given('Mid-year review report'))[2]
      ?.criteria.map(({ text }) => text)
      .join(),
  ).toContain('Each deliverable: to be delivered by Award + 3 Months, or by the date stated with it.')
})

test('a milestone that the company planned hands over and is judged by nothing that nobody said, whatever it is called', () => {
  for (const title of ['Kiln plan and trial memo', 'Ten drawings of the kiln', 'Kiln fired']) {
    const steps = [
      step('s1', { action: 'Fire the kiln', from_month: 1, to_month: 4 }),
      step('s2', { action: 'Glaze the lids', to_month: 5 }),
    ]
    const { frame } = given(title)
    const plan = composedPlan(composition({ rows: { steps, commitments: [] }, frame }))
    for (const one of plan.slice(1, -1)) expect([...one.deliverables, ...one.criteria]).toEqual([])
  }
})

test('what a result is already is not handed over twice, and a title that names no paper adds none', () => {
  for (const [title, result] of [
    ['Trial memo', 'memo with the decision'],
    ['Trial memo', 'trial memo (PDF)'],
    ['Report template chosen'],
    ['Kiln fired'],
  ])
    expect(handed(title ?? '', result)?.map((one) => one.toLowerCase())).toEqual([(result ?? 'kiln data').toLowerCase()])
})

test('what the solicitation asks of such a paper is answered by the step that ends there', () => {
  expect(withPapersAsked(given('Mid-year review report'))[0]?.requirement_ids).toEqual(['R1'])
  expect(withPapersAsked(given('Kiln fired'))[0]?.requirement_ids).toEqual([])
})

const written = (result: string, more = {}) => {
  const named = TITLES.map((one, at) => ({ id: `m${at}`, title: at === 2 ? 'Rated memo of the trial' : one, due_month: at + 1 }))
  const steps = [
    step('s1', { action: 'Fire the kiln', to_month: 3, result: 'kiln data' }),
    step('s2', { action: 'Rate the lids', from_month: 3, to_month: 4, result, ...more }),
  ]
  return composedPlan(composition({ rows: { steps, commitments: [] }, frame: { named, dues: [1, 2, 3, 4, 5], requirements: [] } }))
}

test('a paper that the result of a later step names stands in the milestone that is called after it, with the part of that work', () => {
  const plan = written('the rated memo, and the lids', { proof: [{ quantity: 'lids', comparator: '>=', value: '9' }] })
  expect(plan[2]?.deliverables.map(({ text }) => text)).toEqual(['Kiln data', 'Rated memo'])
  expect(plan[3]?.deliverables.map(({ text }) => text)).toEqual(['Lids'])
  expect(plan[2]?.first.map(({ text }) => text)).toContain('Task 3.2: The Contractor shall rate the lids (first part).')
  expect(plan[3]?.first.map(({ text }) => text)).toContain('Task 4.1: The Contractor shall complete Task 3.2 (rating the lids) by month 4.')
  expect(plan[2]?.criteria.map(({ text }) => text)).toContain(
    'Each deliverable: to be delivered by Award + 3 Months, or by the date stated with it.',
  )
  expect(plan[3]?.criteria.map(({ text }) => text)).toEqual([
    'Lids: at least 9; by Award + 4 Months.',
    'Each deliverable: to be delivered by Award + 4 Months, or by the date stated with it.',
  ])
})

test('a paper of work that begins later, or that has not its whole name, is left where it is', () => {
  expect(written('rated memo', { from_month: 4 })[3]?.deliverables.map(({ text }) => text)).toEqual(['Rated memo'])
  expect(written('memo')[3]?.deliverables.map(({ text }) => text)).toEqual(['Memo'])
})

test('a paid milestone that hands over nothing else hands over what it is called after, where that is things with a paper among them', () => {
  const handed = (title: string, paid?: string) => {
    const named = TITLES.map((one, at) => ({
      id: `m${at}`,
      title: at === 2 ? title : one,
      due_month: at + 1,
      ...(at === 2 && paid && { paid }),
    }))
    const rows = { steps: [step('s1', { action: 'Fire the kiln', to_month: 3 })], commitments: [] }
    const plan = composedPlan(composition({ rows, frame: { named, dues: [1, 2, 3, 4, 5], requirements: [] } }))
    return plan[2]?.deliverables.map(({ text }) => text)
  }
  expect(handed('Second kiln + manual', '$9,000')).toEqual(['Second kiln', 'Manual'])
  expect(handed('Second kiln + manual')).toEqual([])
  expect(handed('Second kiln', '$9,000')).toEqual([])
  expect(handed('Manual is written for the second kiln', '$9,000')).toEqual([])
})
