import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'

/** The longest a file and a function may be, in lines. A function that is a component may run on: JSX takes a line for each part. */
const LONGEST = { file: 250, function: 60, component: 80 }

const isTest = (path) => /\.(test|story)\.\w+$/.test(path)

/** Every function of a file that is longer than it may be, as "name: N lines". */
function longFunctions(path, source, limit) {
  const found = []
  const visit = (node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line
      const lines = lineOf(node.end) - lineOf(node.getStart(source)) + 1
      const name = node.name?.getText(source) ?? node.parent.name?.getText(source) ?? 'a function without a name'
      if (lines > limit) found.push(`${path}: ${name} has ${lines} lines, at most ${limit}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** What is too long in one file. In tests only the file is measured: a story is as long as it is. */
export function tooLong(path, text) {
  const lines = text.trimEnd().split('\n').length
  const file = lines > LONGEST.file ? [`${path}: the file has ${lines} lines, at most ${LONGEST.file}`] : []
  if (isTest(path)) return file
  const limit = path.endsWith('.tsx') ? LONGEST.component : LONGEST.function
  return [...file, ...longFunctions(path, ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true), limit)]
}

function report() {
  const folders = ['src', 'e2e', 'bench', 'chaos', 'scripts'].filter((folder) => existsSync(folder))
  const paths = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
  const found = paths.flatMap((path) => tooLong(path, readFileSync(path, 'utf8')))
  for (const line of found) console.log(line)
  console.log(`${paths.length} files, ${found.length} too long`)
  process.exitCode = paths.length === 0 || found.length > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) report()
