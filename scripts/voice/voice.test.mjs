import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../src/server/config.ts'
import { hasEngine } from './engine.mjs'
import { fakeRegistry } from './testing/fake-registry.mjs'
import { prepareVoiceAloud } from './told.mjs'
import { isVoiceReady, prepareVoice, voiceFolder } from './voice.mjs'

const PACE = { beat_ms: 20, dead_ms: 400 }

let home
let registry
let folder
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'voice-'))
  registry = await fakeRegistry()
})
beforeEach(() => {
  folder = mkdtempSync(join(home, 'v-'))
  registry.asked = []
  registry.faults = []
})
afterAll(() => {
  registry.close()
  rmSync(home, { recursive: true, force: true })
})

const prepare = (more = {}) => prepareVoice(folder, { packages: registry.packages, registry: registry.url, pace: PACE, ...more })
const isReady = () => isVoiceReady(folder, registry.packages)
const state = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))

/** What is told on the console while it is fetched. */
async function aloud(more = {}) {
  const lines = []
  const say = (line) => lines.push(line)
  const why = await prepareVoiceAloud(folder, {
    packages: registry.packages,
    registry: registry.url,
    pace: PACE,
    say,
    complain: say,
    ...more,
  })
  return { lines, why }
}

test('the voice is fetched and put together, and nothing but it is left', async () => {
  const parts = []
  await prepare({ report: (part) => parts.push(part) })
  expect(isReady()).toBe(true)
  expect(parts.at(-1)).toBe(1)
  expect(parts).toEqual([...parts].sort((one, other) => one - other))
  expect(readdirSync(folder).sort()).toEqual(['hearing', 'ready.json', 'speaking'])
  expect(readdirSync(join(folder, 'hearing')).sort()).toEqual([
    'activity.onnx',
    'decoder_model_merged.onnx',
    'encoder_model.onnx',
    'tokens.txt',
  ])
  expect(readFileSync(join(folder, 'speaking/espeak-ng-data/en_dict'), 'utf8')).toBe('words!')
  await prepare()
  expect(registry.asked).toHaveLength(5)
})

test('a voice of other packages, or a note that cannot be read, is none', async () => {
  expect(isReady()).toBe(false)
  writeFileSync(join(folder, 'ready.json'), JSON.stringify({ made_of: 'other packages' }))
  expect(isReady()).toBe(false)
  writeFileSync(join(folder, 'ready.json'), '{"made')
  expect(isReady()).toBe(false)
})

test('what broke off half-way is gone on with, and counted from where it was', async () => {
  registry.faults = ['broken', 'refused', 'refused', 'refused']
  await expect(prepare()).rejects.toThrow('the registry answered 503')
  expect(isReady()).toBe(false)
  expect(state('failed.json').why).toContain('the registry answered 503')
  const parts = []
  await prepare({ report: (part) => parts.push(part) })
  expect(isReady()).toBe(true)
  expect(existsSync(join(folder, 'failed.json'))).toBe(false)
  const [first, ...more] = registry.asked
  expect(first.start).toBe(0)
  expect(more.slice(0, 4).every(({ path, start }) => path === first.path && start > 0)).toBe(true)
  expect(parts[0]).toBeGreaterThan(0.1)
})

test('what is not the file that was pinned is refused, and said', async () => {
  registry.faults = ['other', 'other', 'other', 'other']
  const { lines, why } = await aloud()
  expect(why).toContain('it is not the file that was expected')
  expect(lines.at(-2)).toMatch(
    /^Voice: not ready, http:.*moonshine-js-0\.1\.16\.tgz could not be fetched: it is not the file that was expected\.$/,
  )
  expect(lines.at(-1)).toBe('All else works. The next npm start, or npm run voice, goes on where this stopped.')
  expect(isReady()).toBe(false)
})

test('without a registry it says so in two lines', async () => {
  const { lines } = await aloud({ registry: 'http://127.0.0.1:9' })
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(/^Voice: not ready, http:\/\/127\.0\.0\.1:9\/.* could not be fetched: \S.*\.$/)
})

test('its size is told ahead, a line for each quarter, and that it is ready', async () => {
  const { lines, why } = await aloud()
  expect(why).toBeNull()
  expect(lines[0]).toBe('Voice: fetching what hears and speaks, 174 MB, once. All else works meanwhile.')
  expect(lines.at(-1)).toBe('Voice: ready. Questions can be heard, and answers spoken.')
  expect(lines.slice(1, -1)).not.toEqual([])
  for (const line of lines.slice(1, -1)) expect(line).toMatch(/^Voice: (?:25|50|75) % is there\.$/)
})

test('of two at once one fetches, and the other waits and hears how far it is', async () => {
  const heard = []
  await Promise.all([prepare(), prepare({ report: (part) => heard.push(part) }), prepare()])
  expect(isReady()).toBe(true)
  expect(heard[0]).toBe(0)
  expect(registry.asked).toHaveLength(5)
  expect(readdirSync(folder).sort()).toEqual(['hearing', 'ready.json', 'speaking'])
})

test('where the first one fails the second one goes on', async () => {
  registry.faults = ['broken', 'refused', 'refused', 'refused']
  const [first, second] = await Promise.allSettled([prepare(), prepare()])
  expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected'])
  expect(isReady()).toBe(true)
})

test('a folder that somebody held who died is taken over, and what they had fetched is used', async () => {
  registry.faults = ['broken', 'refused', 'refused', 'refused']
  await expect(prepare()).rejects.toThrow()
  writeFileSync(join(folder, 'preparing.json'), JSON.stringify({ owner: 'dead', part: 0.4, beat: 7 }))
  registry.asked = []
  const heard = []
  await prepare({ report: (part) => heard.push(part) })
  expect(heard[0]).toBe(0.4)
  expect(isReady()).toBe(true)
  expect(registry.asked[0].start).toBeGreaterThan(0)
})

test('who was taken for dead and comes to life again does not write beside the new one', async () => {
  registry.faults = ['waits']
  const first = prepare().catch(({ message }) => message)
  await expect.poll(() => registry.asked.length).toBe(1)
  writeFileSync(join(folder, 'preparing.json'), JSON.stringify({ owner: 'another', part: 0.4, beat: 7 }))
  registry.breakOff()
  expect(await first).toContain('another process has taken over the fetching')
  expect(state('preparing.json').owner).toBe('another')
})

test('a folder that cannot be written to is named', async () => {
  writeFileSync(join(folder, 'file'), '')
  const below = join(folder, 'file', 'voice')
  await expect(prepareVoice(below, { packages: registry.packages, registry: registry.url })).rejects.toThrow(
    `the folder ${below} cannot be written to (`,
  )
})

test('the voice lies where the server looks for it', () => {
  expect(voiceFolder({})).toBe(resolve(readConfig({}).speech.folder))
  expect(voiceFolder({ VOICE_DIR: ' ' })).toBe(voiceFolder({}))
  expect(voiceFolder({ VOICE_DIR: '/srv/voice' })).toBe('/srv/voice')
})

test('an installation without what is optional, or without it for this machine, has no engine', () => {
  const without = (left) => (name) => {
    if (name.startsWith(left)) throw new Error('MODULE_NOT_FOUND')
    return `/node_modules/${name}`
  }
  expect(hasEngine(without('nothing'))).toBe(true)
  expect(hasEngine(without('sherpa-onnx-node'))).toBe(false)
  expect(hasEngine(without(`sherpa-onnx-${process.platform === 'win32' ? 'win' : process.platform}`))).toBe(false)
})
