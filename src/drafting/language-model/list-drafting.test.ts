import { beforeAll, describe, expect, test } from 'vitest'
import type { RefinedMilestone } from '../../domain/milestone.ts'
import { builtInDrafter } from '../built-in/drafter.ts'
import { expectDone } from '../built-in/testing/whole-plan.ts'
import { drafting, type Told, told } from './testing/model-drafting.ts'
import { type Script, scriptedModel, Trouble } from './testing/scripted-model.ts'

const MODEL = { kind: 'language-model', label: 'scripted-8b on localhost' }
const BUILT_IN = { kind: 'built-in', label: 'Built-in drafter' }

let topic: Told
let milestones: RefinedMilestone[]
beforeAll(async () => {
  topic = await told('N251-001')
  const refined = expectDone(
    await builtInDrafter.refinedMilestones(topic.facts, expectDone(await builtInDrafter.initialMilestones(topic.facts))),
  )
  const things = expectDone(await builtInDrafter.deliverables(topic.facts, refined))
  milestones = refined.map((one, at) => ({ ...one, deliverables: things[at]?.deliverables ?? [] }))
}, 60_000)

/** Each item says besides what everybody knows. */
const better: Script = (_, parts) => ({
  parts: parts.map(({ id, text }) => ({ id, text: text.replace(/^The /, 'In writing, the ') })),
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
    expect(lists.flatMap((one) => one.criteria).filter((one) => one.startsWith('In writing, the '))).not.toEqual([])
    expect(lists.every(({ written_by }) => written_by?.kind === 'language-model')).toBe(true)
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
})
