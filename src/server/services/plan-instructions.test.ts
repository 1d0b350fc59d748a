import { expect, test } from 'vitest'
import { tracer } from '../../domain/grounding/trace.ts'
import { answersTo } from '../testing/interview.ts'
import { signUp, type TestPerson } from '../testing/person.ts'
import { keepPlan, startProject } from '../testing/project.ts'
import { onServer } from '../testing/server.ts'
import { TWO_TOPICS, textFile, uploadSample, uploadText } from '../testing/solicitation.ts'

/** Instructions of the Navy that rule otherwise than those of release 25.1, on two pages. */
const CHAPTER = [
  [
    'DEPARTMENT OF THE NAVY',
    '25.1 Small Business Innovation Research (SBIR)',
    'Proposal Submission Instructions',
    '',
    'TECHNICAL VOLUME',
    'The Technical Volume shall not exceed 8 pages.',
    '',
    'PERIOD OF PERFORMANCE',
    'The Phase I Base Period of Performance must be exactly seven (7) months.',
    'The Phase I Option Period of Performance must be exactly four (4) months.',
    'The Phase I Base amount must not exceed $120,000 and the Phase I Option amount must not exceed $60,000.',
  ].join('\n'),
  [
    'CONTRACT REPORTS',
    'The contractor shall submit progress reports every two (2) months to the Technical Point of Contact.',
    '',
    'MEETINGS',
    'The contractor shall hold a kick-off meeting within 20 calendar days after contract award.',
    '',
    'PAYMENT SCHEDULE',
    'Phase I is paid after the start of base or option as follows:',
    '',
    '       Days From Start of Base or Option             Payment Amount',
    '       30 Days                                       40% of Total Base or Option',
    '       120 Days                                      40% of Total Base or Option',
    '       200 Days                                      20% of Total Base or Option',
  ].join('\n'),
]

const NAMED = { company_name: 'Acme Antennas', program_type: 'SBIR', phase: 'I' } as const
const RESPONSES = Object.values(answersTo()).map((answer, index) => ({ question: `Question ${index + 1}`, answer }))

/** Everything that the drafting calls write for a topic, as one text a line. */
async function drafted(person: TestPerson, topic_store_id: string): Promise<string> {
  const named = { ...NAMED, topic_store_id, period_of_performance: 6 }
  const first = await person.call('buildInitialMilestones', { ...named, global_interview_responses: RESPONSES })
  const { milestones } = await person.call('refineMilestones', { ...named, milestones: first.milestones })
  const { deliverables } = await person.call('generateDeliverables', { ...named, milestones })
  const full = milestones.map((one, index) => ({ ...one, deliverables: deliverables[index]?.deliverables ?? [] }))
  const { acceptance_criteria } = await person.call('generateAcceptanceCriteria', { ...named, milestones: full })
  const { scope_paragraph } = await person.call('generateScope', { ...named, milestones: full })
  return [
    scope_paragraph,
    ...full.flatMap(({ text, deliverables }) => [text, ...deliverables]),
    ...acceptance_criteria.flatMap(({ criteria }) => criteria),
  ].join('\n')
}

/** The sentence of a plan that holds these words, with what it rests on, and the documents that it may rest on. */
async function traced(person: TestPerson, topic_store_id: string, plan: string, words: string) {
  const sources = await person.call('planSources', { topic_store_id })
  return { sentence: tracer(sources)(plan).find(({ text }) => text.includes(words)), documents: sources.documents }
}

const spaced = (text = '') => text.replace(/\s+/g, ' ')

const SAID = [
  'status reports, which fall due every 2 months (Navy SBIR 25.1 instructions, p. 2)',
  'within 20 days of award (Navy SBIR 25.1 instructions, p. 2)',
  'the 4-month Phase I Option',
]

onServer('A plan whose component instructions were uploaded', (server) => {
  test('says what they say and cites them, and not what was known of another release', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadSample(person)
    const before = await drafted(person, topic_store_id)
    expect(before).toContain('6-month Phase I Option')
    await person.call('addInstructions', { topic_store_id, file: textFile(CHAPTER, 'navy-instructions.txt') })
    const plan = await drafted(person, topic_store_id)
    for (const said of SAID) expect(plan).toContain(said)
    expect(plan).not.toContain('6-month Phase I Option')
  })

  test.each([
    ['every 2 months', 2],
    ['4-month Phase I Option', 1],
  ])('rests on them: the sentence with "%s" leads to their page %i, where its quote stands', async (words, page) => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadSample(person)
    await person.call('addInstructions', { topic_store_id, file: textFile(CHAPTER, 'navy-instructions.txt') })
    const { sentence, documents } = await traced(person, topic_store_id, await drafted(person, topic_store_id), words)
    expect(sentence).toMatchObject({ grounds: 'sourced', unsupported: [] })
    const [origin] = sentence?.origins ?? []
    expect(origin).toMatchObject({ kind: 'document', role: 'instructions', file_name: 'navy-instructions.txt', page })
    const printed = documents.find(({ role }) => role === 'instructions')?.pages.find((one) => one.page === page)?.text
    expect(spaced(printed)).toContain(origin?.quote)
  })

  test('is held against them: a base of another length is told, with their page', async () => {
    const person = await signUp(server())
    const uploaded = await uploadSample(person)
    await keepPlan(person, await startProject(person, uploaded))
    const { topic_store_id } = uploaded
    await person.call('addInstructions', { topic_store_id, file: textFile(CHAPTER, 'navy-instructions.txt') })
    const { issues } = await person.call('reviewPlan', { topic_slug: 'n251-001', topic_store_id, include_unfinalized: true })
    const messages = issues.map(({ message }) => message)
    expect(messages).toContainEqual(expect.stringMatching(/^The period is 6 months; exactly 7 .*\(Navy SBIR 25\.1 instructions, p\. 1\)/))
    expect(messages).toContainEqual(
      expect.stringContaining('40% on day 30, 40% on day 120, 20% on day 200 (Navy SBIR 25.1 instructions, p. 2)'),
    )
  })

  test('obeys those in the topic’s own file too, and their pages are among its sources', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadText(person, [...CHAPTER, ...TWO_TOPICS])
    const plan = await drafted(person, topic_store_id)
    expect(plan).toContain(SAID[0])
    const { sentence } = await traced(person, topic_store_id, plan, 'every 2 months')
    expect(sentence).toMatchObject({ grounds: 'sourced', unsupported: [] })
    expect(sentence?.origins[0]).toMatchObject({ kind: 'document', role: 'solicitation', page: 2 })
  })

  test('says what was known again when they are taken away', async () => {
    const person = await signUp(server())
    const { topic_store_id } = await uploadSample(person)
    const before = await drafted(person, topic_store_id)
    await person.call('addInstructions', { topic_store_id, file: textFile(CHAPTER, 'navy-instructions.txt') })
    await person.call('removeInstructions', { topic_store_id })
    expect(await drafted(person, topic_store_id)).toBe(before)
  })
})
