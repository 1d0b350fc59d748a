import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSentFiles, type SentFilesFolder } from './sent-files.ts'

let within: string
let folder: SentFilesFolder
beforeEach(async () => {
  within = await mkdtemp(join(tmpdir(), 'sent-files-'))
  folder = await openSentFiles(within)
})
afterEach(async () => {
  await folder.close()
  await rm(within, { recursive: true })
})

/** The files that lie there, those of all servers. */
async function lying(): Promise<string[]> {
  const files = await readdir(within, { recursive: true, withFileTypes: true })
  return files.filter((file) => file.isFile() && file.name !== 'server.lock').map(({ name }) => name)
}

/** A folder of a server that was killed, with a file in it. */
async function leftBehind(name: string): Promise<void> {
  const left = join(within, `work-plan-uploads-${name}`)
  await mkdir(left)
  await writeFile(join(left, 'one'), 'left')
  await writeFile(join(left, 'server.lock'), JSON.stringify({ pid: process.pid, born: 'another boot 1' }))
}

async function sent(texts: readonly string[], files = folder.ofCall()) {
  const file = await files.begin({ name: 'topic.txt', type: 'text/plain' })
  for (const text of texts) await file.add(Buffer.from(text))
  return { files, file }
}

test('a file is there with size and fingerprint once all of it has come, and gone when its call is over', async () => {
  const { files, file } = await sent(['PHASE I: ', 'Build a mast.'])
  const whole = await file.end()
  expect(whole).toMatchObject({ name: 'topic.txt', type: 'text/plain', size: 22 })
  expect(whole.sha256).toBe('e4d69694e5efde6371cb8dd9407dedc12958e1efae15d572579a438834390bd1')
  expect(Buffer.from(await whole.arrayBuffer()).toString()).toBe('PHASE I: Build a mast.')
  const pieces = []
  for await (const piece of whole.pieces()) pieces.push(piece)
  expect(Buffer.concat(pieces).toString()).toBe('PHASE I: Build a mast.')
  expect(await lying()).toHaveLength(1)
  await files.clear()
  expect(await lying()).toEqual([])
})

test('a file that broke off is removed as well, and those of other calls stay', async () => {
  const { files } = await sent(['PHASE I: '])
  const other = await sent(['PHASE II: '])
  await files.clear()
  expect(await lying()).toHaveLength(1)
  expect((await other.file.end()).size).toBe(10)
})

test('what a server has left that was killed goes with the next start; what one that runs holds stays', async () => {
  await sent(['held'])
  await leftBehind('left')
  const next = await openSentFiles(within)
  expect(await readdir(within)).not.toContain('work-plan-uploads-left')
  expect(await lying()).toHaveLength(1)
  await next.close()
})

test('servers that start at one time clear away what was left together', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `left-${index}`)
  for (const name of names) await leftBehind(name)
  const all = await Promise.all([1, 2, 3, 4].map(() => openSentFiles(within)))
  expect((await readdir(within)).filter((name) => name.includes('-left-'))).toEqual([])
  for (const one of all) await one.close()
})

test('a folder that the system has cleared away is made again', async () => {
  for (const name of await readdir(within)) await rm(join(within, name), { recursive: true })
  const { file } = await sent(['PHASE I: '])
  expect((await file.end()).size).toBe(9)
})
