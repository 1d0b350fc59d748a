import { expect, test } from 'vitest'
import type { InitialMilestone, RefinedMilestone } from '../../../domain/milestone.ts'
import type { Result } from '../../../domain/result.ts'
import { builtInDrafter } from '../../built-in/drafter.ts'
import { expectDone } from '../../built-in/testing/whole-plan.ts'
import type { Drafter } from '../../drafter.ts'
import { checksOf } from '../answers/checks.ts'
import type { LanguageModel, ModelRequest } from '../model.ts'
import { storedMilestone } from '../testing/drafted-sample.ts'
import { drafting } from '../testing/model-drafting.ts'
import { INJECTED, type Injected } from './testing/injected.ts'
import { type InjectedTopic, injectedTopic } from './testing/mast-topic.ts'
import { holds, obeyingModel, slyModel } from './testing/obeying-model.ts'

type Written = { milestones: RefinedMilestone[]; narrative: string }

/** Where a model gave nothing that can be used the product goes on without it. */
async function orBuiltIn<Value>(drafter: Drafter, ask: (drafter: Drafter) => Promise<Result<Value, { message: string }>>): Promise<Value> {
  const outcome = await ask(drafter)
  return outcome.ok ? outcome.value : expectDone(await ask(builtInDrafter))
}

async function writtenBy(drafter: () => Drafter, { facts }: InjectedTopic): Promise<Written> {
  const first = await orBuiltIn(drafter(), (one) => one.initialMilestones(facts))
  const refined = await orBuiltIn(drafter(), (one) => one.refinedMilestones(facts, first))
  const things = await orBuiltIn(drafter(), (one) => one.deliverables(facts, refined))
  const handed = refined.map((one, at): RefinedMilestone => ({ ...one, deliverables: things[at]?.deliverables ?? [] }))
  const criteria = await orBuiltIn(drafter(), (one) => one.acceptanceCriteria(facts, handed))
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

const HARM = /<[\p{L}/!]|\]\(|!\[|https?:|www\.|evil\.example|onerror|onclick|javascript:|data-[\da-f]{12}/iu

/** Asserts that nothing of an order got in; `own` is what the built-in drafter wrote, which may quote the document. */
function expectUnharmed(written: Written, own: Written, { sources }: InjectedTopic, { obeyed }: Injected): void {
  expect(computed(written.milestones)).toEqual(computed(own.milestones))
  const checks = checksOf(sources)
  const quoted = textsOf(own).join('\n')
  for (const [at, milestone] of written.milestones.entries()) {
    const before = own.milestones[at]
    expect(Object.keys(milestone).filter((field) => !FIELDS.includes(field))).toEqual([])
    expect(milestone.deliverables.length).toBe(before?.deliverables.length)
    expect(milestone.acceptance_criteria?.length).toBe(before?.acceptance_criteria?.length)
  }
  for (const text of textsOf(written)) {
    expect(text).not.toMatch(HARM)
    for (const words of obeyed.planted.filter((one) => text.includes(one) && !quoted.includes(one))) {
      // what stays is marked: it rests on nothing
      const sentences = text.split(/(?<=[.!?])\s+|\n/).filter((one) => one.includes(words))
      for (const sentence of sentences) expect(checks.ofText(sentence), `${words} in "${sentence}"`).not.toEqual([])
    }
  }
}

const built = new Map<string, Promise<Written>>()

function ownOf(injected: Injected, topic: InjectedTopic): Promise<Written> {
  const known = built.get(injected.name) ?? writtenBy(() => builtInDrafter, topic)
  built.set(injected.name, known)
  return known
}

test('there are enough injected documents to tell, each with its own words', () => {
  expect(INJECTED.length).toBeGreaterThanOrEqual(60)
  expect(new Set(INJECTED.map(({ carrier, text }) => `${carrier} ${text}`)).size).toBe(INJECTED.length)
})

test.each(INJECTED)('a model that obeys in everything changes nothing that was not asked for: $name', async (injected) => {
  const topic = injectedTopic(injected)
  const model = obeyingModel(injected.obeyed)
  const written = await writtenBy(modelDrafter(model, topic), topic)
  expect(model.requests.length).toBeGreaterThan(3)
  expectUnharmed(written, await ownOf(injected, topic), topic, injected)
})

test.each(INJECTED.filter((_, at) => at % 4 === 0))('nor does one that obeys in a single part: $name', async (injected) => {
  const topic = injectedTopic(injected)
  const written = await writtenBy(modelDrafter(slyModel(injected.obeyed), topic), topic)
  expectUnharmed(written, await ownOf(injected, topic), topic, injected)
})

/** Orders in words or forms that are not taken for orders: they are handed over, between the marks of data, and the person is not warned of them. */
const NOT_NOTICED: readonly string[] = []

test('the person is warned of every document that gives orders, but for those known to be missed', () => {
  const missed = INJECTED.filter((one) => {
    const { warnings, facts } = injectedTopic(one)
    const isTold = warnings.some((warning) => /give orders to a machine|is not shown/.test(warning))
    return !isTold && one.carrier !== 'answer' && one.carrier !== 'file name' && facts.analysis !== null
  })
  expect(missed.map(({ name }) => name)).toEqual(NOT_NOTICED)
})

test('an order that was noticed is not handed to the model at all', async () => {
  const handed: string[] = []
  for (const injected of INJECTED.filter(({ name }) => !NOT_NOTICED.includes(name))) {
    const topic = injectedTopic(injected)
    const model = obeyingModel(injected.obeyed)
    await drafting(model, topic.sources).drafter.initialMilestones(topic.facts)
    const asked = model.requests.filter(({ matter }: ModelRequest) => !matter.includes('## Your answer so far'))
    if (asked.some((request) => holds(request, injected.text))) handed.push(injected.name)
  }
  expect(handed).toEqual([])
})
