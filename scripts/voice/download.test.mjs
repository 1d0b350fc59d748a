import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { download, integrityOf } from './download.mjs'

const CONTENT = Buffer.from('the weights of a voice '.repeat(5000))
const INTEGRITY = `sha512-${createHash('sha512').update(CONTENT).digest('base64')}`

let folder
let server
let url
/** What was asked for, as ranges; how the next answers go wrong. */
let asked = []
let faults = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'download-'))
  server = createServer((request, response) => {
    asked.push(request.headers.range ?? 'all')
    const fault = faults.shift()
    if (fault === 'refused') return response.writeHead(503).end()
    if (fault === 'mute') return
    if (fault === 'other') return response.end('something else')
    const start = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
    if (start >= CONTENT.length) return response.writeHead(416).end()
    response.writeHead(start > 0 ? 206 : 200, { 'content-length': CONTENT.length - start })
    if (fault !== 'broken' && fault !== 'silent') return response.end(CONTENT.subarray(start))
    response.write(CONTENT.subarray(start, start + 40_000), () => {
      if (fault === 'broken') setImmediate(() => response.destroy())
    })
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${server.address().port}/voice.tgz`
})
afterAll(() => {
  server.close().closeAllConnections()
  rmSync(folder, { recursive: true })
})

let nth = 0
/** A fresh place, and what happens on the way there. */
function place(...going) {
  asked = []
  faults = going
  nth += 1
  return join(folder, `${nth}`, 'voice.tgz')
}

test('a file is fetched once, and told how far it is', async () => {
  const to = place()
  let bytes = 0
  await download({ url, integrity: INTEGRITY, to, report: (there) => (bytes = there) })
  expect(readFileSync(to).equals(CONTENT)).toBe(true)
  expect(await integrityOf(to)).toBe(INTEGRITY)
  expect(bytes).toBe(CONTENT.length)
  await download({ url, integrity: INTEGRITY, to })
  expect(asked).toEqual(['all'])
})

test('a transfer that breaks off goes on where it was, in the same call and in a later one', async () => {
  const to = place('broken')
  await download({ url, integrity: INTEGRITY, to })
  expect(readFileSync(to).equals(CONTENT)).toBe(true)
  expect(asked[0]).toBe('all')
  expect(asked[1]).toMatch(/^bytes=\d+-$/)

  const later = place('refused', 'refused', 'refused', 'broken')
  await expect(download({ url, integrity: INTEGRITY, to: later })).rejects.toThrow(`${url} could not be fetched`)
  expect(existsSync(later)).toBe(false)
  await download({ url, integrity: INTEGRITY, to: later })
  expect(asked.at(-1)).toMatch(/^bytes=\d+-$/)
})

test('a transfer of which nothing more comes is taken for broken off', async () => {
  const to = place('silent')
  await download({ url, integrity: INTEGRITY, to, silence_ms: 500 })
  expect(readFileSync(to).equals(CONTENT)).toBe(true)
  expect(asked).toEqual(['all', 'bytes=40000-'])
  await expect(download({ url, integrity: INTEGRITY, to: place('mute', 'mute', 'mute', 'mute'), silence_ms: 100 })).rejects.toThrow(
    'the registry fell silent',
  )
})

test('what is not the file that was expected is never kept', async () => {
  const to = place('other', 'other', 'other', 'other')
  await expect(download({ url, integrity: INTEGRITY, to })).rejects.toThrow('it is not the file that was expected')
  expect(existsSync(to)).toBe(false)
})

test('of an earlier try what belongs to another file is thrown away', async () => {
  const to = place()
  await download({ url, integrity: INTEGRITY, to })
  rmSync(to)
  writeFileSync(`${to}.part`, 'of an older version')
  await download({ url, integrity: INTEGRITY, to })
  expect(readFileSync(to).equals(CONTENT)).toBe(true)
})

test('a registry that is not there is told with its address', async () => {
  const nowhere = 'http://127.0.0.1:9/voice.tgz'
  await expect(download({ url: nowhere, integrity: INTEGRITY, to: place() })).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:9\/voice\.tgz could not be fetched: \S+/,
  )
})
