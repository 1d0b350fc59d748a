import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { command } from './setup/command.mjs'
import { requireNode } from './setup/node-version.mjs'
import { suiteTable } from './suite-table.mjs'

/**
 * `npm run suite`: measures the tests themselves, as they are committed here, in fresh clones. It prints how long `.ci/run`, `npm test` and the
 * unit tests alone take, how many of `--runs` whole runs (those two among them) failed, the last `--busy` of them with every core busy otherwise,
 * and, with `--before commit`, the same times of that commit on the same machine. Planted faults come from what `npm run faults -- --out` has kept.
 * All this takes hours: what was measured is kept in `--keep file` at once, and a second call goes on from there. With the commits whose times are
 * kept, `--before` and `--after` print the table without measuring anew.
 */
requireNode(process.versions.node)
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    busy: { type: 'string', default: '0' },
    before: { type: 'string' },
    after: { type: 'string', default: 'HEAD' },
    faults: { type: 'string' },
    'faults-before': { type: 'string' },
    keep: { type: 'string', default: 'docs/measured/suite.json' },
  },
})
const read = (file) => (file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)
/** The times of commits, and the whole runs of any. */
const kept = read(values.keep) ?? { times: {}, runs: [] }

function keep() {
  mkdirSync(dirname(resolve(values.keep)), { recursive: true })
  writeFileSync(values.keep, `${JSON.stringify(kept, null, 2)}\n`)
}

/** A fresh clone of a commit, with nothing installed in it. */
async function clone(commit, name) {
  // not within this one: some tools look for their settings in the folders above
  const folder = join(tmpdir(), `work-plan-builder-${name}`)
  rmSync(folder, { recursive: true, force: true })
  await done('git', ['clone', '--quiet', '--no-local', process.cwd(), folder])
  await done('git', ['-C', folder, 'checkout', '--quiet', '--detach', commit])
  return folder
}

async function done(program, args) {
  const { code, printed } = await command(program, args)
  if (code !== 0) throw new Error(printed)
  return printed.trim()
}

/** Runs something in a folder and tells how long it took and whether it passed. */
async function timed(name, cwd, program, args) {
  const began = performance.now()
  const { code, printed } = await command(program, args, { cwd, env: { CI: 'true' } })
  const seconds = (performance.now() - began) / 1000
  const counts = printed.trim().split('\n').at(-1)
  console.log(`${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(0)} s (${counts})`)
  if (code !== 0) console.log(failures(printed))
  return { seconds, passed: code === 0 }
}

/** The lines that name what failed. */
function failures(printed) {
  return printed
    .split('\n')
    .filter((line) => /^\s*(?:FAIL|×|✘|FAILED)\s/.test(line))
    .slice(0, 20)
    .join('\n')
}

/** One process for each core that does nothing but keep it busy. */
function busyCores() {
  const hogs = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;) {}'], { stdio: 'ignore' }))
  return () => {
    for (const hog of hogs) hog.kill('SIGKILL')
  }
}

/** How long everything takes at a commit, in seconds. */
async function timesAt(name, commit) {
  const sha = await done('git', ['rev-parse', commit])
  if (kept.times[sha]) return kept.times[sha]
  const folder = await clone(sha, 'suite')
  const ci = await timed(`${name}: .ci/run in a fresh clone`, folder, 'bash', ['.ci/run'])
  const test = await timed(`${name}: npm test`, folder, 'npm', ['test', '--silent'])
  // both run the whole suite
  if (name === 'after') kept.runs.push({ ...ci, isBusy: false }, { ...test, isBusy: false })
  const unit = await timed(`${name}: the unit tests alone`, folder, 'npm', ['run', '--silent', 'test:unit'])
  kept.times[sha] = { ci: ci.seconds, test: test.seconds, unit: unit.seconds }
  keep()
  return kept.times[sha]
}

/** Whole runs of what is committed until there are as many as asked for; the busy ones come last. */
async function wholeRuns() {
  const busy = Number(values.busy)
  const isMissing = () => kept.runs.length < Number(values.runs)
  const folder = isMissing() ? await clone('HEAD', 'suite') : null
  while (isMissing()) {
    const nth = kept.runs.length + 1
    const isBusy = nth > Number(values.runs) - busy
    const release = isBusy ? busyCores() : () => {}
    const outcome = await timed(`run ${nth} of ${values.runs}${isBusy ? ', every core busy' : ''}`, folder, 'npm', ['test', '--silent'])
    release()
    kept.runs.push({ ...outcome, isBusy })
    keep()
  }
}

const before = values.before ? await timesAt('before', values.before) : null
const after = await timesAt('after', values.after)
await wholeRuns()
const faults = { faults: read(values.faults), faultsBefore: read(values['faults-before']) }
console.log(`\n${suiteTable({ before, after, runs: kept.runs, ...faults })}`)
