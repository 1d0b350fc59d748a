import { expect, test } from 'vitest'
import type { Answer } from '../../../domain/interview.ts'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import type { FilledCell } from '../../../domain/steps/step-matter.ts'
import { stepNarrative } from './step-narrative.ts'
import { antennaFacts as facts } from './testing/antenna-rows.ts'
import { composedMilestones } from './testing/composed-milestones.ts'

const PLAN = composedMilestones(facts())

const narrativeOf = (number: number, answers: Answer[] = [], plan: readonly StoredMilestone[] = PLAN) =>
  stepNarrative(facts(answers), plan, number)

const tasks = [{ number: '3.1', action: 'Build a scale model of the antenna' }]

const answer = (cell: FilledCell['cell'], said: string, question = 'What about Task 3.1?', slot = 'S3-Q1'): Answer => ({
  slot,
  question,
  answer: said,
  fills: { cell, tasks },
})

test('a milestone is told from its text, what it hands over, and its criteria', () => {
  expect(narrativeOf(2)).toBe(`## Written model with its error bounds

### Objective

By Award + 2 Months: model the antenna and its shield from 2 to 18 GHz.

### How the work is done

Task 2.1: The Contractor (Ana Ruiz, antenna engineer) shall model the antenna and its shield from 2 to 18 GHz. Method: Full-wave models, each compared with the measured reference horn. Tools: Ansys HFSS, MATLAB. Input: Coupon data of 3 materials. People: Ben Cole. Place and time: Dayton laboratory, months 1 to 2.

### What is handed over

By Award + 2 Months the Contractor hands over: A written model with its error bounds, as Python files, to the TPOC.

### What counts as success

These criteria decide on acceptance:

- Difference between model and reference: at most 1 dB; 5 runs; evidence: model report; judged by Ana Ruiz; by Award + 2 Months.

### Risks

Risk of Task 2.1: Ferrite loss is too low below 10 MHz. Early sign: coupon loss under 3 dB. Fallback: active loading.`)
})

test('that what is handed over comes is told as a criterion only where there is no other', () => {
  const judged = (acceptance_criteria: string[]) =>
    narrativeOf(
      2,
      [],
      PLAN.map((one) => (one.milestone_number === 2 ? { ...one, acceptance_criteria } : one)),
    )
  const delivered = 'To be delivered by Award + 2 Months, or by the date stated with it: each deliverable.'
  expect(judged([delivered])).toContain(`- ${delivered}`)
  expect(judged(['Error: at most 1 dB.', delivered])).not.toContain(delivered)
})

test('what counts as success is told before the criteria are drafted, as they will be', () => {
  const undrafted = PLAN.map((one) => ({ ...one, acceptance_criteria: [] }))
  expect(narrativeOf(2, [], undrafted)).toContain('- Difference between model and reference: at most 1 dB')
})

test("an answer stands where its cell prints, in a contract's voice", () => {
  expect(narrativeOf(3, [answer('method', '  we print it, then we plate it with 35 um of copper')])).toContain(
    'Task 3.1: The Contractor shall build a scale model of the antenna. Time: Months 3 to 4. Needs: The result of Task 2.1. The Contractor shall print it; then the Contractor shall plate it with 35 um of copper.',
  )
  expect(narrativeOf(3, [answer('place', 'Dayton, Ohio')])).toContain('Place and time: Dayton, Ohio, months 3 to 4.')
  expect(narrativeOf(3, [answer('place', 'Dayton, Ohio')])).not.toContain('Time: Months 3 to 4.')
})

test('several sentences on what shows a result are told as evidence of its criterion, in the voice of all rows', () => {
  const given = { ...answer('evidence', "In the signed range log. We stop the clock when the ratio's on the dial."), slot: 'S3-Q2' }
  const told =
    narrativeOf(
      3,
      [answer('comparator', 'at least'), given].map((one) => withFigure(one)),
    ) ?? ''
  expect(told).toMatch(/evidence: In the signed range log\. The Contractor (?:shall stop|stops) the clock/)
  expect(told).not.toMatch(/\b[Ww]e\b/)
  expect(told.match(/range log/g)).toHaveLength(1)
})

