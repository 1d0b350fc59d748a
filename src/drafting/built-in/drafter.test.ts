import { expect, test } from 'vitest'
import { milestoneTitle } from '../../domain/milestone.ts'
import { ROWS } from '../../domain/work-breakdown/composed/testing/mast.ts'
import { builtInDrafter } from './drafter.ts'
import { RICH, WITH_INSTITUTION } from './testing/interviews.ts'
import { draftedPlan } from './testing/sample-plans.ts'
import { sampleTopic } from './testing/samples.ts'
import { answeredFacts, expectDone, wholePlan } from './testing/whole-plan.ts'

const full = RICH['N251-001'] ?? {}

test('with nothing to draft from, each operation says so', async () => {
  const { facts } = await answeredFacts(null, {}, {})
  const outcomes = [
    await builtInDrafter.initialMilestones(facts),
    await builtInDrafter.adaptiveQuestions(facts),
    await builtInDrafter.scopeParagraph(facts, []),
  ]
  expect(outcomes.map((outcome) => (outcome.ok ? 'drafted' : outcome.problem.code))).toEqual([
    'NOTHING_TO_DRAFT',
    'NOTHING_TO_DRAFT',
    'NOTHING_TO_DRAFT',
  ])
})

test('milestones that a person wrote are enough to draft what counts as done', async () => {
  const { facts } = await answeredFacts(null, {}, {})
  const text = (title: string, body: string) => `Milestone 2 - ${title}\n${body}`
  const milestones = [
    { milestone_number: 1, step_type: 'kickoff' as const, text: text('Kickoff', 'Hold the kickoff meeting.'), deliverables: ['Minutes'] },
    {
      milestone_number: 2,
      step_type: 'development' as const,
      text: text('Coupons', 'We will test 12 coupons in the salt spray chamber.'),
      deliverables: ['Test report (PDF)'],
    },
    {
      milestone_number: 3,
      step_type: 'closeout' as const,
      text: text('Final report', 'Write the final report.'),
      deliverables: ['Report'],
    },
  ]
  const outcome = await builtInDrafter.acceptanceCriteria(facts, milestones)
  const criteria = outcome.ok ? outcome.value.map((one) => one.criteria.join(' ')) : []
  expect(criteria).toHaveLength(3)
  expect(criteria[1]).toContain('Each deliverable: to be delivered by Award + 4 Months, or by the date stated with it.')
})

test('a figure in a text of one’s own is what its milestone is judged by', async () => {
  const { facts } = await answeredFacts(null, {}, {})
  const text = 'Milestone 1 - Seal\n\nTask 1.1: The Contractor shall show a leak rate below 2 mL per minute.'
  const own = { milestone_number: 1, step_type: 'development' as const, text, deliverables: [] }
  const [first] = expectDone(await builtInDrafter.acceptanceCriteria(facts, [own]))
  expect(first?.criteria).toEqual([
    'Task 1.1: “The Contractor shall show a leak rate below 2 mL per minute” shown in its records, and sent to the TPOC for confirmation by Award + 1 Month.',
  ])
})

test('what is told of the plan as a whole, of its end state and users, judges no milestone', async () => {
  const { facts } = await answeredFacts(null, {}, {})
  const text = 'Seals sold\n\nEnd state sought after Phase I: Plants with less than 40 pumps buy the seal.'
  const own = { milestone_number: 5, step_type: 'closeout' as const, text, deliverables: ['Price list'] }
  const [first] = expectDone(await builtInDrafter.acceptanceCriteria(facts, [own]))
  expect(first?.criteria).toEqual([expect.stringMatching(/^Each deliverable: to be delivered by .*\.$/)])
})

test('without a solicitation a plan is drafted from the answers alone', async () => {
  const { milestones, questions } = await wholePlan(null, full, {})
  expect(milestones).toHaveLength(5)
  expect(questions).toHaveLength(7)
  expect(milestones.map((one) => one.text).join('\n')).not.toMatch(/solicitation p\./)
})

test("the solicitation's own demands are tasks of the plan, and what no task says stands there by its number", async () => {
  const { milestones } = await draftedPlan('N251-001', full, {})
  const text = milestones.flatMap((one) => [one.text, ...(one.acceptance_criteria ?? [])]).join('\n')
  expect(text).toContain('efine and develop concepts for a device to absorb RF energy in the opposing direction')
  expect(text).toMatch(/^Answers: R2 to R18 and R20 \(Task 4\.2\)\.$/m)
})

