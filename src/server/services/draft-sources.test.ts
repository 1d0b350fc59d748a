import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PlanSources } from '../../domain/grounding/sources.ts'
import { builtInDrafter } from '../../drafting/built-in/drafter.ts'
import type { DraftingWork } from '../../drafting/language-model/work.ts'
import { signUp, type TestPerson } from '../testing/person.ts'
import { onServer } from '../testing/server.ts'
import { textFile, type Uploaded, uploadText } from '../testing/solicitation.ts'
import { planWithSteps } from '../testing/step.ts'

const FIELDS = { company_name: 'Acme Antennas', program_type: 'SBIR', phase: 'I' } as const
const MILESTONE = { milestone_number: 1, step_type: 'kickoff', text: 'Milestone 1 - Kickoff\nPlan.' } as const

onServer('What a language model may rest on', (server) => {
  let person: TestPerson
  let uploaded: Uploaded
  let works: DraftingWork[]
  beforeAll(async () => {
    const drafter = (work: DraftingWork) => {
      works.push(work)
      return builtInDrafter
    }
    server().modelWith({ label: 'a model', drafter, limits: { calls_per_day: null, cost_per_day: null, prices: null } })
    person = await signUp(server())
    uploaded = await uploadText(person)
    await person.call('changeCompany', { company_description: 'We wind loops.' })
    await person.call('addCompanyFile', { role: 'one_pager', file: textFile(['Our loops are light.'], 'loops.txt') })
  })
  afterAll(() => server().modelWith())
  beforeEach(() => {
    works = []
  })

  async function sources(): Promise<PlanSources> {
    const [work] = works
    if (!work) throw new Error('No model was asked')
    return work.sources()
  }

  const entry = ({ entries }: PlanSources, label: string) => entries.filter((one) => one.label === label).map(({ text }) => text)

  test('is the topic, the company, and what the call says before any of it is kept', async () => {
    await person.call('saveAnswer', { topic_slug: uploaded.topic_slug, slot: 'Q1', question: 'How?', answer: 'Kept long ago.' })
    await person.call('buildInitialMilestones', {
      ...FIELDS,
      customer_organization: 'US Marine Corps',
      period_of_performance: 7,
      topic_store_id: uploaded.topic_store_id,
      global_interview_responses: [{ slot: 'Q1', question: 'How?', answer: 'By a loop.' }],
    })
    const known = await sources()
    expect(known.documents.map(({ role, file_name }) => [role, file_name])).toEqual([
      ['solicitation', 'topics.txt'],
      ['company', 'loops.txt'],
    ])
    expect(known.documents[0]?.pages[0]?.text).toContain('weighs less than 10 kg')
    expect(known.answers).toEqual([{ slot: 'Q1', question: 'How?', answer: 'By a loop.' }])
    expect(entry(known, 'Customer Organization')).toEqual(['US Marine Corps'])
    expect(entry(known, 'Period of Performance')).toEqual(['7 months'])
    expect(entry(known, 'Company Description')).toEqual(['We wind loops.'])
  })

  test('is the company alone where a call has no topic', async () => {
    const other = await signUp(server())
    await other.call('changeCompany', { technology_overview: 'Ours alone.' })
    await other.call('generateScope', { ...FIELDS, milestones: [MILESTONE] })
    const known = await sources()
    expect(known).toMatchObject({ documents: [], answers: [], own_statements: [] })
    expect(entry(known, 'Technology Overview')).toEqual(['Ours alone.'])
    expect(entry(known, 'Company Name')).toEqual(['Acme Antennas'])
  })

  test('is never what another person has', async () => {
    const stranger = await signUp(server())
    await stranger.call('buildInitialMilestones', { ...FIELDS, global_interview_responses: [{ question: 'How?', answer: 'By a coil.' }] })
    expect(JSON.stringify(await sources())).not.toContain('loop')
  })

  test('is asked for one milestone only, where one text is drafted anew', async () => {
    const { second } = await planWithSteps(person)
    works = []
    await person.call('regenerateText', { ...second, part: 'text' })
    expect(works.map(({ only }) => only)).toEqual([2])
    await person.call('generateScope', { ...FIELDS, topic_store_id: uploaded.topic_store_id, milestones: [MILESTONE] })
    expect(works.at(-1)?.only).toBeUndefined()
  })
})
