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

What comes of this work goes on to Task 3.1.

The Contractor shall model the antenna and its shield from 2 to 18 GHz. The method: full-wave models, each compared with the measured reference horn. It is done with Ansys HFSS, MATLAB. It starts from coupon data of 3 materials.

Ana Ruiz, antenna engineer, leads Task 2.1 with Ben Cole (Dayton laboratory, months 1 to 2).

By Award + 2 Months the Contractor hands over: Written model with its error bounds, as Python files, to the TPOC. Difference between model and reference shall be at most 1 dB (5 runs). Evidence: model report. Judged by Ana Ruiz.

A risk is that Ferrite loss is too low below 10 MHz. The early sign is coupon loss under 3 dB. The fallback is active loading.`)
})

test('what a milestone needs from an earlier one is told by its name', () => {
  expect(narrativeOf(3)).toContain('The work builds on the result of Task 2.1 (a written model with its error bounds, as Python files).')
})

/** Milestone 3 with another text. */
const withText = (refined_text: string, some: Partial<StoredMilestone> = {}) =>
  PLAN.map((one) => (one.milestone_number === 3 ? { ...one, refined_text, ...some } : one))

test('criteria are joined into sentences: clauses, figures, and what is noted as it stands; what is handed over is said once', () => {
  const acceptance_criteria = [
    'The seam is dry; by Award + 4 Months; answers R2.',
    'Result of Task 3.1: it holds 25 psi; by Award + 4 Months.',
    'Leak rate (cold): at most 2 mL; 3 runs; by Award + 4 Months.',
    'Rim: two coats; by Award + 4 Months.',
    'Test log: by month 4.',
    'Each deliverable: to be delivered by Award + 4 Months, or by the date stated with it.',
  ]
  const plan = withText('Milestone 3 - Seams\n\nTask 3.1: The Contractor shall weld seam 4.', {
    deliverables: ['Test log, by month 4', 'A welded seam'],
    acceptance_criteria,
  })
  expect(narrativeOf(3, [], plan)).toBe(`## Seams

The Contractor shall weld seam 4.

