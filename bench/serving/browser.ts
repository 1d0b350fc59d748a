import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/setup/browser.mjs'
import { startServer } from './program.ts'

/** Does something with a browser and a server that has a new data folder, whose address is told; both end with it. */
export async function inBrowser<Done>(work: (browser: Browser, url: string) => Promise<Done>): Promise<Done> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-browser-'))
  const server = await startServer(dataDir)
  const executablePath = await findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    return await work(browser, server.url)
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
