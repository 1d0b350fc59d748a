import { expect, test } from 'vitest'
import type { ComponentFacts } from '../../component/component-facts.ts'
import { composedPlan } from './plan.ts'
import { composition, step } from './testing/mast.ts'

const SOURCE = { document: 'Navy SBIR 25.1 instructions', release: '25.1', place: 'p. 2' }
const component = { component: 'Navy', status_report_every: { value: 3, source: SOURCE } } as unknown as ComponentFacts

const close = (method: string) => [
  step('s1', { action: 'Calibrate the kiln', from_month: 1, to_month: 2 }),
  step('s2', { action: 'Write the final report', method, from_month: 5, to_month: 6 }),
]
const linesOf = (method: string) => {
  const plan = composedPlan(composition({ rows: { steps: close(method) }, frame: { areStepsTold: true, component } }))
  return plan.map(({ all }) => all.map(({ text }) => text))
}

test('reports that come again and again run through the whole work, whichever step they were told beside, and no rule says them again', () => {
  const plan = linesOf('The Contractor shall send a monthly status report within five days. The Contractor shall compile the firing logs.')
  expect(plan[0]).toContain('Reports, months 1 to 6: The Contractor shall send a monthly status report within five days.')
  expect(plan.flat()).toContain('Method: The Contractor shall compile the firing logs.')
  expect(plan.flat().filter((line) => /status report/i.test(line))).toHaveLength(1)
})

test('reports that are called by their rhythm alone run through the work, too', () => {
  expect(linesOf('Bind the logs. Quarterlies all the way.')[0]).toContain('Reports, months 1 to 6: Quarterlies all the way.')
})

test('what is done at intervals and is no report of the work stays with its step', () => {
  const plan = linesOf('The Contractor shall read the thermocouples weekly and report the drift.')
  expect(plan.flat()).toContain('Method: The Contractor shall read the thermocouples weekly and report the drift.')
  expect(plan[0]?.join(' ')).toContain('Prepare the status reports, which fall due every 3 months')
})
