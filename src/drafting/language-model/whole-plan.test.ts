import { beforeAll, describe, expect, test } from 'vitest'
import type { StoredMilestone } from '../../domain/milestone.ts'
import { tokensOf } from './matter/tokens.ts'
import { drafting, told } from './testing/model-drafting.ts'
import { outlinedParts, scriptedModel } from './testing/scripted-model.ts'
import { wholeDrafting } from './testing/whole-drafting.ts'

/** What an 8k context has to hold of a question, beside the answer. */
const MOST_TOKENS = 8000

const model = scriptedModel((_, parts) => ({ parts: parts.map(({ id, text }) => ({ id, text: `${text} ` })), used: [] }))

describe.each([
  ['N251-001', 'I'],
  ['AF251-0004', 'II'],
] as const)('a whole plan of %s, Phase %s', (name, phase) => {
  let plan: Awaited<ReturnType<typeof wholeDrafting>>
  beforeAll(async () => {
    model.requests.length = 0
    plan = await wholeDrafting(model, await told(name, { phase }))
  })

  test('takes one call for each piece, and none for what is there already', () => {
    const count = plan.milestones.length
    const calls = new Map<string, number>()
    for (const { prompt } of model.requests) calls.set(prompt, (calls.get(prompt) ?? 0) + 1)
    const { milestone = 0, ...others } = Object.fromEntries(calls)
    // one call drafts each; a second one refines those in which there is something to refine
    expect(milestone).toBeGreaterThan(count)
    expect(milestone).toBeLessThanOrEqual(2 * count)
    expect(others).toEqual({
      questions: 1,
      summary: 1,
      criteria: count,
      scope: 1,
      'step-questions': count,
      narrative: count,
    })
  })

  test('asks each question within a small model’s context', () => {
    const sizes = model.requests.map(({ instructions, matter }) => tokensOf(instructions) + tokensOf(matter))
    expect(Math.max(...sizes)).toBeLessThan(MOST_TOKENS)
  })

  test('hands each prompt an outline, and leaves room for twice of it in the answer', () => {
    for (const { matter, max_output_tokens } of model.requests) {
      const outline = outlinedParts(matter)
      expect(outline.length).toBeGreaterThan(0)
      expect(max_output_tokens).toBeGreaterThan(tokensOf(outline.map(({ text }) => text).join('\n')) * 1.2)
    }
  })

  test('prints the limits that its answers are held to', () => {
    for (const { instructions, answer } of model.requests) {
      const [, letters = '0'] = /"text" has at most (\d+) characters/.exec(instructions) ?? []
      const most = instructions.includes('word anew, 1.') ? 1 : Number(/word anew, at most (\d+)/.exec(instructions)?.[1])
      const of = (count: number, length: number) => ({ parts: Array(count).fill({ id: '1.1', text: 'a'.repeat(length) }), used: [] })
      expect(answer.safeParse(of(most, Number(letters))).success).toBe(true)
      expect(answer.safeParse(of(most + 1, 1)).success).toBe(false)
      expect(answer.safeParse(of(1, Number(letters) + 1)).success).toBe(false)
    }
  })
})

test('a person’s milestone of any length stays within the context', async () => {
  const topic = await told('N251-001')
  const long = 'Task 2.1: The Contractor shall test the antenna in at least 5 runs and write it down.\n'.repeat(3000)
  const own: StoredMilestone[] = [1, 2, 3].map((milestone_number) => ({
    milestone_number,
    step_type: 'development',
    initial_text: null,
    refined_text: `Milestone ${milestone_number} - Own work\n\n${milestone_number === 2 ? long : 'Task 1.1: The Contractor shall test at least 12 coupons.'}`,
    deliverables: [],
    acceptance_criteria: [],
  }))
  const asked = scriptedModel((_, parts) => ({ parts, used: [] }))
  const texts = own.map(({ milestone_number, step_type, refined_text }) => ({
    milestone_number,
    step_type,
    text: refined_text ?? '',
    deliverables: [],
  }))
  await drafting(asked, topic.sources).drafter.acceptanceCriteria(topic.facts, texts)
  await drafting(asked, topic.sources).drafter.stepNarrative(topic.facts, own, 2)
  expect(asked.requests.length).toBeGreaterThan(2)
  for (const { instructions, matter } of asked.requests) expect(tokensOf(instructions) + tokensOf(matter)).toBeLessThan(MOST_TOKENS)
})
