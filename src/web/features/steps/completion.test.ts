import { expect, test } from 'vitest'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import { refuses } from '../../testing/scripted-server.ts'
import { desk, milestone, PLAN } from './testing/desk.ts'

const SAID = ['Work Plan Complete: Generating final documents...', 'Documents ready: Proceeding to final export.']

test('drafts criteria and scope, and saves both', async () => {
  const { complete, editor, seen, sent } = desk()
  await complete()
  expect(seen.toasts).toEqual(SAID)
  expect(editor.state().plan.milestones.map(({ acceptance_criteria }) => acceptance_criteria)).toEqual([
    ['10 of 10 pass'],
    ['Acceptance of Milestone 2 deliverables'],
  ])
  expect(sent.at(-1)).toEqual({ id: 'plan-1', scope_paragraph: 'Acme builds it.' })
  expect(seen.scope).toBe('Acme builds it.')
})

test('the history will name the drafter of the criteria, not the person', async () => {
  const { complete, sent } = desk()
  await complete()
  expect(sent).toContainEqual(expect.objectContaining({ acceptance_criteria: ['10 of 10 pass'], written_by: 'built-in' }))
})

test('saves what is unsaved before anything is drafted from it', async () => {
  const { complete, editor, asked } = desk()
  editor.type(2, { text: 'Last words' })
  await complete()
  expect(asked[0]).toBe('/api/milestones/{id}')
  expect(editor.state().edits).toEqual({})
})

test('criteria that a person wrote are left alone, the default one is not', async () => {
  const milestones = [
    milestone(1, { acceptance_criteria: ['Acceptance of Milestone 1 deliverables'] }),
    milestone(2, { acceptance_criteria: ['Mine'] }),
  ]
  const { complete, editor } = desk({ plan: { ...PLAN, milestones } })
  await complete()
  expect(editor.state().plan.milestones.map(({ acceptance_criteria }) => acceptance_criteria)).toEqual([['10 of 10 pass'], ['Mine']])
})

test('falls back to the default criterion and to the words that the scope failed', async () => {
  const script = { '/api/workplan/generate-acceptance-criteria': refuses('Busy'), '/api/workplan/generate-scope': refuses('Busy') }
  const { complete, seen, sent } = desk({ script })
  await complete()
  expect(seen.toasts).toEqual(SAID)
  expect(seen.local.milestones.map(({ acceptance_criteria }) => acceptance_criteria)).toEqual([
    ['Acceptance of Milestone 1 deliverables'],
    ['Acceptance of Milestone 2 deliverables'],
  ])
  expect(sent.at(-1)).toEqual({ id: 'plan-1', scope_paragraph: '(Scope generation failed)' })
})

test('a database that takes nothing is only logged; criteria and scope are in the browser', async () => {
  const script = { '/api/milestones/{id}': refuses('Down'), '/api/work-plans/{id}': refuses('Down') }
  const { complete, seen } = desk({ script })
  await complete()
  expect(seen.toasts).toEqual(SAID)
  expect(seen.logged).toHaveLength(3)
  expect(seen.local.milestones[0]?.acceptance_criteria).toEqual(['10 of 10 pass'])
  expect(seen.scope).toBe('Acme builds it.')
})

test('a scope drafted while the database has no plan goes there with the plan', async () => {
  const plan = { ...PLAN, planId: null, milestones: PLAN.milestones.map((one) => ({ ...one, id: undefined })) }
  let up = false
  const sent: unknown[] = []
  const create = (whole: { milestones: StoredMilestone[] }) => {
    if (!up) return refuses('Down')()
    sent.push(whole)
    const milestones = whole.milestones.map((one) => ({ ...one, id: `new-${one.milestone_number}`, version: 0 }))
    return { ...whole, milestones, id: 'plan-9', finalized_work_plan: null, finalized_at: null }
  }
  const { complete, editor } = desk({ plan, script: { '/api/work-plans': create } })
  await complete()
  up = true
  await editor.savePlan()
  expect(sent).toMatchObject([{ scope_paragraph: 'Acme builds it.' }])
})
