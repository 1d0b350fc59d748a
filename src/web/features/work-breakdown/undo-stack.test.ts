import { expect, test } from 'vitest'
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

test('a group can be taken back by itself, once, whatever was changed since', async () => {
  const stack = undoStack()
  const back: string[] = []
  const change = (name: string) => stack.push(async () => back.push(name))
  const takeBack = await stack.groupToTakeBack(async () => change('a'))
  change('b')
  await takeBack()
  await takeBack()
  expect(back).toEqual(['a'])
  expect(await stack.undo()).toBe(true)
  expect(back).toEqual(['a', 'b'])
})
