import { beforeAll, describe, expect, test } from 'vitest'
import type { RefinedMilestone } from '../../domain/milestone.ts'
import type { WrittenBy } from '../../domain/written-by.ts'
import { builtInDrafter } from '../built-in/drafter.ts'
import { expectDone } from '../built-in/testing/whole-plan.ts'
import { withAntennaRows } from './testing/antenna-rows.ts'
import { drafting, type Told, told } from './testing/model-drafting.ts'
import { type Script, scriptedModel, Trouble } from './testing/scripted-model.ts'

const MODEL: WrittenBy = { kind: 'language-model', label: 'scripted-8b on localhost' }
const BUILT_IN = { kind: 'built-in', label: 'Built-in drafter' }

let topic: Told
let milestones: RefinedMilestone[]
beforeAll(async () => {
  topic = withAntennaRows(await told('N251-001'))
  const refined = expectDone(
    await builtInDrafter.refinedMilestones(topic.facts, expectDone(await builtInDrafter.initialMilestones(topic.facts))),
  )
  const things = expectDone(await builtInDrafter.deliverables(topic.facts, refined))
  milestones = refined.map((one, at) => ({ ...one, deliverables: things[at]?.deliverables ?? [] }))
})

/** Each item that nobody is quoted in says whose it is. */
const better: Script = (_, parts) => ({
  parts: parts.map(({ id, text }) => ({ id, text: text.replace(/^([\p{L}\d +(),-]+?)(: | shall )/u, "The Contractor's $1$2") })),
  used: [],
})

async function criteria(script: Script) {
  const model = scriptedModel(script)
  const lists = expectDone(await drafting(model, topic.sources).drafter.acceptanceCriteria(topic.facts, milestones))
  return { lists, requests: model.requests, builtIn: expectDone(await builtInDrafter.acceptanceCriteria(topic.facts, milestones)) }
}

