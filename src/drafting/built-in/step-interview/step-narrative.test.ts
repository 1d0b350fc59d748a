import { expect, test } from 'vitest'
import type { Answer } from '../../../domain/interview.ts'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import type { PlanFacts } from '../../drafter.ts'
import { builtInDrafter } from '../drafter.ts'
import { expectDone } from '../testing/whole-plan.ts'

const milestone = (milestone_number: number, refined_text: string, some: Partial<StoredMilestone> = {}): StoredMilestone => ({
  milestone_number,
  step_type: 'development',
  initial_text: null,
  refined_text,
  deliverables: ['Test report (PDF), to the TPOC'],
  acceptance_criteria: ['The test report shows at least 25 psi in 3 of 3 runs; the TPOC judges it by Award + 4 Months.'],
  ...some,
})

const PLAN = [
  milestone(1, 'Milestone 1 - Kickoff\n\nAll is agreed by Award + 1 Month.\n\nTask 1.1: The Contractor shall hold a meeting.', {
    step_type: 'kickoff',
  }),
  milestone(
    2,
    'Milestone 2 - Seal trials\n\nBy Award + 4 Months the Contractor shall complete the seal trials. It has succeeded when the seal holds 25 psi.\n\nTask 2.1: The Contractor shall measure the leak rate of the seal (solicitation p. 3).\nTask 2.2: The Contractor shall write the record.\n\nLead, place and time: the Principal Investigator for the seal trials, [name the place where the work is done], months 2 to 4.\nApproach: For the seal trials the Contractor shall use [name the method, tools and data].\nRisk: The seal may leak; the Contractor shall then use a second ring.',
  ),
  milestone(
    3,
    'Milestone 3 - Pump build\n\nThe Contractor shall build the pump by Award + 5 Months.\n\nTask 3.1: The Contractor shall build the pump.\n\nLead, place and time: the Principal Investigator for the pump build, same place, month 5.',
  ),
  milestone(
    4,
    'Milestone 4 - Report\n\nThe Contractor shall report by Award + 6 Months.\n\nTask 4.1: The Contractor shall submit the final report.',
    { step_type: 'closeout' },
  ),
]

const facts = (answers: Answer[] = []): PlanFacts => ({
  company_name: 'Meridian Works',
  program_type: 'SBIR',
  phase: 'I',
  period_of_performance: 6,
  analysis: null,
  component: null,
  answers,
})

const planOf = async (number: number, answers?: Answer[], plan = PLAN) =>
  expectDone(await builtInDrafter.stepPlan(facts(answers), plan, number))
const narrativeOf = async (number: number, answers?: Answer[]) =>
  expectDone(await builtInDrafter.stepNarrative(facts(answers), PLAN, number))

test('a milestone is asked for what it leaves open, and told with the answers in the place of its blanks', async () => {
  const plan = await planOf(2)
  const how = plan.question_plan.find(({ fields }) => fields?.includes('how'))
  const where = plan.question_plan.find(({ fields }) => fields?.includes('where'))
  expect(how).toMatchObject({ rule: 'QC-50', q: expect.stringContaining('measure the leak rate of the seal (task 2.1)') })
  expect(where?.why).toContain('[name the place where the work is done]')
  const answers = [
    { slot: how?.slot ?? '', question: how?.q ?? '', answer: 'We raise the pressure in steps of 5 psi and read a Fluke 700G gauge.' },
    { slot: where?.slot ?? '', question: where?.q ?? '', answer: 'Dayton laboratory' },
  ]
  const narrative = await narrativeOf(2, answers)
  expect(narrative).toContain(
    '- Task 2.1: The Contractor shall measure the leak rate of the seal (solicitation p. 3). The Contractor shall raise the pressure in steps of 5 psi and read a Fluke 700G gauge.',
  )
  expect(narrative).toContain('The Principal Investigator leads the work, which runs from month 2 to month 4.\n\nPlace: Dayton laboratory.')
  expect(narrative).toContain('A risk is that the seal may leak; the Contractor shall then use a second ring.')
  expect(narrative).not.toContain('[')
  expect((await planOf(2, answers)).question_plan.flatMap(({ fields = [] }) => fields)).not.toContain('where')
})

