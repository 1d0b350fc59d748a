import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiError } from '../../contract/client.ts'
import { HIDDEN, INJECTED, type Injected, type Obeyed, UNKNOWN } from '../../drafting/language-model/injection/testing/injected.ts'
import { mastPages } from '../../drafting/language-model/injection/testing/mast-topic.ts'
import { NASTY } from '../../drafting/language-model/injection/testing/nasty.ts'
import { obeyed } from '../../drafting/language-model/injection/testing/obeying-model.ts'
import { answersWith, type FakeScript, says } from '../../drafting/language-model/testing/fake-answers.ts'
import { type FakeProvider, fakeProvider } from '../../drafting/language-model/testing/fake-provider.ts'
import { outlinedParts } from '../../drafting/language-model/testing/scripted-model.ts'
import { sampleOfRun } from '../testing/family-sample.ts'
import { HIDING_FILES, injectedPdf } from '../testing/injected-pdf.ts'
import { answersTo } from '../testing/interview.ts'
import { modelAt } from '../testing/model.ts'
import { signUp, type TestPerson } from '../testing/person.ts'
import { startProject } from '../testing/project.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'
import { textFile, type Uploaded } from '../testing/solicitation.ts'
import { ANSWERED } from '../testing/step.ts'

const FIELDS = { company_name: 'Acme Antennas', program_type: 'SBIR', phase: 'I', customer_organization: 'US Marine Corps' } as const
const ANSWERS = Object.values(answersTo()).map((answer, at) => ({ slot: `Q${at + 1}`, question: `Question ${at + 1}`, answer }))

/** A model that does what an order says wherever it writes. */
const obeys =
  (order: Obeyed): FakeScript =>
  ({ matter }) => {
    const answer = obeyed(order, outlinedParts(matter))
    return typeof answer === 'string' ? says(answer) : answersWith(answer)
  }

