import { expect, test } from 'vitest'
import { boxRules } from '../../saving/boxes.ts'
import { MILESTONE_BOXES, savedFields } from './milestone-fields.ts'
import { columnSaving } from './plan-state.ts'
import { desk, milestone } from './testing/desk.ts'

const MINE = 'We design. We test.'
const THEIRS = 'Text 1. We ship.'

test('of two devices that changed one text the later one gets both to merge; the database keeps its own until then', async () => {
  const { editor, seen, stored, elsewhere } = desk()
  editor.type(1, { text: MINE })
  elsewhere(1, { refined_text: THEIRS })
  await editor.saveIfChanged(1, 'text')
  expect(stored[0]?.refined_text).toBe(THEIRS)
  expect(editor.state().collisions).toMatchObject([
    { milestone_number: 1, fields: [{ name: 'text', base: 'Text 1', mine: MINE, theirs: THEIRS }] },
  ])
  expect(columnSaving(editor.state(), 1, 'text')).toBe('kept-here')
  expect([seen.toasts, seen.logged]).toEqual([[], []])
})

test('what was merged is saved over theirs, and Undo goes back to theirs', async () => {
  const { editor, seen, stored, elsewhere } = desk()
  editor.type(1, { text: MINE })
  elsewhere(1, { refined_text: THEIRS })
  await editor.saveIfChanged(1, 'text')
  const [collision] = editor.state().collisions
  if (collision) await editor.resolve(1, { text: 'Both.' })
  expect([stored[0]?.refined_text, editor.state().collisions, editor.state().edits]).toEqual(['Both.', [], {}])
  seen.undo()
  await editor.saveAll()
  expect(stored[0]?.refined_text).toBe(THEIRS)
})

test('what somebody else changed in other boxes is taken over, and mine is saved without a question', async () => {
  const { editor, seen, stored, elsewhere } = desk()
  editor.type(1, { text: MINE })
  elsewhere(1, { deliverables: ['Report', 'Data'], payment_amount: '600.00' })
  await editor.saveIfChanged(1, 'text')
  expect(stored[0]).toMatchObject({ refined_text: MINE, deliverables: ['Report', 'Data'], payment_amount: '600.00' })
  expect(editor.state().plan.milestones[0]).toMatchObject({ refined_text: MINE, deliverables: ['Report', 'Data'] })
  expect(seen.toasts.at(-1)).toContain('What was changed elsewhere meanwhile is here now too.')
})

test('of a column only the boxes that both changed are merged; the others go with them', async () => {
  const { editor, stored, elsewhere } = desk()
  editor.type(1, { deliverables: 'Report\nCode', payment: '700', criteria: '3 of 3 pass' })
  elsewhere(1, { payment_amount: '650.00' })
  await editor.saveIfChanged(1, 'handover')
  const [collision] = editor.state().collisions
  expect(collision?.fields.map(({ name, mine, theirs }) => [name, mine, theirs])).toEqual([['payment', '700', '650.00']])
  if (collision) await editor.resolve(1, { payment: '700' })
  expect(stored[0]).toMatchObject({ deliverables: ['Report', 'Code'], payment_amount: '700.00', acceptance_criteria: ['3 of 3 pass'] })
})

test('what was typed before a reload does not overwrite what was saved elsewhere since', async () => {
  const { editor, stored } = desk({
    plan: { planId: 'plan-1', scope_paragraph: null, milestones: [milestone(1, { refined_text: THEIRS, version: 4 }), milestone(2)] },
    edits: { 1: { text: MINE } },
    began: [milestone(1, { version: 3 })],
  })
  await editor.saveAll()
  expect(stored[0]?.refined_text).toBe(THEIRS)
  expect(editor.state().collisions).toMatchObject([{ fields: [{ base: 'Text 1', mine: MINE, theirs: THEIRS }] }])
})

test('the browser keeps what was typed together with what it was typed over', () => {
  const { editor, seen } = desk()
  editor.type(2, { text: MINE })
  expect(seen.began).toMatchObject([{ milestone_number: 2, refined_text: 'Text 2', version: 0 }])
})

test('two tabs of one browser share the version that either saved', async () => {
  const { editor, stored, elsewhere } = desk()
  elsewhere(1, { refined_text: 'Saved in the other tab' })
  editor.followTabs({}, [milestone(1, { refined_text: 'Saved in the other tab', version: 1 }), milestone(2)])
  editor.type(1, { text: 'Then here' })
  await editor.saveAll()
  expect(stored[0]?.refined_text).toBe('Then here')
  expect(editor.state().collisions).toEqual([])
})

test('a plan that was made anew elsewhere meets mine by its number', async () => {
  const { editor, stored } = desk()
  stored.splice(0, 1, { ...milestone(1, { refined_text: THEIRS }), id: 'other-1', version: 0 })
  editor.type(1, { text: MINE })
  await editor.saveIfChanged(1, 'text')
  const [collision] = editor.state().collisions
  expect(collision?.newest.id).toBe('other-1')
  if (collision) await editor.resolve(1, { text: 'Both.' })
  expect(stored[0]).toMatchObject({ id: 'other-1', refined_text: 'Both.' })
})

test('a text that was drafted anew is saved as its drafter’s, and can be undone', async () => {
  const { editor, seen, sent } = desk()
  await editor.replace(1, 'text', { text: 'Drafted.' }, { written_by: 'built-in' })
  expect(sent.at(-1)).toEqual({ id: 'm1', refined_text: 'Drafted.', written_by: 'built-in' })
  seen.undo()
  await editor.saveAll()
  expect(sent.at(-1)).toEqual({ id: 'm1', refined_text: 'Text 1' })
})

test('a plan is completed once what waits to be merged is put together, and not when that is left for later', async () => {
  for (const isLeft of [false, true]) {
    const { editor, complete, asked, elsewhere, stored } = desk()
    editor.type(1, { text: MINE })
    elsewhere(1, { refined_text: THEIRS })
    const completed = complete()
    await expect.poll(() => editor.state().collisions).toHaveLength(1)
    expect(asked).not.toContain('/api/workplan/generate-scope')
    const [collision] = editor.state().collisions
    if (collision && isLeft) editor.close(1)
    else if (collision) await editor.resolve(1, { text: 'Both.' })
    expect(await completed).toBe(!isLeft)
    expect(asked.includes('/api/workplan/generate-scope')).toBe(!isLeft)
    expect(stored[0]?.refined_text).toBe(isLeft ? THEIRS : 'Both.')
  }
})

test('equal changes, blank lines and the writing of a payment are no collision', () => {
  const [base, theirs] = [milestone(1), milestone(1, { deliverables: ['Report', 'Data'], payment_amount: '600.00' })].map(savedFields)
  const mine = { deliverables: 'Report\n\n Data ', payment: '$600' }
  expect(boxRules(MILESTONE_BOXES).colliding({ base: base ?? {}, mine, theirs: theirs ?? {} })).toEqual([])
})
