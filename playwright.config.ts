import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { MODEL_ADDRESS, MODEL_ENVIRONMENT, MODEL_PORT } from './e2e/model-server.ts'
import { installedBrowser } from './scripts/setup/browser.mjs'

const port = Number(process.env.STORIES_PORT ?? 3210)
const address = `http://127.0.0.1:${port}`
const data = resolve('.cache/stories')
const modelData = resolve('.cache/stories-model')

/** Keep Chromium from calling home on a closed network, and from playing a graphics card that is not there; root may not use its sandbox. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const args = process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet

// Every run begins with an empty database. Only the run itself clears it, not the workers, lists and checks that read this file too.
const isRun = process.argv.includes('test') && !process.argv.includes('--list') && process.env.TEST_WORKER_INDEX === undefined
if (isRun) {
  for (const folder of [data, modelData]) rmSync(folder, { recursive: true, force: true })
}

/** The built server on an embedded database of its own. */
const served = (url: string, env: Record<string, string>) => ({
  command: 'node dist/server/main.js',
  url: `${url}/api/health`,
  env: { NODE_ENV: 'production', ...env },
  timeout: 180_000,
  stderr: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
})

/** The journeys in e2e/, told in a real browser against the built server on its embedded database, and the stories of the language model against one that has a model. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.story.ts',
  outputDir: 'test-results',
  // What is waited for is a condition; these only end a story that waits in vain, also on a slow and busy machine.
  timeout: 1_200_000,
  expect: { timeout: 180_000 },
  fullyParallel: true,
  workers: Math.max(2, availableParallelism()),
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: {
    baseURL: address,
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    acceptDownloads: true,
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
    // To record what every story does costs more than it takes; of one that failed `--trace on` tells all.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: installedBrowser(), args },
  },
  webServer: [
    served(address, { PORT: String(port), DATA_DIR: data }),
    served(MODEL_ADDRESS, { PORT: String(MODEL_PORT), DATA_DIR: modelData, ...MODEL_ENVIRONMENT }),
  ],
})
