import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireNode } from './setup/node-version.mjs'

/** `npm test`: sets itself up, runs every test there is, and closes with one line that counts them. */
requireNode(process.versions.node)
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { install } = await import('./setup/installation.mjs')
await install()
const { build } = await import('./setup/build.mjs')
await build()
const { findBrowser } = await import('./setup/browser.mjs')
const { tool } = await import('./setup/command.mjs')
const { closingLine, judged, playwrightCounts, total, vitestCounts } = await import('./test-counts.mjs')

const reports = mkdtempSync(join(tmpdir(), 'work-plan-builder-tests-'))

/** Runs one test runner, its output shown as it comes, and counts what its report says. */
async function run(title, file, args, report, env, counts) {
  console.log(`\n${title}`)
  const { code } = await tool(file, args, { output: 'shown', env })
  const read = existsSync(report) ? counts(JSON.parse(readFileSync(report, 'utf8'))) : undefined
  return judged(read, code)
}

function checks() {
  const report = join(reports, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return run(
    'Unit, API and database tests; what finders and transactions promise, on the embedded database and on PostgreSQL.',
    'vitest/vitest.mjs',
    args,
    report,
    {},
    vitestCounts,
  )
}

async function stories() {
  const browser = await findBrowser()
  if (!browser) {
    console.error(
      '\nThe browser stories need Chromium: install the package chromium (or Google Chrome), or name its program in CHROME_PATH.',
    )
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const report = join(reports, 'playwright.json')
  const env = { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return run(`Browser stories, in ${browser}.`, 'playwright/cli.js', ['test', '--reporter=list,json'], report, env, playwrightCounts)
}

const counts = total([await checks(), await stories()])
rmSync(reports, { recursive: true, force: true })
process.exitCode = counts.failed > 0 ? 1 : 0
console.log(`\n${closingLine(counts)}`)
