import { describe, expect, test } from 'vitest'
import { milestoneTitle } from '../../domain/milestone.ts'
import { milestoneCount } from '../../domain/program.ts'
import { dueLabels } from '../../domain/schedule.ts'
import { isProposalDuty } from '../../domain/solicitation/requirement/proposal-duty.ts'
import { builtInDrafter } from './drafter.ts'
import { inventedNumbers } from './testing/numbers.ts'
import { sentencesOf, shapeOf, smellsIn, textsOf } from './testing/prose.ts'
import { phasesOf, sampleCases, samplePlan } from './testing/sample-plans.ts'
import { sampleTopic, TOPIC_NAMES } from './testing/samples.ts'
import { expectDone } from './testing/whole-plan.ts'

const CASES = sampleCases(['full answers', 'spoken answers', 'no answers'])

describe.each(CASES)('$name, Phase $phase, $kind', (which) => {
  test('there are as many milestones as the rule says, each due as scheduled, with a title of its own that fits', async () => {
    const { milestones, facts } = await samplePlan(which)
    const titles = milestones.map(({ text }) => milestoneTitle(text))
    expect(milestones).toHaveLength(milestoneCount(which.phase, facts.period_of_performance))
    expect(new Set(titles).size).toBe(titles.length)
    expect(
      titles.filter((title) => title.length > 80 || title.length < 10 || /\b(?:the|a|an|of|to|in|and|for|with|that)$/i.test(title)),
    ).toEqual([])
    const labels = dueLabels(milestones.length, facts.period_of_performance)
    expect(milestones.filter(({ text }, index) => !text.includes(labels[index] ?? '?'))).toEqual([])
  })

  test('no sentence stands twice, and none nearly so', async () => {
    const { milestones } = await samplePlan(which)
    const shapes = milestones.flatMap(({ text }) => sentencesOf(text).map(shapeOf)).filter((shape) => shape.split(' ').length > 4)
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([])
  })

  test('no number is invented', async () => {
    const plan = await samplePlan(which)
    expect(inventedNumbers(plan, await sampleTopic(which.name), [...textsOf(plan), ...plan.questions.map(({ q }) => q)])).toEqual([])
  })

  test('it reads without slips of the pen', async () => {
    const plan = await samplePlan(which)
    expect([...textsOf(plan), ...plan.questions.map(({ q }) => q)].flatMap(smellsIn)).toEqual([])
  })

  test('at least nine of ten demands are answered by a milestone', async () => {
    const { milestones, facts } = await samplePlan(which)
    const demands = (facts.analysis?.requirements ?? [])
      .filter((one) => (one.phase === which.phase || one.phase === 'any') && !isProposalDuty(one))
      .map(({ id }) => id)
    const answered = new Set(milestones.flatMap(({ requirement_ids }) => requirement_ids ?? []))
    const open = demands.filter((id) => !answered.has(id))
    expect(open.length / Math.max(1, demands.length), open.join(' ')).toBeLessThanOrEqual(0.1)
  })

  test('each milestone hands over two to six things with format and recipient, and can be judged', async () => {
    const { milestones } = await samplePlan(which)
    for (const { deliverables, acceptance_criteria = [] } of milestones) {
      expect(deliverables.length).toBeGreaterThanOrEqual(2)
      expect(deliverables.length).toBeLessThanOrEqual(6)
      expect(deliverables.filter((thing) => !/\([^)]*(?:PDF|XLSX|CSV|ZIP|hardware|source|native|software)[^)]*\)/.test(thing))).toEqual([])
      expect(acceptance_criteria.length).toBeGreaterThanOrEqual(1)
      expect(acceptance_criteria.filter((criterion) => !/\d|each|every|all/i.test(criterion))).toEqual([])
    }
  })

  test('refining again changes nothing', async () => {
    const { facts, milestones } = await samplePlan(which)
    const again = expectDone(await builtInDrafter.refinedMilestones(facts, milestones))
    expect(again.map(({ text }) => text)).toEqual(milestones.map(({ text }) => text))
  })
})

const TOPICS = TOPIC_NAMES.filter((name) => !/typeset|mostly-empty/.test(name))
const PAIRS = TOPICS.flatMap((one, index) => TOPICS.slice(index + 1).map((other) => [one, other] as const))

test.each(['I', 'II'] as const)(
  'Phase %s: the plans of two topics share less than 30%% of their sentences, with answers as thin as can be',
  async (phase) => {
    const shapes = new Map<string, string[]>()
    for (const name of TOPICS.filter((one) => phasesOf(one).includes(phase))) {
      const { milestones } = await samplePlan({ name, phase, kind: 'no answers' })
      shapes.set(
        name,
        milestones.flatMap(({ text }) => sentencesOf(text).map(shapeOf)),
      )
    }
    const close = PAIRS.filter(([one, other]) => {
      const [left = [], right = []] = [shapes.get(one), shapes.get(other)]
      return left.filter((shape) => right.includes(shape)).length / Math.max(1, left.length) >= 0.3
    })
    expect(close).toEqual([])
  },
)
