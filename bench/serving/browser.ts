import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/setup/browser.mjs'
import { freePort, startServer } from './program.ts'

/** Does something with a browser and a server that has a new data folder, whose address is told; both end with it. */
export async function inBrowser<Done>(work: (browser: Browser, url: string) => Promise<Done>): Promise<Done> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-browser-'))
  const server = await startServer(dataDir)
  const browser = await chromium.launch(await launching())
  try {
    return await work(browser, server.url)
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Does something with a browser of its own profile that another program can be shown by its port; the browser and the profile end with it. */
export async function inListeningBrowser<Done>(work: (context: BrowserContext, port: number) => Promise<Done>): Promise<Done> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-profile-'))
  const port = await freePort()
  const { args, ...options } = await launching()
  const context = await chromium.launchPersistentContext(profile, { ...options, args: [...args, `--remote-debugging-port=${port}`] })
  try {
    return await work(context, port)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

async function launching() {
  const executablePath = await findBrowser()
  return { ...(executablePath && { executablePath }), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] }
}
