import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { faultedText, foundTable, isChosen } from './faults/fault.mjs'
import { requireNode } from './setup/node-version.mjs'

/**
 * `npm run faults [id or room…]`: plants small faults one by one in a copy of what is committed here, and tells which of them a test notices.
 * Each is held against the test files beside it, then against all that import it, then against the stories: the first that fails ends it.
 * `--suite folder` holds them against the tests of another clone, `--unit` leaves the stories out, `--out file` keeps what was found.
 */
requireNode(process.versions.node)
const root = fileURLToPath(new URL('..', import.meta.url))
const { values, names } = await options()
const suite = resolve(values.suite ?? root)
const copy = join(root, '.cache', 'faults')
const { command } = await import('./setup/command.mjs')
const faults = JSON.parse(readFileSync(join(root, 'scripts/faults/faults.json'), 'utf8')).filter((fault) => isChosen(fault, names))

async function options() {
  const { parseArgs } = await import('node:util')
  const known = { suite: { type: 'string' }, out: { type: 'string' }, unit: { type: 'boolean', default: false } }
  const { values, positionals } = parseArgs({ options: known, allowPositionals: true })
  return { values, names: positionals }
}

/** What is committed in the suite's clone, in a folder that nobody works in. */
async function makeCopy() {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  const archive = join(root, '.cache', 'faults.tar')
  for (const [program, args] of [
    ['git', ['-C', suite, 'archive', '--output', archive, 'HEAD']],
    ['tar', ['-xf', archive, '-C', copy]],
  ]) {
    const { code, printed } = await command(program, args)
    if (code !== 0) throw new Error(printed)
  }
  rmSync(archive)
  symlinkSync(join(suite, 'node_modules'), join(copy, 'node_modules'))
}

const STAGES = [
  ['beside it', ({ file }) => vitest(['run', `${dirname(file)}/`])],
  ['all that import it', ({ file }) => vitest(['related', '--run', file])],
  ...(values.unit ? [] : [['stories', stories]]),
]

function vitest(args) {
  const report = join(copy, '.cache', 'found.json')
  return judged(
    'node_modules/vitest/vitest.mjs',
    [...args, '--bail=1', '--passWithNoTests', '--reporter=json', `--outputFile=${report}`],
    report,
  )
}

async function stories() {
  const report = join(copy, '.cache', 'found.json')
  const built = await inCopy(['--input-type=module', '-e', "await (await import('./scripts/setup/build.mjs')).build()"])
  if (built.code !== 0) return 'the build'
  const { findBrowser } = await import('./setup/browser.mjs')
  const env = { CHROME_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return judged('node_modules/playwright/cli.js', ['test', '--max-failures=1', '--reporter=json'], report, env)
}

function inCopy(args, env = {}) {
  return command(process.execPath, args, { env, cwd: copy })
}

/** The file whose test failed; null when all passed. */
async function judged(tool, args, report, env) {
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const { code, printed } = await inCopy([tool, ...args], env)
  if (code === 0) return null
  if (!existsSync(report)) throw new Error(`The tests could not be run:\n${printed.slice(-2000)}`)
  return failedFile(JSON.parse(readFileSync(report, 'utf8')))
}

function failedFile({ testResults, suites = [] }) {
  if (testResults) return testResults.find(({ status }) => status === 'failed')?.name.slice(copy.length + 1) ?? 'a test'
  return suites.find((one) => JSON.stringify(one).includes('"unexpected"'))?.file ?? 'a story'
}

async function held(fault) {
  const place = join(copy, fault.file)
  const text = existsSync(place) ? faultedText(readFileSync(place, 'utf8'), fault) : null
  if (text === null) return { stage: 'stale', by: null }
  cpSync(place, `${place}.kept`)
  writeFileSync(place, text)
  try {
    for (const [stage, run] of STAGES) {
      const by = await run(fault)
      if (by) return { stage, by }
    }
    return { stage: 'nobody', by: null }
  } finally {
    cpSync(`${place}.kept`, place)
    rmSync(`${place}.kept`)
  }
}

await makeCopy()
const found = []
for (const fault of faults) {
  const began = performance.now()
  const outcome = await held(fault)
  found.push({ id: fault.id, room: fault.room, ...outcome })
  console.log(`${fault.id} ${fault.room}: ${outcome.by ?? outcome.stage} (${((performance.now() - began) / 1000).toFixed(0)} s)`)
  if (values.out) writeFileSync(values.out, `${JSON.stringify(found, null, 2)}\n`)
}
console.log(`\n${foundTable(found, faults)}`)
