import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { failingStories, failingTests, faultCopy, hasPlace, withPlanted } from './faults/copy.mjs'
import { foundTable, isChosen } from './faults/fault.mjs'
import { findBrowser } from './setup/browser.mjs'
import { requireNode } from './setup/node-version.mjs'

/**
 * `npm run faults [id or room…]`: plants small faults in a copy of what is committed here, and tells which of them a test notices. Each is held by
 * itself against the test files beside it. What is left is planted together for all tests, then for the stories, and each alone for those that
 * failed. `--suite folder` holds them against the tests of another clone, `--unit` leaves the stories out; `--out file` keeps what was found, and a
 * second call goes on from there.
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

/** Which test file beside the fault notices it. */
async function heldAgainstItsFolder(fault) {
  const by = await noticedBy(fault, [`${dirname(fault.file)}/`], (chosen) => failingTests(copy, chosen))
  keep(fault, by ? { stage: 'beside it', by } : { stage: 'nobody', by: null })
}

/** What fails on account of the fault: with it, with it again, and not without it. What fails by chance says nothing. */
async function noticedBy(fault, chosen, failing) {
  const planted = (some) => withPlanted(copy, [fault], () => failing(some))
  const once = await planted(chosen)
  const twice = once.length > 0 ? await planted(once) : []
  const chance = twice.length > 0 ? await failing(twice) : []
  return twice.find((one) => !chance.includes(one)) ?? null
}

/** Plants together what nobody noticed. Of what fails each fault is tried alone; what is found is taken out until no more is found. */
async function heldTogether(stage, failing) {
  for (let before = Number.POSITIVE_INFINITY, left = stillUnnoticed(); left.length > 0 && left.length < before; ) {
    before = left.length
    const failed = await withPlanted(copy, left, () => failing())
    if (failed.length === 0) return
    for (const fault of left) {
      const by = await noticedBy(fault, failed, failing)
      if (by) keep(fault, { stage, by })
    }
    left = stillUnnoticed()
  }
}

const stillUnnoticed = () => faults.filter(({ id }) => found.find((one) => one.id === id)?.stage === 'nobody')

for (const fault of faults.filter(({ id }) => !found.some((one) => one.id === id))) {
  if (hasPlace(copy, fault)) await heldAgainstItsFolder(fault)
  else keep(fault, { stage: 'stale', by: null })
}
await heldTogether('any test', (chosen) => failingTests(copy, chosen))
if (!values.unit) {
  const browser = await findBrowser()
  await heldTogether('stories', (chosen) => failingStories(copy, chosen, browser))
}
console.log(
  `\n${foundTable(
    found.filter(({ id }) => faults.some((fault) => fault.id === id)),
    faults,
  )}`,
)
