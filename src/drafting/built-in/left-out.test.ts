import { expect, test } from 'vitest'
import { newRow } from '../../domain/work-breakdown/alike-rows.ts'
import { countingOf } from '../../domain/work-breakdown/breakdown-of.ts'
import { idFromSolicitation } from '../../domain/work-breakdown/from-solicitation.ts'
import type { Cell } from '../../domain/work-breakdown/rows.ts'
import { planRows } from './plan-rows.ts'
import { sampleTopic } from './testing/samples.ts'
import { answeredFacts } from './testing/whole-plan.ts'

test('a task that a person has removed is not drafted again because the solicitation asks for it', async () => {
  const { analysis } = await sampleTopic('N251-001')
  const { facts } = await answeredFacts(analysis, {}, {})
  const stepsWith = (rows: Parameters<typeof countingOf>[0]) => planRows({ ...facts, rows: countingOf(rows) }).composition.rows.steps
  const [asked] = stepsWith([]).filter(({ id, requirement_ids }) => requirement_ids.some((one) => idFromSolicitation(one) === id))
  const cell = (value: unknown): Cell => ({ value, origin: { from: 'person' }, state: 'seen' })
  const cells = { action: cell(asked?.action), requirement_ids: cell(asked?.requirement_ids) }
  const removed = { ...newRow({ id: 'k1', kind: 'step', cells }, 0), isRemoved: true }
  const left = stepsWith([removed])
  expect(asked?.requirement_ids.length).toBeGreaterThan(0)
  expect(left.flatMap(({ requirement_ids }) => requirement_ids).filter((id) => asked?.requirement_ids.includes(id))).toEqual([])
})