test('who leads it in the absence of the lead does not take the lead away', async () => {
  const question = 'Who works on it besides, and who leads it when they are absent?'
  const narrative = await narrativeOf(3, [{ slot: 'S3-Q1', question, answer: 'Lena Ortiz leads it when the investigator is absent.' }])
  expect(narrative).toContain('The Principal Investigator leads the work, which runs in month 5.')
  expect(narrative).toContain('Lena Ortiz leads the work when the investigator is absent.')
})

test('what the Government has to give is told in one place, with what is done if it is late', async () => {
  const wanted = milestone(2, `${PLAN[1]?.refined_text}\nFrom the Government: The Contractor needs a drawing from the Government.`)
  const plan = [PLAN[0] ?? wanted, wanted, ...PLAN.slice(2)]
  const question = (await planOf(2, [], plan)).question_plan.find(({ rule }) => rule === 'QC-37')
  const answer = 'NAVSEA owns it. We need it by month 2; until then we use an open drawing.'
  const answers = [{ slot: question?.slot ?? '', question: question?.q ?? '', answer }]
  expect(expectDone(await builtInDrafter.stepNarrative(facts(answers), plan, 2))).toContain(
    'From the Government: The Contractor needs a drawing from the Government. NAVSEA owns it. The Contractor needs it by month 2; until then the Contractor shall use an open drawing.',
  )
})

test('what nobody has answered stays open in the narrative', async () => {
  const narrative = await narrativeOf(2)
  expect(narrative).toContain('It is done at [name the place where the work is done].')
  expect(narrative).toContain('[name the method, tools and data]')
})

test('a place that an earlier step has named is neither asked for again nor left open', async () => {
  const said = [{ slot: 'S2-Q2', question: 'Where is the work done: in which laboratory, office or range?', answer: 'Dayton laboratory' }]
  expect((await planOf(3)).question_plan.flatMap(({ fields = [] }) => fields)).not.toContain('where')
  expect(await narrativeOf(3, said)).toContain('which runs in month 5. Place: Dayton laboratory.')
})

test('kickoff, work and closeout are asked for different things', async () => {
  const [first, work, last] = await Promise.all([planOf(1), planOf(3), planOf(4)])
  expect(first.question_plan.some(({ q }) => q.includes('start-of-work meeting'))).toBe(true)
  expect(work.question_plan.some(({ q }) => q.startsWith('How will you build the pump'))).toBe(true)
  expect(last.question_plan.some(({ q }) => q.includes('final report'))).toBe(true)
})

test('a milestone that lacks nothing is asked to confirm what it tells most thinly', async () => {
  const full = milestone(
    2,
    'Milestone 2 - Seal trials\n\nTask 2.1: Lena Ortiz leads the trials; the Contractor shall measure the leak rate at 25 psi by raising the pressure step by step with a Fluke 700G gauge in its Dayton laboratory by Award + 4 Months.\n\nRisk: if the seal leaks, the Contractor shall use a second ring.',
  )
  const { question_plan, followups } = await planOf(2, [], [PLAN[0] ?? full, full, ...PLAN.slice(2)])
  expect(question_plan).toHaveLength(1)
  expect(question_plan[0]?.why).toMatch(/^Nothing is missing here/)
  expect(followups.length).toBeGreaterThanOrEqual(2)
})

test('a milestone without a text is refused', async () => {
  const outcome = await builtInDrafter.stepPlan(facts(), [milestone(1, ' ')], 1)
  expect(outcome).toMatchObject({ ok: false, problem: { code: 'NOTHING_TO_DRAFT' } })
  expect(await builtInDrafter.stepNarrative(facts(), PLAN, 9)).toMatchObject({ ok: false })
})
