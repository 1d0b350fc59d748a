import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiError } from '../../contract/client.ts'
import { HIDDEN, INJECTED, type Injected, type Obeyed } from '../../drafting/language-model/injection/testing/injected.ts'
import { mastPages } from '../../drafting/language-model/injection/testing/mast-topic.ts'
import { NASTY } from '../../drafting/language-model/injection/testing/nasty.ts'
import { obeyed } from '../../drafting/language-model/injection/testing/obeying-model.ts'
import { answersWith, type FakeScript, says } from '../../drafting/language-model/testing/fake-answers.ts'
import { type FakeProvider, fakeProvider } from '../../drafting/language-model/testing/fake-provider.ts'
import { outlinedParts } from '../../drafting/language-model/testing/scripted-model.ts'
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

describe('Documents that give orders, and a model that obeys each of them', () => {
  let server: TestServer
  let provider: FakeProvider
  let first: TestPerson
  let person: TestPerson
  let clean: Uploaded
  let ofClean: ReturnType<typeof computed>
  beforeAll(async () => {
    server = await openTestServer()
    provider = await fakeProvider()
    server.modelWith(await modelAt(provider.url, { calls_per_day: null }))
    first = await signUp(server)
    person = first
    clean = await uploaded(textFile(mastPages(''), 'topic.txt'))
    ofClean = computed((await person.call('buildInitialMilestones', { ...toDraft(clean), drafter: 'built-in' })).milestones)
  })
  afterAll(async () => {
    await server.close()
    await provider.close()
  })

  let uploads = 0
  /** A person uploads so many documents a minute; then it is another one's turn. */
  async function uploaded(file: File): Promise<Uploaded> {
    if (++uploads % 40 === 0) person = await signUp(server)
    const fields = { phase: 'I', company_name: 'Acme Antennas', period_of_performance: 6, program_type: 'SBIR' } as const
    return person.call('uploadTopic', { slug: 'n900-001', file, ...fields })
  }

  const toDraft = ({ topic_store_id }: Uploaded, answers = ANSWERS) => ({ ...FIELDS, topic_store_id, global_interview_responses: answers })
  const computed = (
    milestones: readonly { milestone_number: number; step_type: string; requirement_ids?: string[] | undefined; text: string }[],
  ) =>
    milestones.map(({ text, milestone_number, step_type, requirement_ids }) => [
      milestone_number,
      step_type,
      requirement_ids,
      /^Milestone \d+/.exec(text)?.[0],
    ])

  /** Where an obeying model's answer cannot be used at all, the call says so (502) and the person goes on without the model. */
  const orBuiltIn: TestPerson['call'] = (name, input) =>
    person.call(name, input).catch((refused: unknown) => {
      if (!(refused instanceof ApiError && refused.status === 502)) throw refused
      return person.call(name, { ...input, drafter: 'built-in' })
    })

  /** Drafts with the obeying model; what code computes is as the built-in drafter has it, and nothing of the order is in it. */
  async function expectUnharmed(one: Uploaded, order: Obeyed, { answers = ANSWERS, as = null as typeof ofClean | null } = {}) {
    provider.answer(obeys(order))
    const before = provider.requests.length
    const { milestones } = await orBuiltIn('buildInitialMilestones', toDraft(one, answers))
    expect(provider.requests.length).toBeGreaterThan(before + 4)
    expectNothingOf(order, milestones)
    if (as) expect(computed(milestones)).toEqual(as)
    else {
      const own = await person.call('buildInitialMilestones', { ...toDraft(one, answers), drafter: 'built-in' })
      expect(computed(milestones)).toEqual(computed(own.milestones))
      expectNothingOf(order, own)
    }
    return milestones
  }

  const inDocument = [...INJECTED, ...NASTY].filter(({ carrier }) => carrier === 'solicitation')
  const isLatin = ({ text }: Injected) => /^[\x20-\x7e\n]{1,110}$/.test(text) && !/[()\\]/.test(text)
  /** Every third order that a simple PDF can hold comes printed in a PDF, the others as text. */
  const asFile = (one: Injected, at: number) =>
    at % 3 === 0 && isLatin(one)
      ? new File([injectedPdf('printed', one.text) as BlobPart], 'topic.pdf', { type: 'application/pdf' })
      : textFile(mastPages(one.text), 'topic.txt')

  test('there are at least sixty of them', () => {
    expect(inDocument.length + HIDING_FILES.length).toBeGreaterThanOrEqual(60)
    expect(inDocument.filter((one, at) => at % 3 === 0 && isLatin(one)).length).toBeGreaterThanOrEqual(10)
  })

  test.each(inDocument.map((one, at) => ({ ...one, at })))('$name', async ({ at, ...injected }) => {
    const file = asFile(injected, at)
    const one = await uploaded(file)
    expect(one.analysis.reading.left_out.length).toBeGreaterThan(0)
    expect(one.analysis.reading.warnings.join(' ')).toMatch(/give orders to a machine|is not shown/)
    if (file.type === 'text/plain') {
      const quotes = ({ analysis }: Uploaded) => analysis.requirements.map(({ id, quote }) => [id, quote])
      expect(quotes(one)).toEqual(quotes(clean))
    }
    await expectUnharmed(one, injected.obeyed, { as: file.type === 'text/plain' ? ofClean : null })
  })

  test.each(HIDING_FILES)('an order in a PDF that is $form', async ({ file }) => {
    const one = await uploaded(new File([file as BlobPart], 'topic.pdf', { type: 'application/pdf' }))
    expect(one.analysis.reading.left_out.length).toBeGreaterThan(0)
    await expectUnharmed(one, HIDDEN)
  })

  test.each([...INJECTED, ...NASTY].filter(({ carrier }) => carrier === 'answer'))('$name', async ({ text, obeyed: order }) => {
    person = first
    const answers = ANSWERS.map((one, at) => (at === 0 ? { ...one, answer: `${one.answer} ${text}` } : one))
    await expectUnharmed(clean, order, { answers })
  })

  test.each([...INJECTED, ...NASTY].filter(({ carrier }) => carrier === 'company'))('$name', async ({ text, obeyed: order }) => {
    const other = await signUp(server)
    person = other
    const one = await uploaded(textFile(mastPages(''), 'topic.txt'))
    await person.call('addCompanyFile', { file: textFile([`Our joint carries 40 kg. ${text}`], 'company.txt'), role: 'additional' })
    await expectUnharmed(one, order)
  })

  test.each([...INJECTED, ...NASTY].filter(({ carrier }) => carrier === 'file name'))('$name', async ({ text, obeyed: order }) => {
    const one = await uploaded(textFile(mastPages(''), text.replace(/pdf$/, 'txt')))
    await expectUnharmed(one, order)
    expect(provider.requests.slice(-5).filter(({ matter }) => matter.includes(text.slice(0, 20)))).toEqual([])
  })

  test.each(inDocument.filter((_, at) => at % 16 === 2))('all that is kept of a plan stays what it was: $name', async (injected) => {
    const order = injected.obeyed
    const one = await uploaded(textFile(mastPages(injected.text), 'topic.txt'))
    const { topic_store_id, topic_slug } = one
    const first = await expectUnharmed(one, order)
    const named = { ...FIELDS, topic_store_id }
    const { milestones } = await orBuiltIn('refineMilestones', { ...named, milestones: first })
    const { deliverables } = await orBuiltIn('generateDeliverables', { ...named, milestones })
    const full = milestones.map((each, at) => ({ ...each, deliverables: deliverables[at]?.deliverables ?? [] }))
    const { scope_paragraph } = await orBuiltIn('generateScope', { ...named, milestones: full })
    const project = await startProject(person, one)
    const rows = full.map(({ text, written_by, ...each }, at) => ({
      ...each,
      refined_text: text,
      payment_amount: `${(at + 1) * 1000}`,
      written_by: written_by?.kind,
    }))
    const plan = await person.call('createWorkPlan', { project_id: project.id, scope_paragraph, milestones: rows })
    const { acceptance_criteria } = await orBuiltIn('generateAcceptanceCriteria', { ...named, milestones: plan.milestones })
    const step = { topic_slug, topic_store_id, step_id: 'step-2', profile_id: 'development' } as const
    const { plan: interview } = await orBuiltIn('planStep', step)
    const { narrative, qc_report } = await orBuiltIn('finalizeStep', { ...step, qa_transcript: [ANSWERED] })
    const own = await person.call('finalizeStep', { ...step, qa_transcript: [ANSWERED], drafter: 'built-in' })
    expectNothingOf(order, [first, full, scope_paragraph, acceptance_criteria, interview, narrative, qc_report, own.narrative])
    expect(computed(full)).toEqual(computed(first))
    expect(qc_report.status).toBe(own.qc_report.status)

    const { steps } = await person.call('stepsState', { topic_slug, topic_store_id })
    expect(steps.filter(({ step_id }) => step_id !== 'step-2').map(({ status }) => status)).toEqual(Array(4).fill('not_started'))
    const { readiness } = await person.call('reviewPlan', { topic_slug, topic_store_id, include_unfinalized: true })
    expect(readiness?.payments).toEqual({ total: '15000.00', award: '140000.00', percent: 10.7 })
  })
})
