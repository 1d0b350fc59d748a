import { expect, test } from 'vitest'
import { demandsOf } from '../demands/demands.ts'
import { draftedPlan } from '../testing/sample-plans.ts'
import { TOPIC_NAMES } from '../testing/samples.ts'

test.each(TOPIC_NAMES.filter((name) => !/-D\d/.test(name)))(
  '%s: with enough duties no development milestone of Phase I is without one',
  async (name) => {
    const { milestones, facts } = await draftedPlan(name, {}, {})
    const { duties } = demandsOf(facts)
    const work = new Set(duties.filter(({ stage }) => stage !== 'close').map(({ requirement_id }) => requirement_id))
    const inner = milestones.slice(1, -1)
    const without = inner.filter(({ requirement_ids = [] }) => !requirement_ids.some((id) => work.has(id)))
    if (work.size > inner.length) expect(without.map(({ text }) => text.split('\n')[0])).toEqual([])
  },
)

test.each(TOPIC_NAMES)('%s: no milestone is a literature review or a wall of text', async (name) => {
  const { milestones, facts } = await draftedPlan(name, {}, { phase: 'II' })
  // who asks for more than 150 things gets one milestone that is longer
  const longer = (facts.analysis?.requirements.length ?? 0) > 150 ? 1 : 0
  const inner = milestones.slice(1, -1).map(({ text }) => text)
  expect(
    inner
      .filter((text) => text.split(/\s+/).length > 300)
      .map((text) => text.split('\n')[0])
      .slice(longer),
  ).toEqual([])
  expect(inner.filter((text) => text.split(/\s+/).length > 320)).toEqual([])
  expect(inner.filter((text) => /Task \d+\.1: The Contractor shall review the published work/.test(text))).toEqual([])
})