By Award + 4 Months the Contractor hands over: Test log, by month 4; A welded seam. The work is done when the seam is dry and the result of Task 3.1 holds 25 psi. Leak rate shall be at most 2 mL (cold, 3 runs). To be shown: Rim: two coats.`)
})

test.each([
  [
    'The kiln may crack. Early sign: a hairline. Fallback: a spare kiln.',
    'A risk is that the kiln may crack. The early sign is a hairline. The fallback is a spare kiln.',
  ],
  ['Late clay. Early sign: If the mill is shut in week 2.', 'A risk is late clay. It shows early if the mill is shut in week 2.'],
  [
    'The glaze runs. Fallback: the Contractor shall fire it slower.',
    'A risk is that the glaze runs. Then the Contractor shall fire it slower.',
  ],
])('a risk is told with its sign and its fallback: %s', (risk, told) => {
  expect(narrativeOf(3, [], withText(`Milestone 3 - Kiln\n\nTask 3.1: The Contractor shall fire it.\nRisk: ${risk}`))).toMatch(
    new RegExp(`\\n\\n${told}$`),
  )
})

test('what counts as success is told before the criteria are drafted, as they will be', () => {
  const undrafted = PLAN.map((one) => ({ ...one, acceptance_criteria: [] }))
  expect(narrativeOf(2, [], undrafted)).toContain('Difference between model and reference shall be at most 1 dB')
})

test("an answer stands where its cell prints, in a contract's voice", () => {
  expect(narrativeOf(3, [answer('method', '  we print it, then we plate it with 35 um of copper')])).toContain(
    'The Contractor shall build a scale model of the antenna. The Contractor shall print it; then the Contractor shall plate it with 35 um of copper.',
  )
  expect(narrativeOf(3, [answer('place', 'Dayton, Ohio')])).toContain('The place and time of Task 3.1: Dayton, Ohio, months 3 to 4.')
})

test('several sentences on what shows a result are told as evidence of its criterion, in the voice of all rows', () => {
  const given = { ...answer('evidence', "In the signed range log. We stop the clock when the ratio's on the dial."), slot: 'S3-Q2' }
  const told =
    narrativeOf(
      3,
      [answer('comparator', 'at least'), given].map((one) => withFigure(one)),
    ) ?? ''
  expect(told).toMatch(/[Ee]vidence: In the signed range log\. The Contractor (?:shall stop|stops) the clock/)
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

test.each([
  ['(Ana Ruiz, engineer) shall cut.\nTime: Month 2.', 'The Contractor shall cut.\n\nAna Ruiz, engineer, leads Task 3.1 (month 2).'],
  [
    '(Ana Ruiz) shall carry out the following work: Thermal trials.\nTime: Month 2.',
    'Task 3.1 covers the thermal trials.\n\nAna Ruiz leads Task 3.1 (month 2).',
  ],
  [', through Ohio State (Eva Lind), shall begin to weld.', 'Through Ohio State (Eva Lind), the Contractor shall begin to weld.'],
  ['shall weld. It shall cool it.\nPeople: Ben Cole.', 'The Contractor shall weld. It shall cool it.\n\nTask 3.1 is done with Ben Cole.'],
])('a task is told with who does it, where and when: The Contractor %s', (task, told) => {
  const plan = withText(`Milestone 3 - Seams\n\nTask 3.1: The Contractor${task.startsWith(',') ? '' : ' '}${task}`)
  expect(narrativeOf(3, [], plan)).toContain(`\n\n${told}\n\n`)
})

test('who leads is told once for all of the tasks, and work that goes on from before is told first', () => {
  const tasks = ['complete Task 2.1 (cutting) by month 3', 'weld', 'grind'].map(
    (duty, at) => `Task 3.${at + 1}: The Contractor (Ana Ruiz, engineer) shall ${duty}.`,
  )
  expect(narrativeOf(3, [], withText(['Milestone 3 - Seams', ...tasks].join('\n\n')))).toContain(
    'The Contractor shall complete Task 2.1 (cutting) by month 3.\n\nThe Contractor shall weld. In Task 3.3 the Contractor shall grind.\n\nAna Ruiz, engineer, leads Tasks 3.1 to 3.3.',
  )
})

test('a plan from before is told with its own labels', () => {
  const text =
    'Milestone 3 - Seal trials\n\nThe seal holds 25 psi.\n\nTask 3.1: The Contractor shall measure the seal.\n\nLead, place and time: Ana Ruiz, Dayton laboratory, months 2 to 4.\nRisk: The seal may leak; a second ring is used then.'
  const narrative = narrativeOf(3, [], withText(text))
  expect(narrative).toContain(
    '\n\nThe seal holds 25 psi.\n\nThe Contractor shall measure the seal. Lead, place and time: Ana Ruiz, Dayton laboratory, months 2 to 4.',
  )
  expect(narrative).toContain('A risk is that the seal may leak; a second ring is used then.')
})

test('what holds for all of the work is told in the narrative of no milestone', () => {
  const text =
    'Milestone 1 - Kickoff\n\nExisting technology: A kiln of 2 liters.\nPeople: Ana Ruiz (PI).\nTravel: One trip to Dayton.\n\nTask 1.1: The Contractor shall fire the kiln.\nPeople: Ben Cole.\nEnd user: A potter.'
  const narrative = narrativeOf(1, [], [{ ...(PLAN[0] as StoredMilestone), refined_text: text }, ...PLAN.slice(1)])
  expect(narrative).toContain('The Contractor shall fire the kiln.\n\nTask 1.1 is done with Ben Cole.')
  expect(narrative).not.toMatch(/2 liters|PI|Dayton|potter/)
})

test('which requirements a milestone answers its line in the plan tells, and no narrative quotes them', () => {
  const text = 'Milestone 3 - Seams\n\nTask 3.1: The Contractor shall weld seam 4.\n\nAnswers: R1.'
  expect(narrativeOf(3, [], withText(text))).not.toMatch(/R1|requirements of/)
})

test('a plan without that milestone has no narrative of it', () => {
  expect(narrativeOf(9)).toBeUndefined()
})