test('rows that are kept are what a plan is composed from, whatever the answers say', async () => {
  const { analysis } = await sampleTopic('N251-001')
  const { facts } = await answeredFacts(analysis, full, {})
  const milestones = expectDone(await builtInDrafter.initialMilestones({ ...facts, rows: ROWS }))
  const text = milestones.map((one) => one.text).join('\n')
  expect(text).toContain('shall model the antenna and its shield from 2 to 18 GHz.')
  expect(text).not.toContain('ThinShield')
})

test('the final report has its SF 298 in every phase', async () => {
  for (const phase of ['I', 'II'] as const) {
    const { milestones } = await draftedPlan('AF251-0004', {}, { phase })
    expect(milestones.at(-1)?.deliverables).toContainEqual(expect.stringContaining('Final report with the SF 298'))
  }
})

test('without answers a plan asks for names and for the solution, and invents none', async () => {
  const { milestones, scope } = await draftedPlan('N251-001', {}, {})
  expect(milestones[0]?.text).toContain('[name the Principal Investigator')
  expect(scope).toContain('[describe in one sentence')
})

test("a person's own sentences stay, and only what is missing is added", async () => {
  const { analysis } = await sampleTopic('N251-001')
  const { facts } = await answeredFacts(analysis, full, {})
  const first = expectDone(await builtInDrafter.initialMilestones(facts))
  const own = 'We insist on doing this in Ohio because the range is there.'
  const edited = first.map((one, index) => (index === 2 ? { ...one, text: `Milestone 3 - My own title\n\n${own}` } : one))
  const refined = expectDone(await builtInDrafter.refinedMilestones(facts, edited))
  expect(milestoneTitle(refined[2]?.text ?? '')).toBe('My own title')
  expect(refined[2]?.text).toContain(own)
  const again = expectDone(await builtInDrafter.refinedMilestones(facts, refined))
  expect(again).toEqual(refined)
})

test('an STTR plan says what the program demands of both', async () => {
  const { milestones, scope } = await draftedPlan('AF15-AT05-typeset-from-text', WITH_INSTITUTION, {
    program_type: 'STTR',
    research_institution: 'Ohio State University',
  })
  expect(milestones.at(-1)?.text).toContain('the share of the Contractor (at least 40%) and of Ohio State University (at least 30%)')
  expect(scope).toContain('The Contractor performs at least 40% of the work and Ohio State University at least 30%.')
})

test('a direct-to-Phase-II plan asks for its feasibility evidence', async () => {
  const { milestones } = await draftedPlan('MDA251-D003', {}, { phase: 'II' })
  expect(milestones[0]?.text).toContain('[name the feasibility evidence')
})

test('for the Missile Defense Agency what is no paper is a product for testing, never a deliverable', async () => {
  const { analysis } = await sampleTopic('MDA251-D003')
  const { facts } = await answeredFacts(analysis, {}, { phase: 'II' })
  const milestones = expectDone(await builtInDrafter.initialMilestones({ ...facts, rows: ROWS }))
  const things = expectDone(await builtInDrafter.deliverables({ ...facts, rows: ROWS }, milestones)).flatMap(
    ({ deliverables }) => deliverables,
  )
  expect(things).toContainEqual(
    expect.stringMatching(/^Product for Testing, Evaluation, and\/or Demonstration.*: One mast \(hardware\), to the TPOC$/),
  )
  expect(things).toContainEqual('Test report (PDF), to the TPOC by month 5')
})

test('the scope says who, what and when in at most 220 words', async () => {
  const ofIssuer = await draftedPlan('N251-001', full, { customer_organization: 'Navy' })
  expect(ofIssuer.scope).toContain('effort for the Navy under topic')
  const { scope } = await draftedPlan('N251-001', full, { customer_organization: 'Marine Corps Systems Command' })
  expect(scope).toMatch(/Meridian Works .* 6-month SBIR Phase I effort for Marine Corps Systems Command under topic N251-001/)
  expect(scope).toContain('The Contractor proposes a thin ferrite-loaded metasurface sleeve')
  expect(scope.split(/\s+/).length).toBeLessThanOrEqual(220)
})

test('the same facts give the same plan', async () => {
  const { analysis } = await sampleTopic('AF251-0001')
  expect(await wholePlan(analysis, full)).toEqual(await wholePlan(analysis, full))
})