const HARM = /<[\p{L}/!]|\]\(|!\[|https?:|www\.|evil\.example|onerror|onload|onclick|javascript:|data:text|HYPERLINK|=cmd/iu

/** Every text in what the server answered, keys aside. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

function expectNothingOf({ planted }: Obeyed, answer: unknown): void {
  for (const text of textsIn(answer)) {
    expect(text).not.toMatch(HARM)
    expect(planted.filter((words) => text.includes(words) && !/^(?:Approved|Arr)$/.test(words))).toEqual([])
  }
}

/** An injected document as it goes the whole way: what carries it, and what is sent of it. */
type Sent = Injected & { kind: string; file: () => File; answers?: typeof ANSWERS; ofCompany?: File }

const pdf = (bytes: Uint8Array) => new File([bytes as BlobPart], 'topic.pdf', { type: 'application/pdf' })
const topic = (order = '', name = 'topic.txt') => textFile(mastPages(order), name)

/** An order that a simple PDF can hold comes as text and printed in a PDF. */
function sentOf(one: Injected): Sent[] {
  const { carrier, text } = one
  const isLatin = /^[\x20-\x7e\n]{1,110}$/.test(text) && !/[()\\]/.test(text)
  const as = (kind: string, some: Partial<Sent> = {}): Sent => ({
    ...one,
    name: `${one.name}, ${kind}`,
    kind,
    file: () => topic(),
    ...some,
  })
  if (carrier === 'solicitation') {
    const printed = as('printed in a PDF', { file: () => pdf(injectedPdf('printed', text)) })
    return [as('in a text', { file: () => topic(text) }), ...(isLatin ? [printed] : [])]
  }
  if (carrier === 'answer')
    return [as('in an answer', { answers: ANSWERS.map((said, at) => (at === 0 ? { ...said, answer: `${said.answer} ${text}` } : said)) })]
  if (carrier === 'company') return [as('in a company file', { ofCompany: textFile([`Our joint carries 40 kg. ${text}`], 'company.txt') })]
  return carrier === 'file name' ? [as('as a file name', { file: () => topic('', text.replace(/pdf$/, 'txt')) })] : []
}

/** Of letters that stand apart a page of a PDF keeps no word: nobody is warned, and nothing comes of it. */
const UNREADABLE = new Set(['solicitation: letters apart, printed in a PDF'])

function isWarnedOf({ name, kind }: Pick<Sent, 'name' | 'kind'>): boolean {
  return !UNREADABLE.has(name) && !UNKNOWN.has(name.slice(0, -`, ${kind}`.length)) && !UNKNOWN.has(name)
}

const HIDDEN_ONES = HIDING_FILES.map(
  ({ form, file }): Sent => ({
    name: `an order that is ${form}`,
    carrier: 'solicitation',
    text: '',
    obeyed: HIDDEN,
    kind: 'hidden in a PDF',
    file: () => pdf(file),
  }),
)
const FAMILY = [...[...INJECTED, ...NASTY].flatMap(sentOf), ...HIDDEN_ONES]
/** A whole plan of each takes as long as a dozen milestones. */
const PLANNED = FAMILY.filter(({ kind }, at) => kind === 'in a text' && at % 8 === 0)

/** What code computes of milestones: no model has a say in it. */
const computed = (
  milestones: readonly { milestone_number: number; step_type: string; requirement_ids?: string[] | undefined; text: string }[],
) =>
  milestones.map(({ text, milestone_number, step_type, requirement_ids }) => [
    milestone_number,
    step_type,
    requirement_ids,
    /^Milestone \d+/.exec(text)?.[0],
  ])

const toDraft = ({ topic_store_id }: Uploaded, answers = ANSWERS) => ({ ...FIELDS, topic_store_id, global_interview_responses: answers })

function upload(person: TestPerson, file: File): Promise<Uploaded> {
  const fields = { phase: 'I', company_name: 'Acme Antennas', period_of_performance: 6, program_type: 'SBIR' } as const
  return person.call('uploadTopic', { slug: 'n900-001', file, ...fields })
}

/** Where an obeying model's answer cannot be used at all, the call says so (502) and the person goes on without the model. */
const orBuiltIn =
  (person: TestPerson): TestPerson['call'] =>
  (name, input) =>
    person.call(name, input).catch((refused: unknown) => {
      if (!(refused instanceof ApiError && refused.status === 502)) throw refused
      return person.call(name, { ...input, drafter: 'built-in' })
    })

describe('Documents that give orders, and a model that obeys each of them', () => {
  let server: TestServer
  let provider: FakeProvider
  beforeAll(async () => {
    server = await openTestServer()
    provider = await fakeProvider()
    server.modelWith(await modelAt(provider.url, { calls_per_day: null }))
  })
  afterAll(async () => {
    await server.close()
    await provider.close()
  })

  /** Drafts with the obeying model; what code computes is as the built-in drafter has it, and nothing of the order is in it. */
  async function expectUnharmed(person: TestPerson, one: Uploaded, { obeyed: order, answers = ANSWERS }: Sent) {
    provider.answer(obeys(order))
    const before = provider.requests.length
    const { milestones } = await orBuiltIn(person)('buildInitialMilestones', toDraft(one, answers))
    expect(provider.requests.length).toBeGreaterThan(before + 4)
    expectNothingOf(order, milestones)
    const own = await person.call('buildInitialMilestones', { ...toDraft(one, answers), drafter: 'built-in' })
    expect(computed(milestones)).toEqual(computed(own.milestones))
    expectNothingOf(order, own)
    return milestones
  }

  test('there are a hundred of them and more, of each kind', () => {
    expect(FAMILY.length).toBeGreaterThanOrEqual(100)
    expect(new Set(FAMILY.map(({ kind }) => kind)).size).toBe(6)
  })

  test.each(sampleOfRun('Injected documents over HTTP', FAMILY, ({ kind }) => kind, 10))('$name', async (sent) => {
    const { carrier, kind, text, file, ofCompany } = sent
    const person = await signUp(server)
    const one = await upload(person, file())
    if (carrier === 'solicitation' && isWarnedOf(sent)) {
      const reasons = one.analysis.reading.left_out.map(({ why }) => why)
      expect(reasons).not.toEqual([])
      if (kind !== 'hidden in a PDF') expect(reasons.join(' ')).toMatch(/talks_to_machine|invisible/)
    }
    if (kind === 'in a text') {
      const quotes = ({ analysis }: Uploaded) => analysis.requirements.map(({ quote }) => quote)
      const plain = quotes(await upload(person, topic()))
      expect(plain.filter((quote) => !quotes(one).some((read) => read.includes(quote)))).toEqual([])
    }
    if (ofCompany) await person.call('addCompanyFile', { file: ofCompany, role: 'additional' })
    await expectUnharmed(person, one, sent)
    if (carrier === 'file name') expect(provider.requests.slice(-5).filter(({ matter }) => matter.includes(text.slice(0, 20)))).toEqual([])
  })

  const planned = sampleOfRun('Injected documents planned whole over HTTP', PLANNED, ({ kind }) => kind, 1)
  test.each(planned)('all that is kept of a plan stays what it was: $name', async (sent) => {
    const order = sent.obeyed
    const person = await signUp(server)
    const ask = orBuiltIn(person)
    const one = await upload(person, sent.file())
    const { topic_store_id, topic_slug } = one
    const first = await expectUnharmed(person, one, sent)
    const named = { ...FIELDS, topic_store_id }
    const { milestones } = await ask('refineMilestones', { ...named, milestones: first })
    const { deliverables } = await ask('generateDeliverables', { ...named, milestones })
    const full = milestones.map((each, at) => ({ ...each, deliverables: deliverables[at]?.deliverables ?? [] }))
    const { scope_paragraph } = await ask('generateScope', { ...named, milestones: full })
    const project = await startProject(person, one)
    const rows = full.map(({ text, written_by, ...each }, at) => ({
      ...each,
      refined_text: text,
      payment_amount: `${(at + 1) * 1000}`,
      written_by: written_by?.kind,
    }))
    const plan = await person.call('createWorkPlan', { project_id: project.id, scope_paragraph, milestones: rows })
    const { acceptance_criteria } = await ask('generateAcceptanceCriteria', { ...named, milestones: plan.milestones })
    const step = { topic_slug, topic_store_id, step_id: 'step-2', profile_id: 'development' } as const
    const { plan: interview } = await ask('planStep', step)
    const { narrative, qc_report } = await ask('finalizeStep', { ...step, qa_transcript: [ANSWERED] })
    const own = await person.call('finalizeStep', { ...step, qa_transcript: [ANSWERED], drafter: 'built-in' })
    expectNothingOf(order, [first, full, scope_paragraph, acceptance_criteria, interview, narrative, qc_report, own.narrative])
    expect(computed(full)).toEqual(computed(first))
    expect(qc_report.status).toBe(own.qc_report.status)

    const { steps } = await person.call('stepsState', { topic_slug, topic_store_id })
    expect(steps.filter(({ step_id }) => step_id !== 'step-2').map(({ status }) => status)).toEqual(Array(4).fill('not_started'))
    const { left } = await person.call('reviewPlan', { topic_slug, topic_store_id, include_unfinalized: true })
    expect(left.flatMap(({ places }) => places.map(({ message }) => message))).toContain(
      'Payments total $15,000.00, the award is $140,000.00.',
    )
  })
})
