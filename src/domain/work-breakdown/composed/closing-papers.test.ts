import { expect, test } from 'vitest'
import { ownPapers } from './closing-papers.ts'
import { composedPlan } from './plan.ts'
import { asked, composition, step } from './testing/mast.ts'

function written(result: string, action = 'Write it up', phase: 'I' | 'II' = 'I') {
  const steps = [step('s1', { action, result, to_month: 6 })]
  const { report, plan } = ownPapers(
    [{ step: steps[0] ?? step('', { action }), from: 6, to: 6, is: 'whole' }],
    composition({ rows: { steps }, frame: { phase } }),
  )
  return [report && 'report', plan && 'plan'].filter(Boolean)
}

test.each([
  ['final report and Phase II plan', ['report', 'plan']],
  ['final report with the Phase II plan', ['report', 'plan']],
  ['Final technical report (PDF)', ['report']],
  ['a development plan for Phase II', ['plan']],
  ['final report of about 45 pages with a costed Phase II test plan', ['report']],
  ['Final report with a draft test plan for Phase II', ['report']],
  ['draft plan for Phase II', ['plan']],
  ['comparison report', []],
  ['data for the final report', []],
  ['test plan', []],
])('%s is %j', (result, papers) => expect(written(result)).toEqual(papers))

test('the action may say what the result does not', () => {
  expect(written('a PDF of 45 pages', 'Write the final report and the Phase II work plan')).toEqual(['report', 'plan'])
  expect(written('scorecard', 'Score the forecasts for the final report')).toEqual([])
})

test('a transition plan is the plan of Phase III, and none of Phase II', () => {
  expect(written('cameras, final report, transition plan', 'Hand over', 'II')).toEqual(['report', 'plan'])
  expect(written('transition plan')).toEqual([])
})

const close = (result?: string, more = {}) => {
  const steps = [step('s1', { action: 'Write the results up', to_month: 6, ...(result ? { result } : {}), ...more })]
  return composedPlan(composition({ rows: { steps } })).at(-1)
}
const told = (result?: string, more = {}) => ({
  tasks:
    close(result, more)
      ?.all.map(({ text }) => text)
      .join('\n') ?? '',
  deliverables: close(result, more)?.deliverables.map(({ text }) => text) ?? [],
})

test('what a row of the company hands over at the end is there once, with the first page that is asked for', () => {
  const { tasks, deliverables } = told('final report and Phase II plan')
  expect(deliverables).toEqual([
    'Final report and Phase II plan, the report with the SF 298, to the TPOC',
    'Completed verification table (XLSX), to the TPOC',
  ])
  expect(tasks).toContain('Format: The final report has the SF 298 as its first page (DoD SBIR announcement).')
  expect(tasks).not.toMatch(/shall (?:write the Phase II development plan|submit the final report)/)
})

test('what it does not hand over is asked for as ever', () => {
  for (const { tasks, deliverables } of [told(), told('comparison report'), told('final report and Phase II plan', { to_month: 5 })]) {
    expect(tasks).toMatch(/shall write the Phase II development plan[\s\S]*shall submit the final report/)
    expect(deliverables).toContain('Final report with the SF 298 (PDF), to the TPOC')
    expect(deliverables).toContain('Phase II development plan (PDF), to the TPOC')
  }
})

test('what the solicitation asks of the plan is answered by the row that writes it', () => {
  const requirements = [asked('R4', 'Provide a Phase II development plan')]
  const steps = [step('s1', { action: 'Write the Phase II plan', result: 'Phase II plan', to_month: 6 })]
  const last = composedPlan(composition({ rows: { steps }, frame: { requirements } })).at(-1)
  expect(last?.all.map(({ text }) => text).join('\n')).not.toContain('shall provide a Phase II')
  expect(last?.requirement_ids).toEqual(['R4'])
})

test('what a step of the company writes at the end is not asked for again in the words of the solicitation', () => {
  const requirements = [asked('R1', 'Deliver a final report, a preliminary design and a Phase II test plan.', { kind: 'deliverable' })]
  const tasks = (action: string) =>
    composedPlan(composition({ rows: { steps: [step('s1', { action, to_month: 6 })] }, frame: { requirements } }))
      .at(-1)
      ?.all.filter(({ text }) => text.startsWith('Task') && text.includes('preliminary design')).length
  expect(tasks('Write the final report, the preliminary design and the Phase II test plan')).toBe(1)
  expect(tasks('Measure the mast for the preliminary design')).toBe(2)
})
