import { beforeAll, describe, expect, test } from 'vitest'
import { type InitialMilestone, milestoneTitle } from '../../domain/milestone.ts'
import { builtInDrafter } from '../built-in/drafter.ts'
import { expectDone } from '../built-in/testing/whole-plan.ts'
import { drafting, type Told } from './testing/model-drafting.ts'
import { builtBy, outlinedTopic, partOf, taskWith } from './testing/outlined-topic.ts'
import { better, otherwise, RECORDED } from './testing/scripted-answers.ts'
import { type Script, scriptedModel } from './testing/scripted-model.ts'

const MODEL = { kind: 'language-model', label: 'scripted-8b on localhost' }
const BUILT_IN = { kind: 'built-in', label: 'Built-in drafter' }

let topic: Told
let outline: InitialMilestone[]
beforeAll(async () => {
  const found = await outlinedTopic()
  topic = found.topic
  outline = found.outline
})

const built = (script: Script) => builtBy(script, topic)

describe('all milestones in one round', () => {
  test('the model words the tasks; numbers, types, requirements and order are the outline’s', async () => {
    const { milestones, requests, readings, booked } = await built((_, parts) => better(parts))
    expect(requests.map(({ prompt }) => prompt)).toEqual(Array(5).fill('milestone'))
    expect(readings()).toBe(1)
    expect(booked.every(({ usage }) => usage.input_tokens > 0 && usage.output_tokens > 0)).toBe(true)
    for (const [at, one] of milestones.entries()) {
      const { step_type, requirement_ids, text } = outline[at] ?? { text: '' }
      expect(one).toMatchObject({ milestone_number: at + 1, step_type, requirement_ids, written_by: MODEL })
      expect(one.text).toContain(RECORDED)
      expect(milestoneTitle(one.text)).toBe(milestoneTitle(text))
      expect(one.deliverables?.length).toBeGreaterThan(0)
    }
  })

  test('nobody waits for anybody: all questions are under way before the first is answered', async () => {
    let underWay = 0
    let allAsked = () => {}
    const all = new Promise<void>((asked) => {
      allAsked = asked
    })
    const { milestones } = await built(async (_, parts) => {
      underWay += 1
      if (underWay === 5) allAsked()
      await all
      return better(parts)
    })
    expect(milestones).toHaveLength(5)
  })

  test('refining and deliverables then cost no call', async () => {
    const { milestones } = await built((_, parts) => better(parts))
    const model = scriptedModel((_, parts) => better(parts))
    const refined = expectDone(await drafting(model, topic.sources).drafter.refinedMilestones(topic.facts, milestones))
    const things = expectDone(await drafting(model, topic.sources).drafter.deliverables(topic.facts, refined))
    expect(model.requests).toEqual([])
    expect(refined).toEqual(milestones)
    expect(things).toEqual(milestones.map(({ milestone_number, deliverables }) => ({ milestone_number, deliverables, written_by: MODEL })))
  })

  test('the words arrive while they are written, each milestone for itself', async () => {
    const { reported } = await built((_, parts) => better(parts))
    expect(reported[0]?.pieces.map(({ milestone_number, state }) => [milestone_number, state])).toEqual(
      [1, 2, 3, 4, 5].map((number) => [number, 'waiting']),
    )
    const states = reported.map(({ pieces }) => pieces[2]?.state)
    expect([...new Set(states)]).toEqual(['waiting', 'writing', 'checking', 'written'])
    expect(reported.find(({ pieces }) => pieces[2]?.state === 'writing')?.pieces[2]?.text).toMatch(/^Task 3\.1: The Contractor .*shall/)
    expect(reported.at(-1)?.pieces.every(({ state }) => state === 'written')).toBe(true)
  })

  test('a model that changes nothing leaves the built-in drafter’s words, under its name', async () => {
    const { milestones, reported } = await built(() => ({ parts: [], used: [] }))
    expect(milestones.map(({ written_by }) => written_by)).toEqual(Array(5).fill(BUILT_IN))
    expect(reported.at(-1)?.pieces.every(({ state }) => state === 'kept')).toBe(true)
  })

  test('where one milestone is wanted, one is asked for', async () => {
    const model = scriptedModel((_, parts) => better(parts))
    const milestones = expectDone(await drafting(model, topic.sources, { only: 3 }).drafter.initialMilestones(topic.facts))
    expect(model.requests).toHaveLength(1)
    expect(milestones.map(({ written_by }) => written_by?.kind)).toEqual(['built-in', 'built-in', 'language-model', 'built-in', 'built-in'])
  })
})

