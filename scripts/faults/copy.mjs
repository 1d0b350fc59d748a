import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { command } from '../setup/command.mjs'
import { faultedText } from './fault.mjs'

/** What is committed in a clone, in a folder that nobody works in and where faults can be planted. */
export async function faultCopy(clone, folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = `${folder}.tar`
  for (const [program, args] of [
    ['git', ['-C', clone, 'archive', '--output', archive, 'HEAD']],
    ['tar', ['-xf', archive, '-C', folder]],
  ]) {
    const { code, printed } = await command(program, args)
    if (code !== 0) throw new Error(printed)
  }
  rmSync(archive)
  symlinkSync(join(clone, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Whether the place that a fault was made for is there. */
export function hasPlace(copy, fault) {
  const place = join(copy, fault.file)
  return existsSync(place) && faultedText(readFileSync(place, 'utf8'), fault) !== null
}

/** Does something while faults are planted in a copy. */
export async function withPlanted(copy, faults, work) {
  const kept = new Map()
  for (const fault of faults) {
    const place = join(copy, fault.file)
    const text = readFileSync(place, 'utf8')
    if (!kept.has(place)) kept.set(place, text)
    writeFileSync(place, faultedText(text, fault) ?? text)
  }
  try {
    return await work()
  } finally {
    for (const [place, text] of kept) writeFileSync(place, text)
  }
}

/** Runs the unit, API and database tests that are chosen, all of them without names; gives the files of those that failed. */
export async function failingTests(copy, chosen = []) {
  const report = join(copy, '.cache', 'found.json')
  const args = ['run', ...chosen, '--passWithNoTests', '--reporter=json', `--outputFile=${report}`]
  const { testResults } = (await judged(copy, 'vitest/vitest.mjs', args, report)) ?? { testResults: [] }
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name.slice(copy.length + 1))
}

/** Builds the copy and runs the stories that are chosen, all of them without names; gives "file:line" of those that failed. */
export async function failingStories(copy, chosen = [], browser) {
  const built = await inCopy(copy, ['--input-type=module', '-e', "await (await import('./scripts/setup/build.mjs')).build()"])
  if (built.code !== 0) throw new Error(`The copy could not be built:\n${built.printed.slice(-2000)}`)
  const report = join(copy, '.cache', 'found.json')
  const env = { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const read = await judged(copy, 'playwright/cli.js', ['test', ...chosen, '--reporter=json'], report, env)
  return read
    ? storiesOf(read.suites)
        .filter(({ ok }) => !ok)
        .map(({ file, line }) => `${file}:${line}`)
    : []
}

function storiesOf(suites) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...storiesOf(inner)])
}

/** What the tests' report says; null when all passed. */
async function judged(copy, tool, args, report, env) {
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const { code, printed } = await inCopy(copy, [`node_modules/${tool}`, ...args], env)
  if (code === 0) return null
  if (!existsSync(report)) throw new Error(`The tests could not be run:\n${printed.slice(-2000)}`)
  return JSON.parse(readFileSync(report, 'utf8'))
}

function inCopy(copy, args, env = {}) {
  return command(process.execPath, args, { env, cwd: copy })
}
