import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../contract/client.ts'
import { refuses } from '../../testing/scripted-server.ts'
import { columnSaving } from './plan-state.ts'
import type { StepPlan } from './step-plan.ts'
import { desk, milestone, PLAN } from './testing/desk.ts'

const ONLY_HERE = { ...PLAN, planId: null, milestones: PLAN.milestones.map((one) => ({ ...one, id: undefined })) }

test('every keystroke is kept in the browser before anything is saved', () => {
  const { editor, seen, asked } = desk()
  editor.type(1, { text: 'Text 1, better' })
  expect(seen.kept.at(-1)).toEqual({ 1: { text: 'Text 1, better' } })
  expect(seen.local.milestones[0]?.refined_text).toBe('Text 1, better')
  expect(asked).toEqual([])
})

test('the text and the handover are saved each on its own', async () => {
  const { editor, seen, sent } = desk()
  editor.type(1, { text: 'New text', deliverables: ' Data\n\nCode ', payment: '$1,250.5' })
  await editor.saveIfChanged(1, 'text')
  expect(sent).toEqual([{ id: 'm1', refined_text: 'New text' }])
  await editor.saveIfChanged(1, 'handover')
  expect(sent.at(-1)).toEqual({ id: 'm1', deliverables: ['Data', 'Code'], payment_amount: '1250.50' })
  expect(seen.toasts).toEqual([
    'Milestone saved: Milestone 1 saved successfully.',
    'Saved: Deliverables and payment for Milestone 1 saved.',
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

test('a saved change can be undone', async () => {
  const { editor, seen, sent } = desk()
  editor.type(2, { text: 'Wrong' })
  await editor.saveIfChanged(2, 'text')
  seen.undo()
  await editor.saveAll()
  expect(sent.at(-1)).toEqual({ id: 'm2', refined_text: 'Text 2' })
})

test('Undo leaves what was typed since, and says so where that stands in the way', async () => {
  const { editor, seen, sent } = desk()
  editor.type(2, { text: 'We wind it.' })
  await editor.saveIfChanged(2, 'text')
  editor.type(2, { text: 'We wind it. Jane signs it.' })
  seen.undo()
  await editor.saveAll()
  expect(sent.at(-1)).toEqual({ id: 'm2', refined_text: 'Text 2 Jane signs it.' })
  editor.type(2, { text: 'Wrong' })
  await editor.saveIfChanged(2, 'text')
  editor.type(2, { text: 'Wrong, and mended' })
  seen.undo()
  expect(editor.state().edits).toEqual({ 2: { text: 'Wrong, and mended' } })
  expect(seen.toasts.at(-1)).toMatch(/^Not undone: /)
})

test('a plan that only this browser has is due while the server is away', async () => {
  let up = false
  const script = {
    '/api/work-plans': (whole: { milestones: object[] }) => {
      if (!up) throw new ApiError('Away.', 503)
      const milestones = whole.milestones.map((one, at) => ({ ...one, id: `m${at}`, version: 0 }))
      return { id: 'plan-9', project_id: 'project-1', scope_paragraph: null, finalized_work_plan: null, finalized_at: null, milestones }
    },
  }
  const { editor } = desk({ plan: ONLY_HERE, script })
  await editor.savePlan()
  expect(editor.isDue()).toBe(true)
  up = true
  await editor.saveDue()
  expect(editor.isDue()).toBe(false)
  expect(editor.state().plan.planId).toBe('plan-9')
})

test('a plan that only this browser has is saved whole, with its project', async () => {
  const { editor, asked } = desk({ plan: ONLY_HERE })
  editor.type(2, { text: 'New text' })
  await editor.saveIfChanged(2, 'text')
  expect(asked).toEqual(['/api/work-plans', '/api/milestones/{id}'])
  expect(editor.state().plan).toMatchObject({
    planId: 'plan-9',
    milestones: [{ id: 'new-1' }, { id: 'new-2', refined_text: 'New text' }],
  })
})

describe('who wrote a plan that only this browser has', () => {
  const DRAFTED: StepPlan = { ...ONLY_HERE, milestones: ONLY_HERE.milestones.map((one) => ({ ...one, written_by: 'language-model' })) }
  const answer = (sent: unknown[]) => (whole: { milestones: object[] }) => {
    sent.push(...whole.milestones)
    const milestones = whole.milestones.map((one, at) => ({ ...one, id: `new-${at + 1}`, version: 0 }))
    return { id: 'plan-9', project_id: 'project-1', scope_paragraph: null, finalized_work_plan: null, finalized_at: null, milestones }
  }

  test('goes to the database with it', async () => {
    const sent: unknown[] = []
    const { editor, seen } = desk({ plan: DRAFTED, script: { '/api/work-plans': answer(sent) } })
    await editor.savePlan()
    expect(sent).toMatchObject([{ written_by: 'language-model' }, { written_by: 'language-model' }])
    expect(seen.toasts).toEqual([])
  })

  test('goes there before what somebody changes in it, which is that person’s', async () => {
    const drafted: unknown[] = []
    const changed: unknown[] = []
    const script = {
      '/api/work-plans': answer(drafted),
      '/api/milestones/{id}': (change: object) => {
        changed.push(change)
        return { ...milestone(2), id: 'new-2', version: 1 }
      },
    }
    const { editor } = desk({ plan: DRAFTED, script })
    editor.type(2, { text: 'New text' })
    await editor.saveIfChanged(2, 'text')
    expect(drafted).toMatchObject([{}, { refined_text: 'Text 2', written_by: 'language-model' }])
    expect(changed).toEqual([{ id: 'new-2', refined_text: 'New text', version: 0 }])
  })

  test('is the person in this browser’s copy of a milestone that is typed into, unless it is only its payment', () => {
    const { editor, seen } = desk({ plan: DRAFTED })
    editor.type(1, { payment: '7' })
    editor.type(2, { text: 'New text' })
    expect(seen.local.milestones).toMatchObject([{ written_by: 'language-model' }, { refined_text: 'New text', written_by: 'person' }])
  })
})

test('a plan that could not be saved when it was made is saved as it stands, and what was typed over it stays typed', async () => {
  const { editor, asked } = desk({ plan: ONLY_HERE, edits: { 1: { text: 'Mine' } } })
  await editor.savePlan()
  await editor.savePlan()
  expect(asked).toEqual(['/api/work-plans'])
  expect(editor.state()).toMatchObject({ plan: { planId: 'plan-9' }, edits: { 1: { text: 'Mine' } } })
})

test('milestones that the database knows are saved one by one, even when the plan could not be asked for', async () => {
  const { editor, asked } = desk({ plan: { ...PLAN, planId: null } })
  editor.type(2, { text: 'New text' })
  await editor.saveIfChanged(2, 'text')
  await editor.savePlan()
  expect(asked).toEqual(['/api/milestones/{id}'])
})

test('edits from before a reload are shown again as not saved; those that the server has by now are forgotten', () => {
  const { editor } = desk({ edits: { 1: { text: 'Text 1', payment: '7' }, 9: { text: 'of a milestone that is gone' } } })
  expect(editor.state().edits).toEqual({ 1: { payment: '7' } })
  expect(columnSaving(editor.state(), 1, 'handover')).toBe('kept-here')
})

test('another tab’s edits and saves arrive here beside what was typed here', async () => {
  const { editor, seen, sent } = desk()
  editor.type(2, { text: 'Mine' })
  // the other tab has saved milestone 1, knows of the edit here, and types a payment
  const there = [milestone(1, { refined_text: 'Saved there' }), milestone(2, { refined_text: 'Mine', payment_amount: '400.00' })]
  editor.followTabs({ 2: { text: 'Mine', payment: '400' } }, there)
  expect(editor.state().plan.milestones.map(({ refined_text }) => refined_text)).toEqual(['Saved there', 'Text 2'])
  editor.type(2, { text: 'Mine, longer' })
  expect(seen.kept.at(-1)).toEqual({ 2: { text: 'Mine, longer', payment: '400' } })
  await editor.save(1, 'text', { quietly: true })
  expect(sent).toEqual([{ id: 'm1', refined_text: 'Saved there' }])
})
