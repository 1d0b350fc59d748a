import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../src/server/testing/port.ts'
import { test as story } from './story.ts'

/** What a server is told by its environment. */
export type Environment = Record<string, string>

/** The built server, on an embedded database of a story's own, for what has to be set up otherwise than for all the others. */
export type OwnServer = {
  url: string
  /** Starts it anew with that environment, on the same data. */
  restart: (environment: Environment) => Promise<void>
}

/** Stories that have a server of their own: it starts with `environment`, and pages and calls go to it. */
export const test = story.extend<object, { port: number; environment: Environment; server: OwnServer }>({
  port: [({ browserName: _ }, use) => freePort().then(use), { scope: 'worker' }],
  environment: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ port, environment }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'story-server-'))
      const url = `http://127.0.0.1:${port}`
      let running = await started(port, folder, environment)
      await use({
        url,
        restart: async (next) => {
          await stopped(running)
          running = await started(port, folder, next)
        },
      })
      await stopped(running)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
})

async function started(port: number, folder: string, environment: Environment): Promise<ChildProcess> {
  const set = { NODE_ENV: 'production', PORT: String(port), DATA_DIR: folder, SPEECH_PROVIDER: 'off', ...environment }
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, ...set },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error('The server of this story did not start')
    await setTimeout(200)
  }
  return server
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}
