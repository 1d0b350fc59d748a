import { beforeAll, describe, expect, test } from 'vitest'
import type { RefinedMilestone, StoredMilestone } from '../../domain/milestone.ts'
import { stepTypeAt } from '../../domain/step.ts'
import type { Drafter, PlanFacts } from '../drafter.ts'
import { tokensOf } from './matter/tokens.ts'
import type { ModelRequest } from './model.ts'
import { drafting, type Told, told } from './testing/model-drafting.ts'
import { scriptedModel } from './testing/scripted-model.ts'

/** What a question may take, as it is estimated from above: half of the context that the product asks for. */
const MOST_OF_QUESTION = 8000
/** The context that the product asks for: it holds the question, the answer that it shows again, what is wrong with that, and the new answer. */
const CONTEXT = 16_384

const SENTENCE = 'The Contractor shall test the antenna in 5 runs on the bench of Hall 3 and write down what comes of it. '
const ABROAD = '我们在三号大厅的试验台上对天线进行五次测试并记录结果。'

/** Texts that a person may have put into a milestone: each grows in another way. */
const TEXTS: [string, string][] = [
  ['one paragraph without end', SENTENCE.repeat(300)],
  ['thousands of tasks', Array.from({ length: 450 }, (_, at) => `Task 2.${at + 1}: Test it.`).join('\n')],
  [
    'thousands of lines on who and where',
    Array.from({ length: 500 }, (_, at) => `Places: Hall ${at + 1}, with what it takes to work there.`).join('\n'),
  ],
  ['another script', `${`Task 2.1: ${ABROAD.repeat(10)}\n`.repeat(60)}Places: ${ABROAD.repeat(40)}`],
]

let topic: Told
beforeAll(async () => {
  topic = withLongNames(await told('N251-001'))
})

function withLongNames({ facts, sources }: Told): Told {
  const name = 'Consolidated Antenna Works of Upper Lower Middle County '.repeat(5)
  const answers = facts.answers.map((one) => ({ ...one, answer: `${one.answer} ${SENTENCE.repeat(100)}` }))
  const long: Partial<PlanFacts> = { company_name: name, customer_organization: name, system_name: name, research_institution: name }
  return { facts: { ...facts, ...long, answers }, sources: { ...sources, answers } }
}

/** A person's milestones, the second of which grows in that way; all have long titles. */
function milestonesOf(text: string, some: Partial<RefinedMilestone> = {}): RefinedMilestone[] {
  return Array.from({ length: 4 }, (_, at) => ({
    milestone_number: at + 1,
    step_type: stepTypeAt(at + 1, 4),
    text: `Milestone ${at + 1} - ${'Own work on the antenna '.repeat(6)}\n\n${at === 1 ? text : SENTENCE}`,
    deliverables: [],
    ...some,
  }))
}

function storedOf(text: string): StoredMilestone[] {
  return milestonesOf(text).map(({ text: refined_text, ...one }) => ({ ...one, initial_text: null, refined_text, acceptance_criteria: [] }))
}

/** Everything that is sent to a model that answers at length with what no source has, or with what nobody can read. */
async function sent(draft: (drafter: Drafter) => Promise<unknown>, only?: number): Promise<ModelRequest[]> {
  const invents = scriptedModel(({ instructions }, parts) => {
    const [, letters = '500'] = /"text" has at most (\d+) characters/.exec(instructions) ?? []
    const said = 'It reaches 97.3% at Site Omega 7. '.repeat(200).slice(0, Number(letters))
    return { parts: parts.map(({ id }) => ({ id, text: said })), used: [] }
  })
  const talks = scriptedModel(() => `I would rather talk. ${ABROAD.repeat(2000)}`)
  for (const model of [invents, talks]) await draft(drafting(model, topic.sources, { only }).drafter)
  return [...invents.requests, ...talks.requests]
}

function tokensOfRequest({ instructions, matter }: ModelRequest): number {
  return tokensOf(instructions) + tokensOf(matter)
}

function expectWithinBudget(requests: readonly ModelRequest[], prompt: string): void {
  const isRepair = ({ matter }: ModelRequest) => matter.includes('## What is wrong with it')
  const questions = requests.filter((one) => !isRepair(one))
  const repairs = requests.filter(isRepair)
  expect(new Set(requests.map((one) => one.prompt))).toEqual(new Set([prompt]))
  expect(Math.min(questions.length, repairs.length)).toBeGreaterThan(0)
  expect(Math.max(...questions.map(tokensOfRequest))).toBeLessThan(MOST_OF_QUESTION)
  expect(Math.max(...repairs.map((one) => tokensOfRequest(one) + one.max_output_tokens))).toBeLessThan(CONTEXT)
}

describe.each(TEXTS)('a plan with %s stays within the budget', (_, text) => {
  test('when its milestones are worded', async () => {
    expectWithinBudget(await sent((drafter) => drafter.refinedMilestones(topic.facts, milestonesOf(text)), 2), 'milestone')
  })

  test('when deliverables are asked for', async () => {
    expectWithinBudget(await sent((drafter) => drafter.deliverables(topic.facts, milestonesOf(text)), 2), 'deliverables')
  })

  test('when criteria are asked for', async () => {
    const given = milestonesOf(text, { deliverables: Array(3).fill(`Report of ${'a great deal of work '.repeat(8)} (PDF)`) })
    expectWithinBudget(await sent((drafter) => drafter.acceptanceCriteria(topic.facts, given), 2), 'criteria')
  })

  test('when a narrative is told', async () => {
    expectWithinBudget(await sent((drafter) => drafter.stepNarrative(topic.facts, storedOf(text), 2)), 'narrative')
  })

  test('when a step’s questions are asked', async () => {
    const silent = { ...topic.facts, answers: [] }
    expectWithinBudget(await sent((drafter) => drafter.stepPlan(silent, storedOf(text), 2)), 'step-questions')
  })

  test('when the scope paragraph is written', async () => {
    expectWithinBudget(await sent((drafter) => drafter.scopeParagraph(topic.facts, milestonesOf(text))), 'scope')
  })
})

test('an interview of any length stays within the budget when it is summed up, and when it goes on', async () => {
  expectWithinBudget(await sent((drafter) => drafter.contractSummary(topic.facts)), 'summary')
  expectWithinBudget(await sent((drafter) => drafter.adaptiveQuestions(topic.facts)), 'questions')
})
