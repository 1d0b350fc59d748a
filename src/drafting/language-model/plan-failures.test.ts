import { beforeAll, describe, expect, test } from 'vitest'
import type { InitialMilestone } from '../../domain/milestone.ts'
import { builtInDrafter } from '../built-in/drafter.ts'
import { expectDone } from '../built-in/testing/whole-plan.ts'
import { drafting, type Told } from './testing/model-drafting.ts'
import { builtBy, outlinedTopic, partOf, taskWith } from './testing/outlined-topic.ts'
import { better, otherwise } from './testing/scripted-answers.ts'
import { type Script, scriptedModel, Trouble } from './testing/scripted-model.ts'

let topic: Told
let outline: InitialMilestone[]
beforeAll(async () => {
  const found = await outlinedTopic()
  topic = found.topic
  outline = found.outline
})

const built = (script: Script) => builtBy(script, topic)

describe('when it goes wrong', () => {
  const noneOf: [string, Script][] = [
    ['prose instead of JSON', () => 'Here is your milestone: it is good.'],
    ['the wrong schema', () => ({ milestones: [1, 2, 3, 4, 5, 6, 7, 8, 9] })],
    ['an empty answer', () => ''],
    ['broken JSON', () => '{"parts": ['],
  ]
  test.each(noneOf)('%s is asked for once more, and then the draft fails with a sentence', async (_, script) => {
    const model = scriptedModel(script)
    const outcome = await drafting(model, topic.sources).drafter.initialMilestones(topic.facts)
    expect(model.requests).toHaveLength(10)
    expect(outcome).toEqual({
      ok: false,
      problem: { code: 'PROVIDER_FAILED', message: expect.stringMatching(/^The language model did not/) },
    })
  })

  test('an unreadable answer that is readable at the second try is taken', async () => {
    const { milestones } = await built((request, parts) =>
      request.matter.includes('What is wrong with it') ? better(parts) : 'I would rather talk.',
    )
    expect(milestones.every(({ written_by }) => written_by?.kind === 'language-model')).toBe(true)
  })

  test('one milestone that fails is the built-in drafter’s, and it is told why', async () => {
    const { milestones, reported } = await built((request, parts) =>
      request.matter.includes('This is Milestone 2 of 5') ? new Trouble('timed-out', 'The model took too long.') : better(parts),
    )
    expect(milestones.map(({ written_by }) => written_by?.kind)).toEqual([
      'language-model',
      'built-in',
      'language-model',
      'language-model',
      'language-model',
    ])
    expect(milestones[1]?.text).toContain(partOf(outline, '2.1'))
    expect(reported.at(-1)?.pieces[1]?.state).toBe('kept')
    expect(reported.at(-1)?.note).toBe('The model took too long.')
  })

  test('when all fail, the draft fails with what the model said', async () => {
    const outcome = await drafting(
      scriptedModel(() => new Trouble('unreachable', 'No connection to the model.')),
      topic.sources,
    ).drafter.initialMilestones(topic.facts)
    expect(outcome).toEqual({ ok: false, problem: { code: 'PROVIDER_FAILED', message: 'No connection to the model.' } })
  })

  test('with two calls left, two milestones are the model’s', async () => {
    const { drafter, booked } = drafting(
      scriptedModel((_, parts) => better(parts)),
      topic.sources,
      { calls: 2 },
    )
    const milestones = expectDone(await drafter.initialMilestones(topic.facts))
    expect(milestones.filter(({ written_by }) => written_by?.kind === 'language-model')).toHaveLength(2)
    expect(booked).toHaveLength(2)
  })

  test('with no call left for mending, the answer stands as far as it can', async () => {
    const { id, text } = taskWith('30 dB in the opposing direction', outline)
    const model = scriptedModel(otherwise(id, (said) => said.replace('30 dB', '20 dB')))
    const milestones = expectDone(await drafting(model, topic.sources, { calls: 5 }).drafter.initialMilestones(topic.facts))
    expect(model.requests).toHaveLength(5)
    expect(partOf(milestones, id)).toBe(text)
    expect(milestones.every(({ written_by }) => written_by?.kind === 'language-model')).toBe(true)
  })

  test('with none left, the draft says so', async () => {
    const model = scriptedModel((_, parts) => better(parts))
    const outcome = await drafting(model, topic.sources, { calls: 0 }).drafter.initialMilestones(topic.facts)
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'LIMIT_REACHED' } })
    expect(model.requests).toEqual([])
  })

  test('called off half-way, nothing is drafted', async () => {
    const stop = new AbortController()
    let asked = 0
    const model = scriptedModel((_, parts) => {
      asked += 1
      if (asked === 3) stop.abort()
      return better(parts)
    })
    const outcome = await drafting(model, topic.sources, { signal: stop.signal }).drafter.initialMilestones(topic.facts)
    expect(outcome.ok).toBe(false)
    expect(model.requests.length).toBeLessThanOrEqual(5)
  })

  test('a call that was called off while it waited for its turn is given back; one that had begun is booked with what it used', async () => {
    const usage = { input_tokens: 900, output_tokens: 12 }
    const waiting = scriptedModel(({ matter }) => {
      const { problem } = new Trouble('cancelled')
      return Object.assign(new Trouble('cancelled'), matter.includes('This is Milestone 2 of 5') ? {} : { problem: { ...problem, usage } })
    })
    const { drafter, booked, callsLeft } = drafting(waiting, topic.sources, { calls: 9 })
    await drafter.initialMilestones(topic.facts)
    expect(callsLeft()).toBe(5)
    expect(booked).toEqual(Array(4).fill({ prompt: 'milestone', usage }))
  })

  test('a call that failed is booked as well', async () => {
    const { drafter, booked } = drafting(
      scriptedModel(() => new Trouble('timed-out')),
      topic.sources,
    )
    await drafter.initialMilestones(topic.facts)
    expect(booked).toHaveLength(5)
    expect(booked.every(({ usage }) => usage.input_tokens > 0 && usage.output_tokens === 0)).toBe(true)
  })
})

