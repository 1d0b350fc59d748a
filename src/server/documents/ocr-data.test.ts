import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { OCR_DATA_FILE, ocrData } from './ocr-data.ts'

let parent = ''
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'ocr-data-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

test('the data is unpacked once, whole, also when several ask at once', async () => {
  const folders = await Promise.all([ocrData(parent), ocrData(parent), ocrData(parent)])
  const [folder] = folders
  expect(new Set(folders).size).toBe(1)
  expect(readdirSync(folder ?? '')).toEqual([OCR_DATA_FILE])
  const before = statSync(join(folder ?? '', OCR_DATA_FILE))
  expect(before.size).toBeGreaterThan(4_000_000)
  expect(await ocrData(parent)).toBe(folder)
  expect(statSync(join(folder ?? '', OCR_DATA_FILE)).ino).toBe(before.ino)
})

test('nobody else may write where it stands, and half a file is made whole', async () => {
  const folder = (await ocrData(parent)) ?? ''
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const { size } = statSync(join(folder, OCR_DATA_FILE))
  truncateSync(join(folder, OCR_DATA_FILE), 1000)
  await ocrData(parent)
  expect(statSync(join(folder, OCR_DATA_FILE)).size).toBe(size)
})

test('where nothing can be written there is no data', async () => {
  const file = join(parent, 'file')
  writeFileSync(file, '')
  expect(await ocrData(file)).toBeNull()
})
