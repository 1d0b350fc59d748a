import { expect, test } from 'vitest'
import { ARMY } from '../../component/army.ts'
import type { ExportRules } from '../../solicitation/analysis.ts'
import { solicitationSteps } from '../solicitation-steps.ts'
import type { ComposedMilestone } from './composed.ts'
import { composedPlan } from './plan.ts'
import { asked, composition, STEPS, step } from './testing/mast.ts'

const texts = (milestone: ComposedMilestone | undefined) => milestone?.all.map(({ text }) => text) ?? []
const planText = (milestones: readonly ComposedMilestone[]) => milestones.flatMap(texts).join('\n')

test('a kickoff of the company’s own is the one kickoff, with the term that the component sets for it', () => {
  const own = step('s1', {
    action: 'Hold the kickoff',
    result: 'minutes',
    to_month: 1,
    proof: [{ quantity: 'minutes', judge: 'the TPOC' }],
  })
  const first = (frame = {}) => composedPlan(composition({ rows: { steps: [own, ...STEPS] }, frame }))[0]
  expect(texts(first()).filter((line) => /kickoff/.test(line))).toEqual(['Task 1.2: The Contractor shall hold the kickoff.'])
  expect(planText(composedPlan(composition()))).toContain('hold a kickoff meeting with the TPOC')
  expect([...(first()?.deliverables ?? []), ...(first()?.criteria ?? [])].filter(({ text }) => /kickoff/i.test(text))).toEqual([])
  const termed = first({ component: ARMY[0] })
  const [task, format, ...others] = texts(termed).filter((line) => /kickoff|30 days/.test(line))
  expect(task).toBe('Task 1.3: The Contractor shall hold the kickoff.')
  expect(format).toMatch(/^Format: Held within 30 days of award \(.*\)\.$/)
  expect(others).toEqual([])
  expect([...(termed?.deliverables ?? []), ...(termed?.criteria ?? [])].filter(({ text }) => /kickoff/i.test(text))).toEqual([])
})

test('what a step of the company tells of the kickoff and of status reports is not told again as a rule of the component', () => {
  const told = (steps: ReturnType<typeof step>[]) =>
    texts(composedPlan(composition({ rows: { steps }, frame: { areStepsTold: true, component: ARMY[0] } }))[0]).filter((line) =>
      /^Format|status reports/.test(line),
    ).length
  const [kickoff, reports] = ['Hold the kickoff within three weeks of award', 'Send a status report by the 5th of every month'].map(
    (action, at) => step(`s${at}`, { action, to_month: 1 }),
  )
  expect(told([step('s1', { action: 'Hold the kickoff', to_month: 1 })])).toBe(2)
  expect(told([kickoff as ReturnType<typeof step>, reports as ReturnType<typeof step>])).toBe(0)
})

test('foreign nationals are disclosed unless the company says that there are none', () => {
  const disclosed = (security: string | undefined) => {
    const topic = { itar: true } as ReturnType<typeof composition>['frame']['topic']
    const [kickoff] = composedPlan(composition({ rows: { plan: { ...(security ? { security } : {}) } }, frame: { topic } }))
    return kickoff?.all.some(({ text }) => text.includes('disclose every foreign national'))
  }
  for (const told of [undefined, 'Two foreign nationals from Norway, on H-1B', 'No export licence is needed.', 'We do not know yet.'])
    expect(disclosed(told)).toBe(true)
  expect(['No.', 'None', 'No foreign nationals work on it.'].map(disclosed)).toEqual([false, false, false])
})

test('what the solicitation asks of foreign nationals is answered at the start, and no step has to', () => {
  const asked7 = asked('R7', 'Offerors must disclose any proposed use of foreign nationals.')
  const told = composedPlan(composition({ frame: { requirements: [asked7] } }))
  expect(told.map(({ requirement_ids }) => requirement_ids.includes('R7'))).toEqual([true, false, false, false, false])
  expect(texts(told[0]).join('\n')).toMatch(/disclose every foreign national[\s\S]*Answers: R7/)
  expect(solicitationSteps([asked7], STEPS, { phase: 'I', shown_by: 5 })).toEqual([])
})

test('what is delivered is called no more than data, and what the company says of its rights is not said a second time', () => {
  const told = (plan: object) =>
    planText(composedPlan(composition({ rows: { plan, steps: [step('s1', { action: 'Write the control software', to_month: 2 })] } })))
  const legend = 'mark the data that are delivered with the legend of the SBIR data rights'
  expect(told({})).toContain(legend)
  expect(told({})).not.toMatch(/deliver software/)
  expect(told({ existing: 'The winch is ours; what is new is under SBIR data rights.' })).not.toContain(legend)
})

test('data are handled under the export rules that the topic names; that the company is certified for them is for the company to say', () => {
  const start = (export_rules: ExportRules[]) => {
    const topic = { itar: true, export_rules } as ReturnType<typeof composition>['frame']['topic']
    return planText(composedPlan(composition({ frame: { topic } })))
  }
  expect(start(['ITAR', 'EAR'])).toContain('handle the technical data under ITAR and EAR')
  expect(start(['ITAR', 'EAR'])).not.toContain('2345')
  expect(start(['EAR'])).toContain('handle the technical data under EAR')
  expect(start(['EAR'])).not.toContain('ITAR')
  expect(start([])).toContain('handle the technical data under export control')
})

test('where the company has told its steps the plan adds no work of its own: a rule stands in one line, what is asked of the close in its own words', () => {
  const topic = { itar: true, export_rules: ['ITAR'], number: 'N261-014' } as ReturnType<typeof composition>['frame']['topic']
  const requirements = [
    asked('R7', 'Deliver a draft Phase II plan by month 5.', { page: 4 }),
    asked('R8', 'Prepare a final report.', { page: 6 }),
  ]
  const own = step('s4', { action: 'Hold the kickoff', result: 'work plan', goes_to: 'Government', to_month: 1 })
  const plan = composedPlan(composition({ rows: { steps: [own, ...STEPS] }, frame: { areStepsTold: true, topic, requirements } }))
  const told = plan.map((one) => [...one.all, ...one.deliverables, ...one.criteria].map(({ text }) => text).join('\n')).join('\n')
  expect(told).not.toMatch(/verification|minutes|method of proof|verdict|checked by|tatus report|rogress report/)
  expect(plan.flatMap(texts).filter((line) => line.startsWith('Task 1.'))).toHaveLength(1)
  expect(
    plan[0]?.all.filter(({ text }) => text.startsWith('Rules of the DoD SBIR program: Handle the technical data under ITAR')),
  ).toHaveLength(1)
  expect(plan[0]?.criteria.map(({ text }) => text)).toEqual([
    'Each deliverable: to be delivered by Award + 1 Month, or by the date stated with it.',
  ])
  expect(texts(plan[4]).filter((line) => line.startsWith('Task'))).toEqual([
    'Task 5.1: The Contractor shall deliver a draft Phase II plan by month 5 (solicitation, p. 4).',
    'Task 5.2: The Contractor shall prepare a final report (solicitation, p. 6).',
  ])
})
