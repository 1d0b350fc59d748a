import { existsSync, readFileSync, statSync } from 'node:fs'
import { build } from './setup/build.mjs'

/** How many bytes of JavaScript a screen is to bring on the wire before what is loaded on demand. */
const AIM = { plain: 90_000, public: 90_000, builder: 200_000 }

const FRAME = 'src/web/app/builder-layout.tsx'

/** What is there before any screen: the page's own script and what starts the screens. */
const START = ['index.html', 'src/web/app/start.tsx']

/** The screens of the builder, each with the most that it may bring: what it brings today, so that none grows. */
const BUILDER = {
  'solicitation/dashboard-page': 193_100,
  'reading/solicitation-page': 202_000,
  'interview/global-interview-page': 207_000,
  'steps/steps-page': 232_000,
  'final/final-export-page': 230_500,
  'admin/admin-page': 168_000,
  'account/settings/account-page': 178_500,
}

/** Each screen's own file, by who may see it, with the frame that stands around it. */
const SCREENS = [
  { kind: 'plain', atMost: 3_000, files: ['plain.html'] },
  { kind: 'public', atMost: 163_000, files: [...START, 'src/web/features/account/sign-in-page.tsx'] },
  ...Object.entries(BUILDER).map(([name, atMost]) => ({
    kind: 'builder',
    atMost,
    files: [...START, FRAME, `src/web/features/${name}.tsx`],
  })),
]

await build(['web'])
const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'))

function scriptsOf(keys, found = new Set()) {
  for (const key of keys) {
    const part = manifest[key]
    if (!part) throw new Error(`${key} is no part of the built pages: it was renamed, or is no longer loaded by itself`)
    if (found.has(part.file)) continue
    found.add(part.file)
    scriptsOf(part.imports ?? [], found)
  }
  return found
}

/** A file as it is sent to a browser that unpacks. */
function bytesOf(file) {
  const path = `dist/web/${file}`
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} KB`

let isOver = false
for (const { kind, atMost, files } of SCREENS) {
  const sent = [...scriptsOf(files)].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + bytesOf(file), 0)
  const isTooMuch = sent > atMost
  isOver ||= isTooMuch
  const name = files.at(-1).replace('src/web/features/', '').replace('.tsx', '')
  console.log(`${isTooMuch ? 'OVER ' : 'ok   '} ${name}: ${kilobytes(sent)}, at most ${kilobytes(atMost)}, to be ${kilobytes(AIM[kind])}`)
}
process.exitCode = isOver ? 1 : 0
