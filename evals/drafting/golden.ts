import { mkdirSync, writeFileSync } from 'node:fs'
import { type Case, richCases } from './cases.ts'
import { drafted } from './drafted.ts'
import { goldenText } from './golden-text.ts'

/** Which plans are printed whole: components' Phase I, a Phase II, an STTR, two that go straight to Phase II, and topics of other agencies. */
const GOLDEN = ['N251-001', 'A254-049', 'MDA251-D003', 'AF15-AT05', 'AF251-0004', 'CBD254-005', 'HR0011SB20254-12', 'N251-D01']
const FOLDER = new URL('../../docs/golden/', import.meta.url)

/** The cases whose plans are kept whole in docs/golden. */
export function goldenCases(): Case[] {
  return richCases().filter(({ name }) => GOLDEN.includes(name))
}

/** Where a case's whole plan is kept. */
export function goldenFile({ name }: Case): URL {
  return new URL(`${name}.md`, FOLDER)
}

/** Drafts the whole plans anew into docs/golden, where a change is looked at before it is kept. */
export async function printGoldenPlans(): Promise<string> {
  mkdirSync(FOLDER, { recursive: true })
  const chosen = goldenCases()
  for (const one of chosen) writeFileSync(goldenFile(one), goldenText(await drafted(one)))
  return `Printed ${chosen.map(({ name }) => `docs/golden/${name}.md`).join(', ')}`
}
