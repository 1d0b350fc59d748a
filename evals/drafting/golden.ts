import { mkdirSync, writeFileSync } from 'node:fs'
import { richCases } from './cases.ts'
import { drafted } from './drafted.ts'
import { goldenText } from './golden-text.ts'

/** Which plans are printed whole: two components' Phase I, a Direct to Phase II, an STTR, a Phase II. */
const GOLDEN = ['N251-001', 'A254-049', 'MDA251-D003', 'AF15-AT05', 'AF251-0004']
const FOLDER = new URL('../../docs/golden/', import.meta.url)

/** Drafts five whole plans anew into docs/golden, where a change is looked at before it is kept. */
export async function printGoldenPlans(): Promise<string> {
  mkdirSync(FOLDER, { recursive: true })
  const chosen = richCases().filter(({ name }) => GOLDEN.includes(name))
  for (const one of chosen) writeFileSync(new URL(`${one.name}.md`, FOLDER), goldenText(await drafted(one)))
  return `Printed ${chosen.map(({ name }) => `docs/golden/${name}.md`).join(', ')}`
}