describe('acceptance criteria', () => {
  test('are worded one call a milestone, as many as there were', async () => {
    const { lists, requests, builtIn } = await criteria(better)
    expect(requests.map(({ prompt }) => prompt)).toEqual(Array(5).fill('criteria'))
    expect(lists.map((one) => one.criteria.length)).toEqual(builtIn.map((one) => one.criteria.length))
    expect(lists.flatMap((one) => one.criteria).filter((one) => one.startsWith("The Contractor's "))).not.toEqual([])
    expect(lists.every(({ written_by }) => written_by?.kind === 'language-model')).toBe(true)
  })

  test('of a milestone that a model worded are still those of its rows', async () => {
    const worded = milestones.map((one) => ({ ...one, text: one.text.replaceAll(' shall ', ' shall in this milestone ') }))
    const lists = expectDone(
      await drafting(
        scriptedModel(() => ({ parts: [], used: [] })),
        topic.sources,
      ).drafter.acceptanceCriteria(topic.facts, worded),
    )
    expect(lists[3]?.criteria[0]).toMatch(
      /^Front-to-back ratio \(within .+\): at least 30 dB \(today .+ judged by Dr\. Jane Roe; by Award \+ 5 Months\.$/,
    )
  })

  test('with an invented or softened value are the built-in drafter’s', async () => {
    const { lists, builtIn } = await criteria((_, parts) => ({
      parts: parts.map(({ id, text }) => ({
        id,
        text: text.includes('30 dB') ? text.replaceAll('30 dB', '20 dB') : `${text} At 97.3% accuracy.`,
      })),
      used: [],
    }))
    expect(lists).toEqual(builtIn.map((one) => ({ ...one, written_by: BUILT_IN })))
  })

  test('of a milestone that failed are the built-in drafter’s', async () => {
    const { lists, builtIn } = await criteria((request, parts) =>
      request.matter.includes('This is Milestone 4 of 5') ? new Trouble('failed') : better(request, parts),
    )
    expect(lists.map(({ written_by }) => written_by)).toEqual([MODEL, MODEL, MODEL, BUILT_IN, MODEL])
    expect(lists[3]?.criteria).toEqual(builtIn[3]?.criteria)
  })
})

describe('acceptance criteria that a milestone has already', () => {
  const OWN = ['The TPOC accepts the report in writing.']
  const SENT = { kind: 'person', label: 'You' }

  async function drafted(given: readonly RefinedMilestone[], only?: number, script: Script = better) {
    const model = scriptedModel(script)
    const outcome = await drafting(model, topic.sources, { only }).drafter.acceptanceCriteria(topic.facts, given)
    return { outcome, requests: model.requests }
  }
  const having = (of: readonly number[], acceptance_criteria = OWN) =>
    milestones.map((one) => (of.includes(one.milestone_number) ? { ...one, acceptance_criteria } : one))

  test('cost no call and stay as they are', async () => {
    const { outcome, requests } = await drafted(having([1, 2, 4, 5]))
    expect(requests.map(({ matter }) => /This is Milestone \d/.exec(matter)?.[0])).toEqual(['This is Milestone 3'])
    const lists = expectDone(outcome)
    expect(lists[0]).toEqual({ milestone_number: 1, criteria: OWN, written_by: SENT })
    expect(lists[2]?.written_by).toEqual(MODEL)
  })

  test('cost none at all where all have some', async () => {
    const { outcome, requests } = await drafted(having([1, 2, 3, 4, 5]))
    expect(requests).toEqual([])
    expect(expectDone(outcome).map(({ criteria: own }) => own)).toEqual(Array(5).fill(OWN))
  })

  test('are none of its own where only the default one stood in', async () => {
    const { requests } = await drafted(having([1], ['Acceptance of Milestone 1 deliverables']))
    expect(requests).toHaveLength(5)
  })

  test('are drafted anew where that milestone alone is wanted, and no other', async () => {
    const { outcome, requests } = await drafted(having([1, 2]), 2)
    expect(requests.map(({ matter }) => /This is Milestone \d/.exec(matter)?.[0])).toEqual(['This is Milestone 2'])
    const lists = expectDone(outcome)
    expect(lists.map(({ written_by }) => written_by?.kind)).toEqual(['person', 'language-model', 'built-in', 'built-in', 'built-in'])
    expect(lists[1]?.criteria).not.toEqual(OWN)
  })

  test('do not make up for the one list that was asked for and failed', async () => {
    const { outcome } = await drafted(having([1, 2, 4, 5]), undefined, () => new Trouble('failed', 'The model failed.'))
    expect(outcome).toEqual({ ok: false, problem: { code: 'PROVIDER_FAILED', message: 'The model failed.' } })
  })
})

describe('deliverables', () => {
  const things = async (script: Script, given: readonly RefinedMilestone[]) => {
    const model = scriptedModel(script)
    const lists = expectDone(await drafting(model, topic.sources).drafter.deliverables(topic.facts, given))
    return { lists, requests: model.requests }
  }

  test('are asked for only where a milestone carries none', async () => {
    const given = milestones.map((one, at) => (at === 1 ? { ...one, deliverables: [] } : one))
    const { lists, requests } = await things(
      (_, parts) => ({
        parts: parts.map(({ id, text }) => ({ id, text: text.replace(', to the TPOC', ', handed to the TPOC') })),
        used: [],
      }),
      given,
    )
    expect(requests).toHaveLength(1)
    expect(lists[1]?.deliverables.some((one) => one.includes('handed to the TPOC'))).toBe(true)
    expect(lists[1]?.written_by).toEqual(MODEL)
    expect(lists.filter((_, at) => at !== 1).map((one) => one.deliverables)).toEqual(
      milestones.filter((_, at) => at !== 1).map((one) => one.deliverables),
    )
  })

  test('that a milestone carries with an invented value give way to the built-in drafter’s', async () => {
    const given = milestones.map((one, at) =>
      at === 3 ? { ...one, deliverables: ['Report at 97.3% accuracy (PDF)', ...one.deliverables.slice(1)] } : one,
    )
    const { lists, requests } = await things(better, given)
    expect(requests).toEqual([])
    expect(lists[3]?.deliverables).toEqual(milestones[3]?.deliverables)
  })

  test('a model’s stay when the only list that was asked for fails, and the built-in drafter’s stand in there', async () => {
    const given = milestones.map((one, at) => (at === 1 ? { ...one, deliverables: [] } : { ...one, written_by: MODEL }))
    const { lists } = await things(() => new Trouble('failed', 'The model failed.'), given)
    expect(lists.map(({ written_by }) => written_by)).toEqual([MODEL, BUILT_IN, MODEL, MODEL, MODEL])
    expect(lists[1]?.deliverables.length).toBeGreaterThan(0)
  })
})
