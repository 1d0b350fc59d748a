import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { builtInSpeech } from './built-in.ts'
import { hasEngine } from './sherpa.ts'
import { voiceState } from './voice-files.ts'

const home = mkdtempSync(join(tmpdir(), 'readiness-'))
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(home, 'v-'))
})
afterAll(() => rmSync(home, { recursive: true }))

const note = (name: string, value: object) => writeFileSync(join(folder, name), JSON.stringify(value))
const readiness = (isInstalled = true) => builtInSpeech(folder, {}, isInstalled).readiness()

test('a voice that is there is ready, and nothing is said of it', () => {
  note('ready.json', { made_of: 'packages' })
  note('preparing.json', { part: 0.4 })
  expect(readiness()).toEqual({ ready: true, reason: null })
})

const NOT_SET_UP = 'Voice is not set up on this server yet: please type.'

test('one that is being fetched says how far it is, and is not whole before it is put together', () => {
  note('preparing.json', { owner: 'somebody', part: 0.432, beat: 7 })
  expect(readiness()).toEqual({ ready: false, reason: 'Voice is being prepared (43 %).' })
  note('preparing.json', { part: 1 })
  expect(readiness().reason).toBe('Voice is being prepared (99 %).')
})

test('one that could not be fetched says so without a word of what a server is run with, until somebody tries again', () => {
  note('failed.json', { why: 'no way' })
  expect(readiness().reason).toBe(NOT_SET_UP)
  note('preparing.json', { part: 0 })
  expect(readiness().reason).toBe('Voice is being prepared (0 %).')
})

test('who began to fetch and has died is not waited for', () => {
  note('preparing.json', { part: 0.4 })
  expect(voiceState(folder, Date.now())).toEqual({ kind: 'being-prepared', part: 0.4 })
  utimesSync(join(folder, 'preparing.json'), 1_000_000, 1_000_000)
  expect(voiceState(folder, 1_000_029_000)).toEqual({ kind: 'being-prepared', part: 0.4 })
  expect(voiceState(folder, 1_000_031_000)).toEqual({ kind: 'missing' })
})

test.each(['', '{"part":', '{"part":"much"}', '[]'])('a note that says %j says nothing', (text) => {
  writeFileSync(join(folder, 'preparing.json'), text)
  expect(readiness().reason).toBe(NOT_SET_UP)
})

test('without the engine’s library it says so, whatever files are there, and no process is started', async () => {
  note('ready.json', { made_of: 'packages' })
  expect(readiness(false)).toEqual({ ready: false, reason: NOT_SET_UP })
  const outcome = await builtInSpeech(folder, {}, false).hear(new Uint8Array())
  expect(outcome).toEqual({ ok: false, problem: { code: 'NOT_READY', message: NOT_SET_UP } })
})

test('the library is missing where it or its part for this machine is not installed', () => {
  const without = (left: string) => (name: string) => {
    if (name.startsWith(left)) throw new Error('MODULE_NOT_FOUND')
    return name
  }
  expect(hasEngine(without('nothing'))).toBe(true)
  expect(hasEngine(without('sherpa-onnx-node'))).toBe(false)
  expect(hasEngine(without(`sherpa-onnx-${process.platform === 'win32' ? 'win' : process.platform}`))).toBe(false)
})
