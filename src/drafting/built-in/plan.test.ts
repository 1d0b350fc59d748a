import { describe, expect, test } from 'vitest'
import { milestoneTitle } from '../../domain/milestone.ts'
import { milestoneCount, type Phase } from '../../domain/program.ts'
import { dueLabels } from '../../domain/schedule.ts'
import { isProposalDuty } from '../../domain/solicitation/proposal-duty.ts'
import { builtInDrafter } from './drafter.ts'
import { type Interview, RICH, SPOKEN, WITH_INSTITUTION } from './testing/interviews.ts'
import { inventedNumbers } from './testing/numbers.ts'
import { sentencesOf, shapeOf, smellsIn, textsOf } from './testing/prose.ts'
import { sampleTopic, TOPIC_NAMES } from './testing/samples.ts'
import { expectDone, type WholePlan, wholePlan } from './testing/whole-plan.ts'

const PHASES: readonly Phase[] = ['I', 'II']

/** A direct-to-Phase-II topic has no Phase I to plan. */
const IS_DIRECT = /-D\d/
const INTERVIEWS: readonly (readonly [string, Interview | null])[] = [
  ['full answers', null],
  ['spoken answers', SPOKEN],
  ['no answers', {}],
]
const CASES = TOPIC_NAMES.flatMap((name) =>
  PHASES.filter((phase) => phase === 'II' || !IS_DIRECT.test(name)).flatMap((phase) =>
    INTERVIEWS.map(([kind, interview]) => ({ name, phase, kind, interview })),
  ),
)

const plans = new Map<string, Promise<WholePlan>>()

function planOf({ name, phase, kind, interview }: (typeof CASES)[number]): Promise<WholePlan> {
  const key = `${name} ${phase} ${kind}`
  const plan = plans.get(key) ?? drafted(name, phase, interview)
  plans.set(key, plan)
  return plan
}

async function drafted(name: string, phase: Phase, interview: Interview | null): Promise<WholePlan> {
  const { analysis } = await sampleTopic(name)
  const isSttr = /^AF15-AT|^SF25/.test(name)
  const full = isSttr ? WITH_INSTITUTION : (RICH[name] ?? RICH['N251-001'] ?? {})
  return wholePlan(analysis, interview ?? full, {
    phase,
    program_type: isSttr ? 'STTR' : 'SBIR',
    ...(isSttr ? { research_institution: 'Ohio State University' } : {}),
  })
}

describe.each(CASES)('$name, Phase $phase, $kind', (which) => {
  test('there are as many milestones as the rule says, each due as scheduled, with a title of its own that fits', async () => {
    const { milestones, facts } = await planOf(which)
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
    const { milestones } = await planOf(which)
    const shapes = milestones.flatMap(({ text }) => sentencesOf(text).map(shapeOf)).filter((shape) => shape.split(' ').length > 4)
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([])
  })

  test('no number is invented', async () => {
    const plan = await planOf(which)
    expect(inventedNumbers(plan, await sampleTopic(which.name), [...textsOf(plan), ...plan.questions.map(({ q }) => q)])).toEqual([])
  })

  test('it reads without slips of the pen', async () => {
    const plan = await planOf(which)
    expect([...textsOf(plan), ...plan.questions.map(({ q }) => q)].flatMap(smellsIn)).toEqual([])
  })

  test('at least nine of ten demands are answered by a milestone', async () => {
    const { milestones, facts } = await planOf(which)
    const demands = (facts.analysis?.requirements ?? [])
      .filter((one) => (one.phase === which.phase || one.phase === 'any') && !isProposalDuty(one))
      .map(({ id }) => id)
    const answered = new Set(milestones.flatMap(({ requirement_ids }) => requirement_ids ?? []))
    const open = demands.filter((id) => !answered.has(id))
    expect(open.length / Math.max(1, demands.length), open.join(' ')).toBeLessThanOrEqual(0.1)
  })

  test('each milestone hands over two to six things with format and recipient, and can be judged', async () => {
    const { milestones } = await planOf(which)
    for (const { deliverables, acceptance_criteria = [] } of milestones) {
      expect(deliverables.length).toBeGreaterThanOrEqual(2)
      expect(deliverables.length).toBeLessThanOrEqual(6)
      expect(deliverables.filter((thing) => !/\([^)]*(?:PDF|XLSX|CSV|ZIP|hardware|source|native|software)[^)]*\)/.test(thing))).toEqual([])
      expect(acceptance_criteria.length).toBeGreaterThanOrEqual(1)
      expect(acceptance_criteria.filter((criterion) => !/\d|each|every|all/i.test(criterion))).toEqual([])
    }
  })

  test('refining again changes nothing', async () => {
    const { facts, milestones } = await planOf(which)
    const again = expectDone(await builtInDrafter.refinedMilestones(facts, milestones))
    expect(again.map(({ text }) => text)).toEqual(milestones.map(({ text }) => text))
  })
})

const TOPICS = TOPIC_NAMES.filter((name) => !/typeset|mostly-empty/.test(name))
const PAIRS = TOPICS.flatMap((one, index) => TOPICS.slice(index + 1).map((other) => [one, other] as const))

test.each(PHASES)(
  'Phase %s: the plans of two topics share less than 30%% of their sentences, with answers as thin as can be',
  async (phase) => {
    const shapes = new Map<string, string[]>()
    for (const name of TOPICS.filter((one) => phase === 'II' || !IS_DIRECT.test(one))) {
      const { milestones } = await planOf({ name, phase, kind: 'no answers', interview: {} })
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
