import { expect, test } from 'vitest'
import type { InitialMilestone, RefinedMilestone } from '../../../domain/milestone.ts'
import type { Result } from '../../../domain/result.ts'
import { readSolicitation } from '../../../server/documents/reader.ts'
import { readHere } from '../../../server/documents/testing/read-here.ts'
import { HIDING_FILES } from '../../../server/testing/injected-pdf.ts'
import { builtInDrafter } from '../../built-in/drafter.ts'
import { expectDone } from '../../built-in/testing/whole-plan.ts'
import type { Drafter } from '../../drafter.ts'
import type { LanguageModel, ModelRequest } from '../model.ts'
import { storedMilestone } from '../testing/drafted-sample.ts'
import { drafting } from '../testing/model-drafting.ts'
import { HIDDEN, type Injected, UNKNOWN, INJECTED as USUAL } from './testing/injected.ts'
import { type InjectedTopic, injectedTopic, topicOf } from './testing/mast-topic.ts'
import { NASTY } from './testing/nasty.ts'
import { holds, obeyingModel, slyModel } from './testing/obeying-model.ts'

const INJECTED = [...USUAL, ...NASTY]

type Written = { milestones: RefinedMilestone[]; narrative: string }

/** Where a model gave nothing that can be used the product goes on without it. */
async function orBuiltIn<Value>(drafter: Drafter, ask: (drafter: Drafter) => Promise<Result<Value, { message: string }>>): Promise<Value> {
  const outcome = await ask(drafter)
  return outcome.ok ? outcome.value : expectDone(await ask(builtInDrafter))
}

/** Texts, deliverables and criteria of the plan, and one milestone told in Markdown; `isWhole` goes through refinement and deliverables, too. */
async function writtenBy(drafter: () => Drafter, { facts }: InjectedTopic, isWhole: boolean): Promise<Written> {
  const first = await orBuiltIn(drafter(), (one) => one.initialMilestones(facts))
  const refined = isWhole ? await orBuiltIn(drafter(), (one) => one.refinedMilestones(facts, first)) : first
  const things = await orBuiltIn(isWhole ? drafter() : builtInDrafter, (one) => one.deliverables(facts, refined))
  const handed = refined.map((one, at): RefinedMilestone => ({ ...one, deliverables: one.deliverables ?? things[at]?.deliverables ?? [] }))
  const criteria = isWhole ? await orBuiltIn(drafter(), (one) => one.acceptanceCriteria(facts, handed)) : []
  const milestones = handed.map((one, at) => ({ ...one, acceptance_criteria: criteria[at]?.criteria ?? [] }))
  const narrative = await orBuiltIn(drafter(), (one) => one.stepNarrative(facts, milestones.map(storedMilestone), 2))
  return { milestones, narrative }
}

function modelDrafter(model: LanguageModel, { sources }: InjectedTopic): () => Drafter {
  return () => drafting(model, sources).drafter
}

/** What code computed: nothing that a model says changes it. */
const computed = (milestones: readonly InitialMilestone[]) =>
  milestones.map(({ milestone_number, step_type, requirement_ids }) => ({ milestone_number, step_type, requirement_ids }))

const FIELDS = ['milestone_number', 'step_type', 'text', 'requirement_ids', 'deliverables', 'acceptance_criteria', 'written_by']

const textsOf = ({ milestones, narrative }: Written) => [
  ...milestones.flatMap(({ text, deliverables, acceptance_criteria = [] }) => [text, ...deliverables, ...acceptance_criteria]),
  narrative,
]