describe('refining that fails', () => {
  const failing: Script = () => new Trouble('failed', 'The model failed.')

  test('at the milestone that the built-in drafter stood in for leaves that one to it again', async () => {
    const { milestones: before } = await built((request, parts) =>
      request.matter.includes('This is Milestone 2 of 5') ? new Trouble('failed') : better(parts),
    )
    const refined = expectDone(await drafting(scriptedModel(failing), topic.sources).drafter.refinedMilestones(topic.facts, before))
    expect(refined.map(({ written_by }) => written_by?.kind)).toEqual(before.map(({ written_by }) => written_by?.kind))
    expect(refined[1]?.text).toBe(before[1]?.text)
  })

  test('at the one milestone that alone is wanted keeps the model’s words, and fails where they are the built-in drafter’s', async () => {
    const { milestones: before } = await built((_, parts) => better(parts))
    const again = drafting(scriptedModel(failing), topic.sources, { only: 3 }).drafter
    expect(expectDone(await again.refinedMilestones(topic.facts, before))).toEqual(before)
    const first = expectDone(await builtInDrafter.initialMilestones(topic.facts))
    expect(await again.refinedMilestones(topic.facts, first)).toMatchObject({ ok: false, problem: { code: 'PROVIDER_FAILED' } })
  })

  test('altogether, of a plan that no model wrote, fails, so that the fallback of its stage applies', async () => {
    const first = expectDone(await builtInDrafter.initialMilestones(topic.facts))
    const outcome = await drafting(scriptedModel(failing), topic.sources).drafter.refinedMilestones(topic.facts, first)
    expect(outcome).toEqual({ ok: false, problem: { code: 'PROVIDER_FAILED', message: 'The model failed.' } })
  })
})
