import { beforeAll, describe, expect, test } from 'vitest'
import type { InitialMilestone } from '../../domain/milestone.ts'
import { milestoneTitle } from '../../domain/milestone.ts'
import { builtInDrafter } from '../built-in/drafter.ts'
import { expectDone } from '../built-in/testing/whole-plan.ts'
import { drafting, type Told, told } from './testing/model-drafting.ts'
import { type OutlinedPart, scriptedModel } from './testing/scripted-model.ts'

const MODEL = { kind: 'language-model', label: 'scripted-8b on localhost' }
const BUILT_IN = { kind: 'built-in', label: 'Built-in drafter' }

let topic: Told
let outline: InitialMilestone[]
beforeAll(async () => {
  topic = await told('N251-001')
  outline = expectDone(await builtInDrafter.refinedMilestones(topic.facts, expectDone(await builtInDrafter.initialMilestones(topic.facts))))
})

/** Each task gets a sentence that says nothing new; everything else stays. */
function better(parts: readonly OutlinedPart[]) {
  return {
    parts: parts
      .filter(({ id }) => /^\d+\.\d+$/.test(id))
      .map(({ id, text }) => ({ id, text: `${text} The Contractor shall record the result.` })),
    used: [],
  }
}

describe('all milestones in one round', () => {
  test('the model words the tasks; numbers, types, requirements and order are the outline’s', async () => {
    const model = scriptedModel((_, parts) => better(parts))
    const { drafter, readings } = drafting(model, topic.sources)
    const milestones = expectDone(await drafter.initialMilestones(topic.facts))
    expect(model.requests.map(({ prompt }) => prompt)).toEqual(Array(5).fill('milestone'))
    expect(readings()).toBe(1)
    for (const [at, one] of milestones.entries()) {
      expect(one.written_by).toEqual(MODEL)
      expect(one.text).toContain('The Contractor shall record the result.')
      expect(one).toMatchObject({
        milestone_number: at + 1,
        step_type: outline[at]?.step_type,
        requirement_ids: outline[at]?.requirement_ids,
      })
      expect(milestoneTitle(one.text)).toBe(milestoneTitle(outline[at]?.text ?? ''))
      expect(one.deliverables?.length).toBeGreaterThan(0)
    }
  })

  test('refining and deliverables then cost no call', async () => {
    const model = scriptedModel((_, parts) => better(parts))
    const milestones = expectDone(await drafting(model, topic.sources).drafter.initialMilestones(topic.facts))
    const calls = model.requests.length
    const refined = expectDone(await drafting(model, topic.sources).drafter.refinedMilestones(topic.facts, milestones))
    const things = expectDone(await drafting(model, topic.sources).drafter.deliverables(topic.facts, refined))
    expect(model.requests.slice(calls).map(({ matter }) => matter)).toEqual([])
    expect(refined).toEqual(milestones)
    expect(things).toEqual(milestones.map(({ milestone_number, deliverables }) => ({ milestone_number, deliverables, written_by: MODEL })))
  })
})

test('a model that changes nothing leaves the built-in drafter’s words, under its name', async () => {
  const { drafter } = drafting(
    scriptedModel(() => ({ parts: [], used: [] })),
    topic.sources,
  )
  const milestones = expectDone(await drafter.initialMilestones(topic.facts))
  expect(milestones.map(({ written_by }) => written_by)).toEqual(Array(5).fill(BUILT_IN))
})