function withFigure(one: Answer): Answer {
  const figure = { quantity: 'front-to-back ratio', value: '30', unit: 'dB' }
  return one.fills?.cell === 'comparator' ? { ...one, fills: { ...one.fills, figure } } : one
}

test.each(['None besides those named.', 'as above', 'Nothing more', 'That is everything.', 'It is all in the work breakdown.'])(
  'an answer that says nothing is not printed: %s',
  (said) => {
    for (const cell of ['method', 'people', 'result', 'proof', 'risk'] as const)
      expect(narrativeOf(3, [answer(cell, said, 'What else?')])).toBe(narrativeOf(3))
  },
)

test('each task is told once, with who does it, where and when', () => {
  const text =
    'Milestone 3 - Two\n\nTask 3.1: The Contractor (Ana Ruiz, senior antenna engineer) shall cut.\nTime: Month 2.\n\nTask 3.2: The Contractor (Ana Ruiz, senior antenna engineer) shall weld.\nTime: Month 3.'
  const plan = PLAN.map((one) => (one.milestone_number === 3 ? { ...one, refined_text: text } : one))
  expect(narrativeOf(3, [], plan)).toContain(
    'Task 3.1: The Contractor (Ana Ruiz, senior antenna engineer) shall cut. Time: Month 2.\n\nTask 3.2: The Contractor (Ana Ruiz, senior antenna engineer) shall weld. Time: Month 3.',
  )
})

test('the objective says what is done, not who, of the first tasks', () => {
  const tasks = [1, 2, 3, 4, 5].map(
    (at) => `Task 3.${at}: The Contractor, through Ohio State (Eva Lind, physicist), shall begin to weld seam ${at}.`,
  )
  const plan = PLAN.map((one) =>
    one.milestone_number === 3 ? { ...one, refined_text: ['Milestone 3 - Seams', ...tasks].join('\n\n') } : one,
  )
  expect(narrativeOf(3, [], plan)).toContain('By Award + 4 Months: begin to weld seam 1; begin to weld seam 2; begin to weld seam 3.\n')
})

test('a plan from before is told with its own labels', () => {
  const text =
    'Milestone 3 - Seal trials\n\nThe seal holds 25 psi.\n\nTask 3.1: The Contractor shall measure the seal.\n\nLead, place and time: Ana Ruiz, Dayton laboratory, months 2 to 4.\nRisk: The seal may leak; a second ring is used then.'
  const plan = PLAN.map((one) => (one.milestone_number === 3 ? { ...one, refined_text: text } : one))
  const narrative = narrativeOf(3, [], plan)
  expect(narrative).toContain('### Objective\n\nThe seal holds 25 psi. Due: Award + 4 Months.')
  expect(narrative).toContain('### People, place and time\n\nLead, place and time: Ana Ruiz, Dayton laboratory, months 2 to 4.')
  expect(narrative).toContain('The seal may leak; a second ring is used then.')
})

test('what holds for all of the work is told in the narrative of no milestone', () => {
  const text =
    'Milestone 1 - Kickoff\n\nExisting technology: A kiln of 2 liters.\nPeople: Ana Ruiz (PI).\nTravel: One trip to Dayton.\n\nTask 1.1: The Contractor shall fire the kiln.\nPeople: Ben Cole.\nEnd user: A potter.'
  const narrative = narrativeOf(1, [], [{ ...(PLAN[0] as StoredMilestone), refined_text: text }, ...PLAN.slice(1)])
  expect(narrative).toContain('shall fire the kiln. People: Ben Cole.')
  expect(narrative).not.toMatch(/2 liters|PI|Dayton|potter/)
})

test('which requirements a milestone answers its line in the plan tells, and no narrative quotes them', () => {
  const text = 'Milestone 3 - Seams\n\nTask 3.1: The Contractor shall weld seam 4.\n\nAnswers: R1.'
  const plan = PLAN.map((one) => (one.milestone_number === 3 ? { ...one, refined_text: text } : one))
  expect(narrativeOf(3, [], plan)).not.toMatch(/R1|requirements of/)
})

test('a plan without that milestone has no narrative of it', () => {
  expect(narrativeOf(9)).toBeUndefined()
})