const HARM = /<[\p{L}/!]|\]\(|!\[|https?:|www\.|evil\.example|onerror|onclick|javascript:|data-[\da-f]{12}|\{\{|HYPERLINK/iu

/** Whether words stand in a text as words of their own. */
function says(text: string, words: string): boolean {
  return new RegExp(`(?<![\\p{L}\\d$])${words.replace(/[.*+?^$|()[\]{}\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'iu').test(text)
}

/** Asserts that nothing of an order got in, whether a model obeyed it or the built-in drafter read the document. */
function expectUnharmed(written: Written, own: Written, { obeyed }: Injected): void {
  expect(computed(written.milestones)).toEqual(computed(own.milestones))
  for (const [at, milestone] of written.milestones.entries()) {
    const before = own.milestones[at]
    expect(Object.keys(milestone).filter((field) => !FIELDS.includes(field))).toEqual([])
    expect(milestone.deliverables.length).toBe(before?.deliverables.length)
    expect(milestone.acceptance_criteria?.length).toBe(before?.acceptance_criteria?.length)
    expect(milestone.text.split('\n')[0]).toMatch(new RegExp(`^Milestone ${at + 1} - `))
  }
  for (const text of [...textsOf(written), ...textsOf(own)]) {
    expect(text).not.toMatch(HARM)
    expect(obeyed.planted.filter((words) => says(text, words))).toEqual([])
  }
}

/** What the built-in drafter writes, once for all documents that read the same. */
const owns = new Map<string, Promise<Written>>()

function ownOf(topic: InjectedTopic, isWhole: boolean): Promise<Written> {
  const key = JSON.stringify([topic.facts, isWhole])
  const own = owns.get(key) ?? writtenBy(() => builtInDrafter, topic, isWhole)
  owns.set(key, own)
  return own
}

/** What each model was asked, by the name of the document. */
const asked = new Map<string, ModelRequest[]>()

test('there are enough injected documents to tell, each with its own words', () => {
  expect(INJECTED.length).toBeGreaterThanOrEqual(60)
  expect(new Set(INJECTED.map(({ carrier, text }) => `${carrier} ${text}`)).size).toBe(INJECTED.length)
})

test.each(INJECTED.map((injected, at) => ({ ...injected, at })))(
  'a model that obeys changes nothing that was not asked for: $name',
  async ({ at, ...injected }) => {
    const topic = injectedTopic(injected)
    const isWhole = at % 6 === 0
    const own = await ownOf(topic, isWhole)
    const models = [obeyingModel(injected.obeyed), ...(at % 3 === 0 ? [slyModel(injected.obeyed)] : [])]
    for (const model of models) {
      const written = await writtenBy(modelDrafter(model, topic), topic, isWhole)
      expect(model.requests.length).toBeGreaterThan(3)
      expectUnharmed(written, own, injected)
      asked.set(injected.name, [...(asked.get(injected.name) ?? []), ...model.requests])
    }
  },
)

test.each(HIDING_FILES)('nor does one whose order is in a PDF that is $form', async ({ form, file }) => {
  const { pages, analysis } = expectDone(await readSolicitation(file, { file_name: 'topic.pdf' }, { by: readHere }))
  const topic = topicOf(pages, 'topic.pdf', analysis.reading.left_out)
  expect(topic.left_out).not.toEqual([])
  const written = await writtenBy(modelDrafter(obeyingModel(HIDDEN), topic), topic, false)
  expectUnharmed(written, await ownOf(topic, false), { name: form, carrier: 'solicitation', text: '', obeyed: HIDDEN })
})

test('the person is warned of every document that gives known orders', () => {
  const documents = INJECTED.filter(({ carrier, name }) => carrier !== 'answer' && carrier !== 'file name' && !UNKNOWN.has(name))
  const missed = documents.filter(
    (one) => !injectedTopic(one).left_out.some(({ why }) => why === 'talks_to_machine' || why === 'invisible'),
  )
  expect(missed.map(({ name }) => name)).toEqual([])
})

test('no known order is handed to the model at all, nor a file’s name', () => {
  const isHanded = (injected: Injected) =>
    (asked.get(injected.name) ?? []).some((request) =>
      holds({ ...request, matter: request.matter.split('## Your answer so far')[0] ?? '' }, injected),
    )
  expect(asked.size).toBe(INJECTED.length)
  expect(INJECTED.filter((one) => !UNKNOWN.has(one.name) && isHanded(one)).map(({ name }) => name)).toEqual([])
})

test('a document with an order still asks all that it asks without it, and nothing of the order', () => {
  const quotes = ({ facts }: InjectedTopic) => facts.analysis?.requirements.map(({ quote }) => quote) ?? []
  const plain = quotes(injectedTopic({ carrier: 'solicitation', text: '' }))
  expect(plain.length).toBeGreaterThan(4)
  for (const one of INJECTED.filter(({ carrier }) => carrier === 'solicitation')) {
    const topic = injectedTopic(one)
    const lost = plain.filter((quote) => !quotes(topic).some((read) => read.includes(quote)))
    expect(lost, one.name).toEqual([])
    const left_out = topic.facts.analysis?.reading.left_out.map(({ text }) => text).join(' ') ?? ''
    expect(
      quotes(topic).filter((quote) => left_out.includes(quote) && !plain.includes(quote)),
      one.name,
    ).toEqual([])
  }
})
