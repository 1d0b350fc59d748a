import { expect, test } from 'vitest'
import type { Toast } from '../../ui/toasts.ts'
import { type Replacement, replaceAll } from './replaced-fields.ts'
import { desk } from './testing/desk.ts'

const ALL: readonly Replacement[] = [
  { milestone_number: 1, field: 'text', after: 'Text 1 in HFSS', written_by: 'built-in' },
  { milestone_number: 1, field: 'deliverables', after: 'Report\nModel', written_by: 'built-in' },
  { milestone_number: 2, field: 'deliverables', after: 'Model', written_by: 'built-in' },
]

async function taken() {
  const { editor, stored, seen } = desk()
  const toasts: Toast[] = []
  await replaceAll(editor, ALL, { title: 'Taken over', description: 'The milestones say it.' }, (toast) => void toasts.push(toast))
  const now = () => stored.map(({ refined_text, deliverables }) => [refined_text, ...deliverables])
  return { editor, now, toasts, seen }
}

test('several drafts are taken over and said once, and one press undoes all of them', async () => {
  const { editor, now, toasts, seen } = await taken()
  expect(now()).toEqual([
    ['Text 1 in HFSS', 'Report', 'Model'],
    ['Text 2', 'Model'],
  ])
  expect([toasts.length, seen.toasts]).toEqual([1, []])
  toasts[0]?.action?.onPress()
  await editor.settled()
  expect(now()).toEqual([
    ['Text 1', 'Report'],
    ['Text 2', 'Report'],
  ])
  expect(toasts).toHaveLength(1)
})

test('what was typed in its place since is not undone, and that is said', async () => {
  const { editor, now, toasts } = await taken()
  editor.type(2, { deliverables: 'Our own model' })
  await editor.save(2, 'handover')
  toasts[0]?.action?.onPress()
  await editor.settled()
  expect(now()).toEqual([
    ['Text 1', 'Report'],
    ['Text 2', 'Our own model'],
  ])
  expect(toasts[1]?.title).toBe('Not undone')
})
