import { expect, test } from 'vitest'
import type { Answer } from '../../../domain/interview.ts'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import type { Analysis, Requirement } from '../../../domain/solicitation/analysis.ts'
import type { StepMatter } from '../../../domain/steps/step-matter.ts'
import { stepNarrative } from './step-narrative.ts'
import { stepPlan } from './step-plan.ts'
import { antennaFacts as facts } from './testing/antenna-rows.ts'
import { composedMilestones } from './testing/composed-milestones.ts'

const PLAN = composedMilestones(facts())

const narrativeOf = (number: number, answers: Answer[] = [], plan: readonly StoredMilestone[] = PLAN) =>
  stepNarrative(facts(answers), plan, number)

const answer = (matter: StepMatter, said: string, label = 'Method', question = 'What about Task 3.1?', slot = 'S3-Q1'): Answer => ({
  slot,
  question,
  answer: said,
  matter,
  label,
})

test('a milestone is told from its text, what it hands over, and its criteria', () => {
  expect(narrativeOf(2)).toBe(`## Written model with its error bounds

### Objective

By Award + 2 Months: model the antenna and its shield from 2 to 18 GHz.

### How the work is done

The work is one task:

- Task 2.1: The Contractor (Ana Ruiz, antenna engineer) shall model the antenna and its shield from 2 to 18 GHz. Method: Full-wave models, each compared with the measured reference horn. Tools: Ansys HFSS, MATLAB. Input: Coupon data of 3 materials. People: Ben Cole. Place and time: Dayton laboratory, months 1 to 2.

### What is handed over

By Award + 2 Months the Contractor hands over:

- A written model with its error bounds, as Python files, to the TPOC

### What counts as success

These criteria decide on acceptance:

- Difference between model and reference — pass mark: at most 1 dB; 5 runs; evidence: model report; judged by Ana Ruiz; by Award + 2 Months.

### Risks

- Risk of Task 2.1: Ferrite loss is too low below 10 MHz; early sign: coupon loss under 3 dB; fallback: active loading.`)
})

test('what counts as success is told before the criteria are drafted, as they will be', () => {
  const undrafted = PLAN.map((one) => ({ ...one, acceptance_criteria: [] }))
  expect(narrativeOf(2, [], undrafted)).toContain('- Difference between model and reference — pass mark: at most 1 dB')
})

test("a person's words stand in a contract's voice behind what they answer, at the task that it was asked about", () => {
  expect(narrativeOf(3, [answer('how', '  we print it, then we plate it with 35 um of copper')])).toContain(
    '- Task 3.1: The Contractor shall build a scale model of the antenna. Time: Months 3 to 4. Needs: The result of Task 2.1. Method: The Contractor shall print it; then the Contractor shall plate it with 35 um of copper.',
  )
})

test.each([1, 2, 3, 4, 5])('whatever is asked in step %s, its answer stands behind words that say what it answers', (number) => {
  const plan = stepPlan(facts(), PLAN, number)
  const asked = [...(plan?.question_plan ?? []), ...(plan?.followups ?? []).map(({ ask, ...one }) => ({ ...one, q: ask }))]
  for (const { slot = '', q, matter, label } of asked) {
    const said = 'Dr. Ines Duval takes over.'
    const narrative = narrativeOf(number, [answer(matter ?? 'how', said, label, q, slot)]) ?? ''
    const before = narrative.slice(0, narrative.indexOf(said))
    expect(before.endsWith(label === 'Risk' ? '### Risks\n\n' : `${label}: `), before.slice(-200)).toBe(true)
  }
})

test('who takes over stands with when, and nobody of foreign nationals with who they would be', () => {
  const lead = 'Task 2.1, “model the antenna”, is led by Ana Ruiz. Who leads it when they are absent?'
  expect(narrativeOf(2, [answer('who', 'Dr. Ines Duval takes over.', 'If the lead is away', lead, 'S2-Q1')])).toContain(
    'If the lead is away: Dr. Ines Duval takes over.',
  )
})

test.each([
  'None besides those named.',
  'as above',
  'Nothing more',
  'Nobody besides Ben Cole.',
  'That is everything.',
  'It is all in the work breakdown.',
])('an answer that says nothing is not printed: %s', (said) => {
  for (const matter of ['how', 'who', 'handed_over', 'success', 'requirement', 'risk'] as const)
    expect(narrativeOf(2, [answer(matter, said, 'Further', 'What else?', 'S2-Q1')])).toBe(narrativeOf(2))
})

