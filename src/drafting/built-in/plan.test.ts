import { describe, expect, test } from 'vitest'
import { requirementsNamed } from '../../domain/grounding/plan-number.ts'
import { milestoneTitle } from '../../domain/milestone.ts'
import { milestoneCount } from '../../domain/program.ts'
import { dueLabel, dueMonths } from '../../domain/schedule.ts'
import { isNote } from '../../domain/solicitation/analysis.ts'
import { isOfPhase } from '../../domain/solicitation/requirement/of-phase.ts'
import { isProposalDuty } from '../../domain/solicitation/requirement/proposal-duty.ts'
import { builtInDrafter } from './drafter.ts'
import { inventedNumbers } from './testing/numbers.ts'
import { textsOf } from './testing/prose.ts'
import { sampleCases, samplePlan } from './testing/sample-plans.ts'
import { sampleTopic } from './testing/samples.ts'
import { expectDone } from './testing/whole-plan.ts'

const CASES = sampleCases(['full answers', 'spoken answers', 'no answers'])

describe.each(CASES)('$name, Phase $phase, $kind', (which) => {
  test('there are as many milestones as the rule says, each due as scheduled, with a title of its own that fits', async () => {
    const { milestones, facts } = await samplePlan(which)
    const titles = milestones.map(({ text }) => milestoneTitle(text))
    expect(milestones).toHaveLength(milestoneCount(which.phase, facts.period_of_performance))
    expect(titles.filter((title) => title.length > 95 || title.length < 3)).toEqual([])
    const labels = dueMonths(milestones.length, facts.period_of_performance).map(dueLabel)
    expect(milestones.filter(({ text }, index) => !text.includes(`Due: ${labels[index] ?? '?'}.`))).toEqual([])
  })

  test('no number is invented', async () => {
    const plan = await samplePlan(which)
    const texts = [...textsOf(plan), ...plan.questions.map(({ q }) => q)].map((text) =>
      text.replace(/\bat month \d+|^(?:Place and time|Time): .*$/gim, ''),
    )
    expect(inventedNumbers(plan, await sampleTopic(which.name), texts)).toEqual([])
  })

  test('every requirement of the work, but for what only informs, is answered by a milestone, which names it', async () => {
    const { milestones, facts } = await samplePlan(which)
    const asked = (facts.analysis?.requirements ?? []).filter((one) => isOfPhase(one, which.phase) && !isProposalDuty(one) && !isNote(one))
    const answered = new Set(milestones.flatMap(({ requirement_ids }) => requirement_ids ?? []))
    expect(asked.filter(({ id }) => !answered.has(id)).map(({ id }) => id)).toEqual([])
    for (const { text, requirement_ids = [] } of milestones) {
      const named = requirementsNamed(text)
      expect(requirement_ids.filter((id) => !named.includes(id))).toEqual([])
    }
  })

  test('each milestone hands something over, and can be judged', async () => {
    const { milestones } = await samplePlan(which)
    expect(milestones.filter(({ deliverables }) => deliverables.length === 0)).toEqual([])
    expect(milestones.filter(({ acceptance_criteria = [] }) => acceptance_criteria.length === 0)).toEqual([])
  })

  test('refining again changes nothing', async () => {
    const { facts, milestones } = await samplePlan(which)
    const again = expectDone(await builtInDrafter.refinedMilestones(facts, milestones))
    expect(again.map(({ text }) => text)).toEqual(milestones.map(({ text }) => text))
  })
})
