import { beforeAll, describe, expect, test } from 'vitest'
import { type InitialMilestone, milestoneTitle } from '../../domain/milestone.ts'
import { builtInDrafter } from '../built-in/drafter.ts'
import { expectDone } from '../built-in/testing/whole-plan.ts'
import { milestoneParts } from './outline.ts'
import { drafting, type Told, told } from './testing/model-drafting.ts'
import { type OutlinedPart, type Script, scriptedModel, Trouble } from './testing/scripted-model.ts'

const MODEL = { kind: 'language-model', label: 'scripted-8b on localhost' }
const BUILT_IN = { kind: 'built-in', label: 'Built-in drafter' }
const RECORDED = 'The Contractor shall record the result.'

let topic: Told
let outline: InitialMilestone[]
beforeAll(async () => {
  topic = await told('N251-001')
  outline = expectDone(await builtInDrafter.refinedMilestones(topic.facts, expectDone(await builtInDrafter.initialMilestones(topic.facts))))
}, 60_000)

/** Each task gets a sentence that says nothing new; everything else stays. */
function better(parts: readonly OutlinedPart[]) {
  const tasks = parts.filter(({ id }) => /^\d+\.\d+$/.test(id))
  return { parts: tasks.map(({ id, text }) => ({ id, text: `${text} ${RECORDED}` })), used: [] as string[] }
}

/** Answers well, but for one part, for which it says something else whenever it is asked for it. */
function otherwise(at: string, said: (text: string) => string): Script {
  return (_, parts) => {
    const { parts: tasks, used } = better(parts)
    const own = parts.find(({ id }) => id === at)
    return { parts: own ? [...tasks.filter(({ id }) => id !== at), { id: at, text: said(own.text) }] : tasks, used }
  }
}

async function built(script: Script) {
  const model = scriptedModel(script)
  const { drafter, ...seen } = drafting(model, topic.sources)
  return { milestones: expectDone(await drafter.initialMilestones(topic.facts)), requests: model.requests, ...seen }
}

function partOf(milestones: readonly InitialMilestone[], id: string): string | undefined {
  return milestones.flatMap(milestoneParts).find((part) => part.id === id)?.text
}

/** The first task in which a text stands, with its words. */
function taskWith(text: string): { id: string; text: string } {
  const found = outline.flatMap(milestoneParts).find((part) => part.kind === 'task' && part.text.includes(text))
  if (!found) throw new Error(`no task says ${text}`)
  return found
}

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
    expect(reported.find(({ pieces }) => pieces[2]?.state === 'writing')?.pieces[2]?.text).toMatch(/^Task 3\.1: The Contractor shall/)
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
    const { milestones } = await built(otherwise('opening', () => 'The Contractor shall have it all by Award + 9 Months.'))
    expect(milestones.map(({ text }) => text).join()).not.toContain('Award + 9')
  })

  test('a blank stays a blank', async () => {
    const thin = { ...topic, facts: { ...topic.facts, answers: [] } }
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
    const { id, text } = taskWith('30 dB in the opposing direction')
    const { milestones } = await built(otherwise(id, (said) => said.replace('30 dB', '20 dB')))
    expect(partOf(milestones, id)).toBe(text)
  })

  test('so is a direction', async () => {
    const { id, text } = taskWith('less than 2"')
    const { milestones } = await built(otherwise(id, (said) => said.replace('less than 2"', 'more than 2"')))
    expect(partOf(milestones, id)).toBe(text)
  })

  test('a dropped requirement stands in its task again, and the other tasks stay the model’s', async () => {
    const { id, text } = taskWith('define and develop concepts')
    const { milestones } = await built(otherwise(id, () => 'The Contractor shall work on this.'))
    expect(partOf(milestones, id)).toBe(text)
    expect(milestones.every(({ written_by }) => written_by?.kind === 'language-model')).toBe(true)
  })

  test('an answer that is mended when asked costs one call more and is taken', async () => {
    const { id, text } = taskWith('30 dB in the opposing direction')
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

  test('in a task they stay, to be marked, and refining asks for that milestone once more', async () => {
    const invented = 'The Contractor shall reach 97.3% accuracy.'
    const { milestones, requests } = await built(otherwise('3.2', (text) => `${text} ${invented}`))
    expect(partOf(milestones, '3.2')).toContain(invented)
    expect(requests.filter(({ matter }) => matter.includes('What is wrong with it'))).toHaveLength(1)
    const model = scriptedModel((_, parts) => ({
      parts: parts.filter(({ id }) => id === '3.2').map(({ id, text }) => ({ id, text: text.replace(` ${invented}`, '') })),
      used: [],
    }))
    const refined = expectDone(await drafting(model, topic.sources).drafter.refinedMilestones(topic.facts, milestones))
    expect(model.requests.map(({ prompt }) => prompt)).toEqual(['refinement'])
    expect(model.requests[0]?.matter).toContain('97.3')
    expect(partOf(refined, '3.2')).not.toContain('97.3')
    expect(refined.filter((_, at) => at !== 2)).toEqual(milestones.filter((_, at) => at !== 2))
  })
})

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
    const { id, text } = taskWith('30 dB in the opposing direction')
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

test('what another drafter built is worded as at first, with everything worked in', async () => {
  const first = expectDone(await builtInDrafter.initialMilestones(topic.facts))
  const model = scriptedModel((_, parts) => better(parts))
  const refined = expectDone(await drafting(model, topic.sources).drafter.refinedMilestones(topic.facts, first))
  expect(model.requests.map(({ prompt }) => prompt)).toEqual(Array(5).fill('milestone'))
  expect(refined.map(({ text }) => text).join()).toContain('Lead, place and time: ')
  expect(refined.every(({ written_by }) => written_by?.kind === 'language-model')).toBe(true)
})

test('milestones name each other by number, because their titles are worded apart', async () => {
  const { requests } = await built((_, parts) => better(parts))
  expect(requests.map(({ matter }) => matter).join('\n')).not.toMatch(/Milestone \d+ \(the /)
})
