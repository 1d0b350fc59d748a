import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireNode } from './setup/node-version.mjs'

/**
 * `npm test`: sets itself up, runs every test there is, tells where the time went, and closes with one line that counts them.
 * `npm test -- --changed [commit]` runs what the changes since that commit, or since the last one, can reach.
 */
requireNode(process.versions.node)
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const stages = []

/** Does one stage and keeps how long it took. */
async function stage(name, action) {
  const began = performance.now()
  const outcome = await action()
  stages.push({ name, seconds: (performance.now() - began) / 1000 })
  return outcome
}

await stage('installation', async () => (await import('./setup/installation.mjs')).install())
await stage('build', async () => (await import('./setup/build.mjs')).build())
const { findBrowser } = await import('./setup/browser.mjs')
const { tool } = await import('./setup/command.mjs')
const { changedFiles, storiesFor } = await import('./changed.mjs')
const { closingLine, judged, NONE, playwrightCounts, total, vitestCounts } = await import('./test-counts.mjs')
const { failureTable, playwrightFailures, vitestFailures } = await import('./test-failures.mjs')
const { playwrightTimes, slowestTable, stageTable, vitestTimes } = await import('./test-times.mjs')

const { hasEngine } = await import('./voice/engine.mjs')
const { prepareVoiceAloud } = await import('./voice/told.mjs')
const { isVoiceReady, voiceFolder } = await import('./voice/voice.mjs')

const since = sinceCommit(process.argv.slice(2))
const reports = mkdtempSync(join(tmpdir(), 'work-plan-builder-tests-'))
const times = []
const failures = []

/** The commit after which changes count; null when everything is to run. */
function sinceCommit([flag, commit = 'HEAD']) {
  if (flag === undefined) return null
  if (flag === '--changed') return commit
  console.error(`npm test knows --changed [commit], and not ${flag}.`)
  return process.exit(1)
}

/** Runs one test runner, its output shown as it comes, and reads from its report how many tests there were and how long they took. */
async function run(file, args, report, env, { counts, slow, failed }) {
  const { code } = await tool(file, args, { output: 'shown', env })
  const read = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  if (read) times.push(...slow(read))
  const named = read ? failed(read) : []
  const judgement = judged(read && counts(read), code)
  failures.push(...(judgement.failed > 0 && named.length === 0 ? [`${file} ended with ${code} and named no failure`] : named))
  return judgement
}

function checks() {
  console.log('\nUnit, screen, API and database tests.')
  const report = join(reports, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  if (since) args.push(`--changed=${since}`, '--passWithNoTests')
  return run('vitest/vitest.mjs', args, report, {}, { counts: vitestCounts, slow: vitestTimes, failed: vitestFailures })
}

/** Fetches the voice for the stories that hear and speak. Without it those are left out, with the reason that the server gives, and nothing fails. */
async function voice() {
  const folder = voiceFolder()
  if (hasEngine() && !isVoiceReady(folder)) await prepareVoiceAloud(folder)
}

async function stories(chosen) {
  const browser = await findBrowser()
  if (!browser) {
    console.error(
      '\nThe browser stories need Chromium: install the package chromium (or Google Chrome), or name its program in CHROME_PATH.',
    )
    return { ...NONE, failed: 1 }
  }
  console.log(`\nBrowser stories, in ${browser}.`)
  const report = join(reports, 'playwright.json')
  const env = { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const args = ['test', '--reporter=list,json', ...chosen]
  return run('playwright/cli.js', args, report, env, { counts: playwrightCounts, slow: playwrightTimes, failed: playwrightFailures })
}

// fetched while the tests run that have no use for it
const fetching = since ? null : voice()
const counts = [await stage('unit, screen, API and database tests', checks)]
const chosen = since ? storiesFor(await changedFiles(since)) : []
if (chosen) {
  await stage('waiting for the voice', () => fetching ?? voice())
  counts.push(await stage('browser stories', () => stories(chosen)))
}
rmSync(reports, { recursive: true, force: true })
const all = total(counts)
process.exitCode = all.failed > 0 ? 1 : 0
console.log(`\n${slowestTable(times)}\n\n${stageTable(stages)}\n\n${failureTable(failures)}${closingLine(all)}`)
