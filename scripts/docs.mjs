import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const PAPERS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']

/** A path below one of the repository's folders, wherever it stands in a text. */
const BELOW_A_FOLDER = /(?<![\w./-])(?:src|docs|samples|scripts|e2e|bench|chaos|evals|\.ci)\/[\w./-]*/g

/** A file of the repository's root, in backticks or as the target of a link. A bare name such as `payment.ts` is no path. */
const IN_THE_ROOT = /(?<=`|\]\()\.?[\w-]+(?:\.[\w-]+)*\.(?:md|json|cjs|config\.ts)(?=`|\))/g

/** Every path of the repository that a text names. */
export function namedPaths(text) {
  const found = [...text.matchAll(BELOW_A_FOLDER), ...text.matchAll(IN_THE_ROOT)].map(([path]) => path.replace(/[./]+$/, ''))
  return [...new Set(found)]
}

/** What the papers get wrong: a path that leads nowhere, a room of src/ that the architecture does not name. */
export function docFaults(papers, exists, rooms) {
  const lost = papers.flatMap(({ name, text }) =>
    namedPaths(text)
      .filter((path) => !exists(path))
      .map((path) => `${name} names ${path}, which does not exist`),
  )
  const architecture = papers.find(({ name }) => name === 'ARCHITECTURE.md')?.text ?? ''
  const unnamed = rooms.filter((room) => !architecture.includes(`src/${room}/`))
  return [...lost, ...unnamed.map((room) => `ARCHITECTURE.md does not name src/${room}/`)]
}

function report() {
  const papers = PAPERS.map((name) => ({ name, text: readFileSync(name, 'utf8') }))
  const rooms = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const faults = docFaults(
    papers,
    existsSync,
    rooms.map(({ name }) => name),
  )
  for (const fault of faults) console.log(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) report()