describe('what a model may not do', () => {
  test('nine milestones for five are five', async () => {
    const { milestones } = await built((_, parts) => ({
      parts: [...better(parts).parts, ...[6, 7, 8, 9].map((number) => ({ id: `${number}.1`, text: 'The Contractor shall do more.' }))],
      used: [],
    }))
    expect(milestones.map(({ milestone_number }) => milestone_number)).toEqual([1, 2, 3, 4, 5])
    expect(milestones.map(({ text }) => text).join()).not.toContain('do more')
  })

  test.each(['$1', '-$500,000', '$ 140,000'])('money is not its own: %s', async (money) => {
    const { milestones, requests } = await built(otherwise('2.1', (text) => `${text} The Contractor shall be paid ${money}.`))
    expect(milestones.map(({ text }) => text).join()).not.toContain('$')
    expect(partOf(milestones, '2.1')).toBe(partOf(outline, '2.1'))
    expect(requests).toHaveLength(6)
    expect(requests.at(-1)?.matter).toContain(`brings in ${money}`)
  })

  test('a due month is not its own', async () => {
    const { milestones } = await built(otherwise('2.1', (text) => `${text} The Contractor shall have it all by Award + 9 Months.`))
    expect(milestones.map(({ text }) => text).join()).not.toContain('Award + 9')
  })

  test('a blank stays a blank', async () => {
    const thin = { ...topic, facts: { ...topic.facts, rows: undefined, answers: [] } }
    const model = scriptedModel((_, parts) => ({
      parts: parts.map(({ id, text }) => ({ id, text: text.replace(/\[name [^\]]+\]/g, 'Jane Doe') })),
      used: [],
    }))
    const milestones = expectDone(await drafting(model, { ...topic.sources, answers: [] }).drafter.initialMilestones(thin.facts))
    expect(milestones.map(({ text }) => text).join()).not.toContain('Jane Doe')
    expect(milestones.map(({ text }) => text).join()).toMatch(/\[name [^\]]+\]/)
  })

  test('HTML and links do not reach the plan', async () => {
    const { milestones, reported } = await built(
      otherwise('2.1', (text) => `${text} See <img src=x onerror=alert(1)> [here](https://evil.example/?q=1).`),
    )
    expect(JSON.stringify(milestones)).not.toMatch(/<img|evil\.example|onerror/)
    expect(JSON.stringify(reported)).not.toMatch(/<img|evil\.example|onerror/)
  })
})

describe('what a milestone has to keep', () => {
  test('an altered threshold is the solicitation’s again, word for word', async () => {
    const { id, text } = taskWith('30 dB in the opposing direction', outline)
    const { milestones } = await built(otherwise(id, (said) => said.replace('30 dB', '20 dB')))
    expect(partOf(milestones, id)).toBe(text)
  })

  test('so is a direction', async () => {
    const { id, text } = taskWith('less than 2"', outline)
    const { milestones } = await built(otherwise(id, (said) => said.replace('less than 2"', 'more than 2"')))
    expect(partOf(milestones, id)).toBe(text)
  })

  test('a dropped requirement stands in its task again, and the other tasks stay the model’s', async () => {
    const { id, text } = taskWith('define and develop concepts', outline)
    const { milestones } = await built(otherwise(id, () => 'The Contractor shall work on this.'))
    expect(partOf(milestones, id)).toBe(text)
    expect(milestones.every(({ written_by }) => written_by?.kind === 'language-model')).toBe(true)
  })

  test('an answer that is mended when asked costs one call more and is taken', async () => {
    const { id, text } = taskWith('30 dB in the opposing direction', outline)
    const mended = `${text} The report shows the margin.`
    const { milestones, requests } = await built((request, parts) => {
      if (request.matter.includes('What is wrong with it')) return { parts: [{ id, text: mended }], used: [] }
      return otherwise(id, (said) => said.replace('30 dB', '20 dB'))(request, parts)
    })
    expect(requests).toHaveLength(6)
    expect(partOf(milestones, id)).toBe(mended)
    expect(milestones.every((one) => one.text.includes(RECORDED))).toBe(true)
  })
})

describe('numbers from nowhere', () => {
  test('in a title and in a deliverable the built-in drafter’s words stand in', async () => {
    const { milestones } = await built((_, parts) => ({
      parts: parts.filter(({ id }) => id === 'title' || id === 'D1').map(({ id, text }) => ({ id, text: `${text} at 97.3% accuracy` })),
      used: [],
    }))
    expect(JSON.stringify(milestones)).not.toContain('97.3')
    expect(milestones.every(({ written_by }) => written_by?.kind === 'built-in')).toBe(true)
  })

  const invented = 'The Contractor shall reach 97.3% accuracy.'

  test('in a task their sentence goes when the model does not mend it, and its other words stay', async () => {
    const { milestones, requests } = await built(otherwise('3.2', (text) => `${text} The report shows the margin. ${invented}`))
    expect(partOf(milestones, '3.2')).toMatch(/The report shows the margin\.$/)
    expect(JSON.stringify(milestones)).not.toContain('97.3')
    expect(requests.filter(({ matter }) => matter.includes('What is wrong with it'))).toHaveLength(1)
  })
})

test('what another drafter built is worded as at first, with everything worked in', async () => {
  const first = expectDone(await builtInDrafter.initialMilestones(topic.facts))
  const model = scriptedModel((_, parts) => better(parts))
  const refined = expectDone(await drafting(model, topic.sources).drafter.refinedMilestones(topic.facts, first))
  expect(model.requests.map(({ prompt }) => prompt)).toEqual(Array(5).fill('milestone'))
  expect(refined.map(({ text }) => text).join()).toContain("Place and time: The Contractor's Dayton laboratory, months 1 to 2")
  expect(refined.every(({ written_by }) => written_by?.kind === 'language-model')).toBe(true)
})
