import { expect, test } from 'vitest'
import { milestoneTitle } from '../../domain/milestone.ts'
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
  expect(criteria[1]).toMatch(/(?:result|run) .*test report|test report .*run/)
})

test('without a solicitation a plan is drafted from the answers alone', async () => {
  const { milestones, questions } = await wholePlan(null, full, {})
  expect(milestones).toHaveLength(5)
  expect(questions).toHaveLength(7)
  const text = milestones.map((one) => one.text).join('\n')
  expect(text).toContain('Ansys HFSS')
  expect(text).not.toMatch(/solicitation p\./)
})

test("the solicitation's own demands and thresholds stand in the plan unchanged", async () => {
  const { milestones } = await draftedPlan('N251-001', full, {})
  const text = milestones.map((one) => one.text).join('\n')
  expect(text).toContain('define and develop concepts for a device to absorb RF energy in the opposing direction')
  expect(text).toContain('a drop of 30 dB in the opposing direction (threshold; objective 60+ dB)')
  expect(text).toContain('less than 2″ to reduce the operational impact (Threshold)')
  expect(milestones.at(-1)?.text).toContain('provide a Phase II development plan with performance goals')
})

test('what the answers say stands in the plan once, in the third person', async () => {
  const { milestones } = await draftedPlan('N251-001', full, {})
  const text = milestones.map((one) => one.text).join('\n')
  for (const fact of [
    'Ansys HFSS for the full-wave models',
    'Dr. Jane Roe is the PI, 20 hours a week',
    'active non-Foster loading',
    '12 coupons',
    'AN/PRC-160 and its antenna connector drawing',
  ]) {
    expect(text.split(fact)).toHaveLength(2)
  }
  expect(text).not.toMatch(/\b(?:we|our)\b/i)
})

test('the final report has its SF 298 in every phase', async () => {
  for (const phase of ['I', 'II'] as const) {
    const { milestones } = await draftedPlan('AF251-0004', {}, { phase })
    expect(milestones.at(-1)?.deliverables[0]).toMatch(/Final report with the SF 298 as first page \(PDF\)/)
  }
})

test('without answers a plan shows its blanks and invents no name', async () => {
  const { milestones } = await draftedPlan('N251-001', {}, {})
  expect(milestones[0]?.text).toContain('[name the Principal Investigator')
  const text = milestones.map((one) => one.text).join('\n')
  const blanks = text.match(/\[name [^\]]+\]/g) ?? []
  expect(blanks.length).toBeGreaterThanOrEqual(3)
  expect(new Set(blanks).size).toBe(blanks.length)
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

test('an STTR plan says what the institution does and what the program demands of both', async () => {
  const { milestones, scope } = await draftedPlan('AF15-AT05-typeset-from-text', WITH_INSTITUTION, {
    program_type: 'STTR',
    research_institution: 'Ohio State University',
  })
  expect(milestones.map((one) => one.text).join('\n')).toContain('Prof. Alan Burke leads there')
  expect(scope).toMatch(/at least 40% .* at least 30% .* Ohio State University/)
})

test('a direct-to-Phase-II plan starts from its feasibility evidence', async () => {
  const { milestones } = await draftedPlan('MDA251-D003', {}, { phase: 'II' })
  expect(milestones[0]?.text).toContain('feasibility evidence')
})

test('for the Missile Defense Agency hardware, software and data are products for testing, never deliverables', async () => {
  const { milestones } = await draftedPlan('MDA251-D003', {}, { phase: 'II' })
  const things = milestones.flatMap(({ deliverables }) => deliverables)
  expect(things.some((thing) => thing.startsWith('Product for Testing, Evaluation, and/or Demonstration'))).toBe(true)
  expect(things.filter((thing) => /hardware|ZIP|native format/.test(thing) && !thing.startsWith('Product for Testing'))).toEqual([])
})

test('the scope says who, what, when and what is left out, in 120 to 220 words', async () => {
  const { scope } = await draftedPlan('N251-001', full, { customer_organization: 'Marine Corps Systems Command' })
  expect(scope).toMatch(/Meridian Works .* 6-month SBIR Phase I effort for Marine Corps Systems Command under topic N251-001/)
  expect(scope).toContain('Vehicle-mounted antennas are out of scope.')
  expect(scope.split(/\s+/).length).toBeGreaterThanOrEqual(120)
  expect(scope.split(/\s+/).length).toBeLessThanOrEqual(220)
})

test('the same facts give the same plan', async () => {
  const { analysis } = await sampleTopic('AF251-0001')
  expect(await wholePlan(analysis, full)).toEqual(await wholePlan(analysis, full))
})