test('what was answered of a requirement stands beside it, once', () => {
  const quote = 'The antenna shall be measured on a range.'
  const requirement = { id: 'R4', quote, text: quote, page: 2, kind: 'task', strength: 'must', quantities: [] } as unknown as Requirement
  const given = answer('requirement', 'the range of Task 4.1 is calibrated first', '', `The solicitation asks “${quote}”`)
  const told = (requirements: Requirement[]) =>
    stepNarrative({ ...facts([{ ...given, label: undefined, requirement_id: 'R4' }]), analysis: { requirements } as Analysis }, PLAN, 3)
  expect(told([requirement])).toContain(
    '\n\nIt answers these requirements of the solicitation:\n\n- R4 “The antenna shall be measured on a range” (p. 2): The range of Task 4.1 is calibrated first.',
  )
  expect(told([])).toContain('Answer to the solicitation: The range of Task 4.1 is calibrated first.')
})

test('an answer that the rows took in is told by what they compose', () => {
  const fills = { cell: 'proof', tasks: [{ number: '3.1', action: 'Build a scale model of the antenna' }] } as const
  const given = { ...answer('success', 'At least 12 of 14 runs, judged by the PI.', 'Pass'), fills: { ...fills, tasks: [...fills.tasks] } }
  expect(narrativeOf(3, [given])).toContain('Pass: At least 12 of 14 runs, judged by the PI.')
  const criterion = 'Result of Task 3.1: at least 12 of 14 runs; judged by the PI; by Award + 4 Months.'
  const plan = PLAN.map((one) => (one.milestone_number === 3 ? { ...one, acceptance_criteria: [criterion] } : one))
  expect(narrativeOf(3, [given], plan)?.split('12 of 14')).toHaveLength(2)
})

test('each task is told once, with who does it, where and when', () => {
  const text =
    'Milestone 3 - Two\n\nTask 3.1: The Contractor (Ana Ruiz, senior antenna engineer) shall cut.\nTime: Month 2.\n\nTask 3.2: The Contractor (Ana Ruiz, senior antenna engineer) shall weld.\nTime: Month 3.'
  const plan = PLAN.map((one) => (one.milestone_number === 3 ? { ...one, refined_text: text } : one))
  expect(narrativeOf(3, [], plan)).toContain(
    '- Task 3.1: The Contractor (Ana Ruiz, senior antenna engineer) shall cut. Time: Month 2.\n- Task 3.2: The Contractor (Ana Ruiz, senior antenna engineer) shall weld. Time: Month 3.',
  )
})

test('the objective says what is done, not who, of the first tasks', () => {
  const tasks = [1, 2, 3, 4, 5].map(
    (at) => `Task 3.${at}: The Contractor, through Ohio State (Eva Lind, physicist), shall start to weld seam ${at}.`,
  )
  const plan = PLAN.map((one) =>
    one.milestone_number === 3 ? { ...one, refined_text: ['Milestone 3 - Seams', ...tasks].join('\n\n') } : one,
  )
  expect(narrativeOf(3, [], plan)).toContain('By Award + 4 Months: start to weld seam 1; start to weld seam 2; start to weld seam 3.\n')
})

test('an answer from before, whose question has no label, stands behind its question', () => {
  const { label: _, matter: __, ...before } = answer('who', 'Ana Ruiz', '', 'Who built it?')
  expect(narrativeOf(3, [before])).toContain('Who built it? Ana Ruiz.')
})

test('a blank is filled with a few words; a whole sentence stands behind its line', () => {
  const plan = PLAN.map((one) =>
    one.milestone_number === 3 ? { ...one, refined_text: `${one.refined_text}\nPlace: [name the range of the test].` } : one,
  )
  const question = 'The plan has a blank, “[name the range of the test]”: what belongs there?'
  expect(narrativeOf(3, [answer('where', 'Southwest Antenna Range', 'Place', question)], plan)).toContain('Place: Southwest Antenna Range.')
  expect(narrativeOf(3, [answer('where', 'We test at Southwest Antenna Range.', 'Place', question)], plan)).toContain(
    'Place: The range of the test. We test at Southwest Antenna Range.',
  )
  expect(narrativeOf(3, [], plan)).toContain('[name the range of the test]')
})

test('an answer that opens with its own label, or goes on from it, does not say it twice', () => {
  const told = (said: string, label: string) => narrativeOf(3, [answer('risk', said, label)])
  expect(told('Early sign: the copper blisters, then we bake it.', 'Early sign and response, the plating')).toContain(
    '\n\nEarly sign and response, the plating: The copper blisters, then we bake it.',
  )
  expect(told('if 2 of 5 plates blister.', 'The plating is given up if')).toContain('The plating is given up if: 2 of 5 plates blister.')
})

test('nothing is told twice', () => {
  const answers = [
    answer('how', 'We print it from PA12 on our own printer.'),
    answer('how', 'We print it from PA12 on our own printer.', 'Method', 'Which method?', 'S3-Q2'),
  ]
  expect(narrativeOf(3, answers)?.split('print it from PA12')).toHaveLength(2)
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

test('a plan without that milestone has no narrative of it', () => {
  expect(narrativeOf(9)).toBeUndefined()
})
