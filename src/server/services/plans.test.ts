import { expect, test } from 'vitest'
import { builtInDrafter } from '../../drafting/built-in/drafter.ts'
import type { Drafter, DraftProblem, PlanFacts } from '../../drafting/drafter.ts'
import { answersTo } from '../testing/interview.ts'
import { signUp, type TestPerson } from '../testing/person.ts'
import { keepPlan, startProject } from '../testing/project.ts'
import { onServer } from '../testing/server.ts'
import { uploadSample } from '../testing/solicitation.ts'

const FIELDS = { company_name: 'Acme Antennas', program_type: 'SBIR', phase: 'I', customer_organization: 'US Marine Corps' } as const
const RESPONSES = Object.values(answersTo()).map((answer, index) => ({ question: `Question ${index + 1}`, answer }))
const MILESTONE = { milestone_number: 1, step_type: 'kickoff', text: 'Milestone 1 - Kickoff\nPlan the work.' } as const

onServer('Drafting a plan', (server) => {
  test('goes stage by stage from the interview to scope and criteria', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadSample(person)
    const named = { ...FIELDS, topic_store_id }
    const { milestones } = await person.call('buildInitialMilestones', { ...named, global_interview_responses: RESPONSES })
    expect(milestones.map(({ milestone_number }) => milestone_number)).toEqual([1, 2, 3, 4, 5])
    const refined = await person.call('refineMilestones', { ...named, milestones })
    expect(refined.milestones.map(({ step_type }) => step_type)).toEqual([
      'kickoff',
      'development',
      'development',
      'development',
      'closeout',
    ])
    const { deliverables } = await person.call('generateDeliverables', { ...named, milestones: refined.milestones })
    const full = refined.milestones.map((milestone, index) => ({ ...milestone, deliverables: deliverables[index]?.deliverables ?? [] }))
    const { scope_paragraph } = await person.call('generateScope', { ...named, milestones: full, period_of_performance: 6 })
    const { acceptance_criteria } = await person.call('generateAcceptanceCriteria', { milestones: full })
    expect(deliverables.every((each) => each.deliverables.length > 0)).toBe(true)
    expect(scope_paragraph).toContain('Acme Antennas')
    expect(acceptance_criteria).toHaveLength(5)
  })

  test('criteria fall due in the month that a person has set in the milestone’s text', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadSample(person)
    const named = { ...FIELDS, topic_store_id, period_of_performance: 6 }
    const { milestones } = await person.call('buildInitialMilestones', { ...named, global_interview_responses: RESPONSES })
    const moved = milestones.map((one, at) => (at === 1 ? { ...one, text: one.text.replace('Award + 2 Months', 'Award + 3 Months') } : one))
    const { acceptance_criteria } = await person.call('generateAcceptanceCriteria', { ...named, milestones: moved })
    const criteria = acceptance_criteria.map((one) => one.criteria.join(' '))
    expect(criteria[1]).toContain('Award + 3 Months')
    expect(criteria.join(' ')).not.toContain('Award + 2 Months')
  })

  test('takes milestones as they are stored, whose text is the shown one', async () => {
    const person = await signUp(server())
    await uploadSample(person)
    const { milestones } = await keepPlan(person, await startProject(person))
    const { acceptance_criteria } = await person.call('generateAcceptanceCriteria', { milestones })
    expect(acceptance_criteria.map(({ milestone_number }) => milestone_number)).toEqual([1, 2, 3])
    const seen: string[] = []
    const scopeParagraph: Drafter['scopeParagraph'] = (facts, given) => {
      seen.push(...given.map(({ text }) => text))
      return builtInDrafter.scopeParagraph(facts, given)
    }
    server().draftWith({ ...builtInDrafter, scopeParagraph })
    await person.call('generateScope', { ...FIELDS, milestones })
    server().draftWith()
    expect(seen).toEqual(['Milestone 1 - Kickoff\nPlan.', 'Milestone 2 - Build\nBuild.', 'Milestone 3 - Report\nReport.'])
  })

  test.each([
    ['a single criterion, as older data has it', { acceptance_criteria: 'The report is accepted' }],
    ['nothing yet but its text', { acceptance_criteria: null, deliverables: null, payment_amount: null }],
  ])('takes a milestone with %s', async (_, changes) => {
    const person = await signUp(server())
    await uploadSample(person)
    const drafted = await person.call('generateAcceptanceCriteria', { milestones: [{ ...MILESTONE, ...changes }] })
    expect(drafted.acceptance_criteria).toHaveLength(1)
  })

  test('takes empty optional names and ids for missing ones', async () => {
    const person = await signUp(server())
    await uploadSample(person)
    const blank = { customer_organization: '', research_institution: '', system_name: '', topic_store_id: '', topic_slug: '' }
    const { milestones } = await person.call('refineMilestones', { ...FIELDS, ...blank, milestones: [MILESTONE] })
    expect(milestones).toHaveLength(1)
  })

  test('a Phase II of two years has ten milestones', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadSample(person, { phase: 'II', period_of_performance: '24' })
    const { milestones } = await person.call('generateInitialWorkPlan', { topic_store_id, topic_slug: 'n251-001' })
    expect(milestones).toHaveLength(10)
  })

  test('states what the call says, else what the topic and its interview say', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadSample(person, { phase: 'II', period_of_performance: '18', program_type: 'STTR' })
    await person.call('saveAnswer', { topic_slug: 'n251-001', slot: 'Q1', question: 'Kept?', answer: 'Kept.' })
    const facts = await factsSeen(person, { topic_store_id, topic_slug: 'n251-001' })
    expect(facts).toMatchObject({ phase: 'II', period_of_performance: 18, program_type: 'STTR', company_name: 'Acme Antennas' })
    expect(facts.analysis?.topic.number).toBe('N251-001')
    expect(facts.answers).toEqual([{ slot: 'Q1', question: 'Kept?', answer: 'Kept.' }])
  })

  test('a call that names no topic is drafted from the latest one of the same company', async () => {
    const person = await signUp(server())
    await uploadSample(person)
    await uploadSample(person, { company_name: 'Another Company' })
    const seen = watched()
    await person.call('buildInitialMilestones', { ...FIELDS, global_interview_responses: RESPONSES })
    server().draftWith()
    expect(seen.facts?.analysis?.topic.number).toBe('N251-001')
    expect(seen.facts?.answers.map(({ slot }) => slot)).toEqual(['Q1', 'Q2', 'Q3'])
  })

  test('nothing to draft from is said in a sentence', async () => {
    const person = await signUp(server())
    const refusal = await person.refusal('buildInitialMilestones', { ...FIELDS, global_interview_responses: [] })
    expect(refusal).toEqual({ status: 422, detail: expect.stringContaining('nothing to draft from') })
  })

  test('every stage says so when its provider fails', async () => {
    const person = await signUp(server())
    const failed = async () => ({ ok: false as const, problem: { code: 'PROVIDER_FAILED' as const, message: 'The model did not answer.' } })
    server().draftWith({ ...builtInDrafter, ...failingWith(failed) })
    const milestones = [MILESTONE]
    const refusals = [
      await person.refusal('buildInitialMilestones', { ...FIELDS, global_interview_responses: RESPONSES }),
      await person.refusal('refineMilestones', { ...FIELDS, milestones }),
      await person.refusal('generateDeliverables', { ...FIELDS, milestones }),
      await person.refusal('generateScope', { ...FIELDS, milestones }),
      await person.refusal('generateAcceptanceCriteria', { milestones }),
    ]
    server().draftWith()
    expect(refusals).toEqual(Array(5).fill({ status: 502, detail: 'The model did not answer.' }))
  })

  test('a drafter that breaks is our fault, and none of its words go out', async () => {
    const person = await signUp(server())
    const scopeParagraph = () => Promise.reject(new Error('secret prompt'))
    server().draftWith({ ...builtInDrafter, scopeParagraph })
    const refusal = await person.refusal('generateScope', { ...FIELDS, milestones: [MILESTONE] })
    server().draftWith()
    expect(refusal).toEqual({ status: 500, detail: expect.stringContaining('Something went wrong on our side') })
    expect(server().logged.join()).not.toContain('secret prompt')
  })

  test.each([
    [
      'a milestone of no kind',
      { milestones: [{ ...MILESTONE, step_type: 'middle' }] },
      'milestones.0.step_type: Step type must be kickoff or development or closeout.',
    ],
    ['a milestone without a text', { milestones: [{ milestone_number: 1, step_type: 'kickoff' }] }, 'milestones.0.text: Text is required.'],
    ['no milestone', { milestones: [] }, 'milestones: Send at least one milestone.'],
    ['a field that nobody knows', { milestones: [MILESTONE], tone: 'bold' }, 'tone: Tone is not a field of this call.'],
    [
      'a period of five years and a month',
      { milestones: [MILESTONE], period_of_performance: 61 },
      'period_of_performance: Period of performance must be at most 60 months.',
    ],
  ])('%s is refused', async (_, body, detail) => {
    const person = await signUp(server())
    expect(await person.refusal('generateScope', { ...FIELDS, ...body } as never)).toEqual({ status: 422, detail })
  })

  /** Lets the built-in drafter draft, and remembers what it was told. */
  function watched(): { facts?: PlanFacts } {
    const seen: { facts?: PlanFacts } = {}
    server().draftWith({
      ...builtInDrafter,
      initialMilestones: (facts) => {
        seen.facts = facts
        return builtInDrafter.initialMilestones(facts)
      },
    })
    return seen
  }

  async function factsSeen(person: TestPerson, named: { topic_store_id: string; topic_slug: string }): Promise<PlanFacts> {
    const seen = watched()
    await person.call('generateInitialWorkPlan', named)
    server().draftWith()
    if (!seen.facts) throw new Error('Nothing was drafted')
    return seen.facts
  }
})

function failingWith(fails: () => Promise<{ ok: false; problem: DraftProblem }>): Partial<Drafter> {
  return { initialMilestones: fails, refinedMilestones: fails, deliverables: fails, scopeParagraph: fails, acceptanceCriteria: fails }
}
