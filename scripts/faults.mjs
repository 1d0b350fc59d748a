import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { failingStories, failingTest, faultCopy, hasPlace, withPlanted } from './faults/copy.mjs'
import { foundTable, isChosen } from './faults/fault.mjs'
import { findBrowser } from './setup/browser.mjs'
import { requireNode } from './setup/node-version.mjs'

/**
 * `npm run faults [id or room…]`: plants small faults in a copy of what is committed here, and tells which of them a test notices. Each is held by
 * itself against the test files beside it, then against all that import it. What is left is planted together for the stories, and each alone for
 * those that failed. `--suite folder` holds them against the tests of another clone, `--unit` leaves the stories out; `--out file` keeps what was
 * found, and a second call goes on from there.
 */
requireNode(process.versions.node)
const root = fileURLToPath(new URL('..', import.meta.url))
const options = { suite: { type: 'string', default: root }, out: { type: 'string' }, unit: { type: 'boolean', default: false } }
const { values, positionals } = parseArgs({ options, allowPositionals: true })
const faults = JSON.parse(readFileSync(join(root, 'scripts/faults/faults.json'), 'utf8')).filter((fault) => isChosen(fault, positionals))
const copy = await faultCopy(resolve(values.suite), join(root, '.cache', 'faults'))
const found = values.out && existsSync(values.out) ? JSON.parse(readFileSync(values.out, 'utf8')) : []

function keep({ id, room }, outcome) {
  const known = found.findIndex((one) => one.id === id)
  found.splice(known < 0 ? found.length : known, known < 0 ? 0 : 1, { id, room, ...outcome })
  console.log(`${id} ${room}: ${outcome.by ?? outcome.stage}`)
  if (values.out) writeFileSync(values.out, `${JSON.stringify(found, null, 2)}\n`)
}

/** Which test file notices a fault that is planted alone. */
async function heldAgainstTests(fault) {
  const beside = await noticedBy(fault, ['run', `${dirname(fault.file)}/`])
  if (beside) return { stage: 'beside it', by: beside }
  const related = await noticedBy(fault, ['related', '--run', fault.file])
  return related ? { stage: 'all that import it', by: related } : { stage: 'nobody', by: null }
}

/** The first file that fails on account of the fault: with it again and not without it. One that fails by chance says nothing. */
async function noticedBy(fault, chosen) {
  const unsteady = []
  for (;;) {
    const failed = await withPlanted(copy, [fault], () => failingTest(copy, chosen, unsteady))
    if (!failed) return null
    const again = await withPlanted(copy, [fault], () => failingTest(copy, ['run', failed]))
    if (again && !(await failingTest(copy, ['run', failed]))) return failed
    console.log(`  ${failed} failed by chance`)
    unsteady.push(failed)
  }
}

/** Plants together what no test noticed. Of stories that fail each fault is tried alone; what is found is taken out until none fails any more. */
async function heldAgainstStories(left) {
  const browser = await findBrowser()
  for (let before = left.length + 1; left.length > 0 && left.length < before; ) {
    before = left.length
    const failing = await withPlanted(copy, left, () => failingStories(copy, [], browser))
    if (failing.length === 0) return
    for (const fault of left) {
      const [by] = await withPlanted(copy, [fault], () => failingStories(copy, failing, browser))
      if (by) keep(fault, { stage: 'stories', by })
    }
    left = left.filter(({ id }) => unnoticed(id))
  }
}

const unnoticed = (id) => found.find((one) => one.id === id)?.stage === 'nobody'

for (const fault of faults.filter(({ id }) => !found.some((one) => one.id === id))) {
  const isStale = !hasPlace(copy, fault)
  keep(fault, isStale ? { stage: 'stale', by: null } : await heldAgainstTests(fault))
}
if (!values.unit) await heldAgainstStories(faults.filter(({ id }) => unnoticed(id)))
console.log(
  `\n${foundTable(
    found.filter(({ id }) => faults.some((fault) => fault.id === id)),
    faults,
  )}`,
)
