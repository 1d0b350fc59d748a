import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { command, tool } from './command.mjs'

/** Without windows Chromium takes a sixth less of the processor for the same stories. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

function canRun(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The Chromium that this machine has: CHROME_PATH, else the PATH, else where installers put it; undefined when there is none. */
export function installedBrowser(env = process.env) {
  if (env.CHROME_PATH) return env.CHROME_PATH
  const names = process.platform === 'win32' ? NAMES.map((name) => `${name}.exe`) : NAMES
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...ELSEWHERE].find(canRun)
}

/** Playwright's own browser, downloaded unless it is there already. Gives undefined when it cannot be had or does not start. */
async function downloadedBrowser() {
  const { code } = await tool('playwright/cli.js', ['install', 'chromium'], { limitMs: 300_000 })
  if (code !== 0) return undefined
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  const starts = await command(path, ['--version'], { limitMs: 20_000 })
  return starts.code === 0 ? path : undefined
}

/** Debian's Chromium without windows, else the whole one, which only root may install. */
async function packagedBrowser() {
  if (process.getuid?.() !== 0) return undefined
  const update = await command('apt-get', ['update', '-qq'], { limitMs: 300_000 })
  if (update.code !== 0) return undefined
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await command('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'], { env, limitMs: 900_000 })
    const installed = installedBrowser()
    if (installed) return installed
  }
  return undefined
}

/** A Chromium for the stories, fetched if need be: first the machine's own, then Playwright's, then the system's package. Undefined when all fail. */
export async function findBrowser() {
  const here = installedBrowser()
  if (here) return here
  console.log('No Chromium on this machine: fetching one for the browser stories.')
  return (await downloadedBrowser()) ?? (await packagedBrowser())
}
