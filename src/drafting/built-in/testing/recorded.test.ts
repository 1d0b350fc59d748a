import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recorderIn } from './recorded.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recorded-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const made = async () => ({ pages: [{ page: 1, text: 'The mast shall stand.' }] })

test('what is recorded is made once, for all who ask at once and later', async () => {
  const recorded = recorderIn(() => folder)
  const make = vi.fn(made)
  const [first, second] = await Promise.all([recorded(['mast'], make), recorded(['mast'], make)])
  expect(first).toEqual(await made())
  expect(second).toBe(first)
  expect(make).toHaveBeenCalledTimes(1)
})

test('another process reads what was made, and makes nothing again', async () => {
  await recorderIn(() => folder)(['mast'], made)
  const make = vi.fn(made)
  expect(await recorderIn(() => folder)(['mast'], make)).toEqual(await made())
  expect(make).not.toHaveBeenCalled()
})

test('another key is another recording', async () => {
  const recorded = recorderIn(() => folder)
  await recorded(['mast'], made)
  expect(await recorded(['boat'], async () => ({ pages: [] }))).toEqual({ pages: [] })
})

test('nobody can change it for the others', async () => {
  const { pages } = await recorderIn(() => folder)(['mast'], made)
  expect(() => pages.push({ page: 2, text: '' })).toThrow(TypeError)
})

test('where nothing can be kept it is made all the same', async () => {
  expect(await recorderIn(() => join(folder, 'nowhere'))(['mast'], made)).toEqual(await made())
})
