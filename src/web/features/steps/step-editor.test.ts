import { describe, expect, test } from 'vitest'
import type { StoredMilestone } from '../../../domain/milestone.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { MilestoneEdits } from '../../app/unsaved-milestones.ts'
import { refuses, type Script, scriptedServer } from '../../testing/scripted-server.ts'
import { completeWorkPlan } from './completion.ts'
import { columnSaving, StepEditor } from './step-editor.ts'
import type { StepPlan } from './step-plan.ts'

const TOPIC: CurrentTopic = {
  slug: 'n251-001',
  storeId: 'store-1',
  fileId: 'file-1',
  name: '',
  phase: 'I',
  periodOfPerformance: 6,
  totalProposedEffort: 1000,
  programType: 'SBIR',
  companyName: 'Acme',
  customerOrganization: '',
  systemName: '',
  analysis: { topic_summary: '', topic_brief: '' },
  projectId: 'project-1',
}

const milestone = (milestone_number: number, change: Partial<StoredMilestone> = {}): StoredMilestone => ({
  id: `m${milestone_number}`,
  milestone_number,
  step_type: 'development',
  initial_text: null,
  refined_text: `Text ${milestone_number}`,
  deliverables: ['Report'],
  acceptance_criteria: [],
  payment_amount: '500.00',
  ...change,
})
const PLAN: StepPlan = { planId: 'plan-1', scope_paragraph: null, milestones: [milestone(1), milestone(2)] }

/** A database of milestones that answers as the real one, and what the person sees and the browser keeps. */
function desk({ plan = PLAN, edits = {} as MilestoneEdits, script = {} as Script, browserTakes = true } = {}) {
  const sent: unknown[] = []
  const seen = { toasts: [] as string[], logged: [] as string[], kept: [] as MilestoneEdits[], local: plan, scope: '', undo: () => {} }
  const { call, asked } = scriptedServer({
    '/api/milestones/{id}': (change: { id: string }) => {
      sent.push(change)
      return milestone(1, { ...change })
    },
    '/api/work-plans': (whole: { milestones: StoredMilestone[] }) => {
      const milestones = whole.milestones.map((one) => ({
        ...one,
        id: `new-${one.milestone_number}`,
        acceptance_criteria: one.acceptance_criteria ?? [],
      }))
      return { id: 'plan-9', project_id: 'project-1', scope_paragraph: null, finalized_work_plan: null, finalized_at: null, milestones }
    },
    '/api/workplan/generate-acceptance-criteria': () => ({
      acceptance_criteria: [{ milestone_number: 1, criteria: ['10 of 10 pass', ''] }],
    }),
    '/api/workplan/generate-scope': () => ({ scope_paragraph: 'Acme builds it.' }),
    '/api/work-plans/{id}': (change: object) => {
      sent.push(change)
      return { id: 'plan-1', project_id: 'p', finalized_work_plan: null, finalized_at: null, milestones: [], ...change }
    },
    ...script,
  })
  const editor = new StepEditor(plan, edits, {
    call,
    topic: TOPIC,
    projectMade: () => {},
    keep: (kept, local) => {
      if (!browserTakes) throw new DOMException('full', 'QuotaExceededError')
      seen.kept.push(kept)
      seen.local = local
    },
    notify: ({ title, description, action }) => {
      seen.toasts.push(`${title}: ${description}`)
      if (action) seen.undo = action.onPress
    },
    log: (message) => void seen.logged.push(message),
  })
  const completion = {
    editor,
    topic: TOPIC,
    call,
    keepScope: (scope: string) => {
      seen.scope = scope
    },
    notify: ({ title, description }: { title: string; description?: string }) => void seen.toasts.push(`${title}: ${description}`),
    log: (message: string) => void seen.logged.push(message),
  }
  return { editor, seen, sent, asked, complete: () => completeWorkPlan(completion) }
}

