import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { command } from './setup/command.mjs'
import { requireNode } from './setup/node-version.mjs'
import { suiteTable } from './suite-table.mjs'

/**
 * `npm run suite`: measures the tests themselves, as they are committed here, in fresh clones. It prints how long `.ci/run`, `npm test` and the
 * unit tests alone take, how many of `--runs` whole runs failed, the last `--busy` of them with every core busy otherwise, and, with
 * `--before commit`, the same times of that commit on the same machine. Planted faults come from what `npm run faults -- --out` has kept.
 */
requireNode(process.versions.node)
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    busy: { type: 'string', default: '0' },
    before: { type: 'string' },
    faults: { type: 'string' },
    'faults-before': { type: 'string' },
  },
})

/** A fresh clone of a commit, with nothing installed in it. */
async function clone(commit, name) {
  const folder = resolve('.cache', name)
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

async function times(name, folder) {
  const ci = await timed(`${name}: .ci/run in a fresh clone`, folder, 'bash', ['.ci/run'])
  const test = await timed(`${name}: npm test`, folder, 'npm', ['test', '--silent'])
  const unit = await timed(`${name}: the unit tests alone`, folder, 'npm', ['run', '--silent', 'test:unit'])
  return { ci: ci.seconds, test: test.seconds, unit: unit.seconds }
}

async function wholeRuns(folder) {
  const [runs, busy] = [Number(values.runs), Number(values.busy)]
  const outcomes = []
  for (let nth = 1; nth <= runs; nth += 1) {
    const isBusy = nth > runs - busy
    const release = isBusy ? busyCores() : () => {}
    const outcome = await timed(`run ${nth} of ${runs}${isBusy ? ', every core busy' : ''}`, folder, 'npm', ['test', '--silent'])
    release()
    outcomes.push({ ...outcome, isBusy })
  }
  return outcomes
}

const kept = (file) => (file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

const before = values.before ? await times('before', await clone(values.before, 'suite-before')) : null
const folder = await clone('HEAD', 'suite')
const after = await times('after', folder)
const runs = await wholeRuns(folder)
console.log(`\n${suiteTable({ before, after, runs, faults: kept(values.faults), faultsBefore: kept(values['faults-before']) })}`)
