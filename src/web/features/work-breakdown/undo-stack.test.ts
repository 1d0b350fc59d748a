import { expect, test, vi } from 'vitest'
import { currentToast } from '../../ui/toasts.ts'
import { undoStack } from './undo-stack.ts'

test('changes are taken back one by one, a group of them at once, and what takes them back is no change', async () => {
  const stack = undoStack()
  const back: string[] = []
  const change = (name: string) =>
    stack.push(async () => {
      back.push(name)
      change(`undo of ${name}`)
    })
  change('a')
  await stack.group(async () => {
    change('b')
    change('c')
  })
  expect(await stack.undo()).toBe(true)
  expect(back).toEqual(['c', 'b'])
  expect(await stack.undo()).toBe(true)
  expect(back).toEqual(['c', 'b', 'a'])
  expect(await stack.undo()).toBe(false)
})

test('what is said of a group takes it back by itself, once, whatever was changed since; a group that did nothing says nothing', async () => {
  const stack = undoStack()
  const back: string[] = []
  const change = (name: string) => stack.push(async () => back.push(name))
  await stack.told(async () => {
    change('a')
    return { title: 'A is done' }
  })
  await stack.told(async () => null)
  change('b')
  expect(currentToast()).toMatchObject({ title: 'A is done', action: { label: 'Undo' } })
  currentToast()?.action?.onPress()
  currentToast()?.action?.onPress()
  await vi.waitFor(() => expect(back).toEqual(['a']))
  expect(await stack.undo()).toBe(true)
  expect(back).toEqual(['a', 'b'])
})