describe('editing a milestone', () => {
  test('every keystroke is kept in the browser before anything is saved', () => {
    const { editor, seen, asked } = desk()
    editor.type(1, { text: 'Text 1, better' })
    expect(seen.kept.at(-1)).toEqual({ 1: { text: 'Text 1, better' } })
    expect(seen.local.milestones[0]?.refined_text).toBe('Text 1, better')
    expect(asked).toEqual([])
  })

  test('leaving a box that was not changed saves nothing', async () => {
    const { editor, asked } = desk()
    editor.type(1, { text: 'Other' })
    editor.type(1, { text: 'Text 1' })
    await editor.saveIfChanged(1, 'text')
    expect(asked).toEqual([])
    expect(editor.state().edits).toEqual({})
  })

  test('the text and the handover are saved each on its own', async () => {
    const { editor, seen, sent } = desk()
    editor.type(1, { text: 'New text', deliverables: ' Data\n\nCode ', payment: '$1,250.5' })
    await editor.saveIfChanged(1, 'text')
    expect(sent).toEqual([{ id: 'm1', refined_text: 'New text' }])
    await editor.saveIfChanged(1, 'handover')
    expect(sent.at(-1)).toEqual({ id: 'm1', deliverables: ['Data', 'Code'], payment_amount: '1250.50' })
    expect(seen.toasts).toEqual([
      'Milestone saved: Milestone 1 saved successfully',
      'Saved: Deliverables and payment for Milestone 1 saved',
    ])
    expect([columnSaving(editor.state(), 1, 'text'), columnSaving(editor.state(), 1, 'handover')]).toEqual(['saved', 'saved'])
  })

  test('a payment that cannot be read stays in its box while the rest is saved', async () => {
    const { editor, sent } = desk()
    editor.type(1, { deliverables: 'Data', payment: 'about 5' })
    await editor.saveIfChanged(1, 'handover')
    expect(sent).toEqual([{ id: 'm1', deliverables: ['Data'] }])
    expect(editor.state().edits).toEqual({ 1: { payment: 'about 5' } })
  })

  test('what the database does not take is only logged, kept here, and saved by the next try', async () => {
    let up = false
    const script = { '/api/milestones/{id}': (change: object) => (up ? milestone(1, change) : refuses('secret words')()) }
    const { editor, seen } = desk({ script })
    editor.type(1, { text: 'New text' })
    await editor.saveIfChanged(1, 'text')
    expect(seen.toasts).toEqual([])
    expect(seen.logged).toEqual(['Milestone 1 could not be saved to the database'])
    expect(columnSaving(editor.state(), 1, 'text')).toBe('kept-here')
    expect(seen.local.milestones[0]?.refined_text).toBe('New text')
    up = true
    await editor.saveAll()
    expect(columnSaving(editor.state(), 1, 'text')).toBe('saved')
    expect(seen.kept.at(-1)).toEqual({})
  })

  test('when neither the database nor the browser takes it, the person is told', async () => {
    const { editor, seen } = desk({ script: { '/api/milestones/{id}': refuses('Gone') }, browserTakes: false })
    editor.type(1, { text: 'New text' })
    await editor.saveIfChanged(1, 'text')
    expect(seen.toasts).toEqual(['Save failed: Gone'])
  })

  test('what is typed during a save stays unsaved', async () => {
    const { editor } = desk()
    editor.type(1, { text: 'First' })
    const saved = editor.saveIfChanged(1, 'text')
    await Promise.resolve()
    editor.type(1, { text: 'First and second' })
    await saved
    expect(editor.state().edits).toEqual({ 1: { text: 'First and second' } })
  })

  test('a saved change can be undone', async () => {
    const { editor, seen, sent } = desk()
    editor.type(2, { text: 'Wrong' })
    await editor.saveIfChanged(2, 'text')
    seen.undo()
    await editor.saveAll()
    expect(sent.at(-1)).toEqual({ id: 'm2', refined_text: 'Text 2' })
  })

  test('a plan that only this browser has is saved whole, with its project', async () => {
    const { editor, asked } = desk({
      plan: { ...PLAN, planId: null, milestones: [milestone(1, { id: undefined }), milestone(2, { id: undefined })] },
    })
    editor.type(2, { text: 'New text' })
    await editor.saveIfChanged(2, 'text')
    expect(asked).toEqual(['/api/work-plans'])
    expect(editor.state().plan).toMatchObject({
      planId: 'plan-9',
      milestones: [{ id: 'new-1' }, { id: 'new-2', refined_text: 'New text' }],
    })
  })

  test('edits from before a reload are shown again as not saved; those that the server has by now are forgotten', () => {
    const { editor } = desk({ edits: { 1: { text: 'Text 1', payment: '7' }, 9: { text: 'of a milestone that is gone' } } })
    expect(editor.state().edits).toEqual({ 1: { payment: '7' } })
    expect(columnSaving(editor.state(), 1, 'handover')).toBe('kept-here')
  })
})

describe('Work Plan Complete', () => {
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
})
