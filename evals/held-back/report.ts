import { writeFileSync } from 'node:fs'
import { markdownTable, percent } from '../../bench/table.ts'
import { type Held, heldBy } from '../../src/language/held-back.ts'
import type { Learned } from '../../src/language/learned/logistic.ts'
import { inTurns } from '../judged-sentences.ts'
import { toldOfWork } from '../remarks/learning.ts'
import { type HeldWords, learnedHeld, writtenHeld } from './learning.ts'

const WRITTEN = new URL('../../src/language/learned/held-back.json', import.meta.url)
const TURNS = 4

/** Learns anew what says that it is not for the document, writes what was learned, and tells how well it does on sentences that were left out. */
export function trainHeld(): string {
  const learned = learnedHeld(writtenHeld('train'), toldByCompanies().flat())
  writeFileSync(WRITTEN, `${JSON.stringify(learned).replaceAll('],"', '],\n"')}\n`)
  return heldReport(false)
}

/** How many sentences are found of those that are not for the document, and how many of the others are taken for one: left out of the learning, and that nobody saw. */
export function heldReport(isSealed: boolean): string {
  const told = inTurns(toldByCompanies(), TURNS)
  const turns = inTurns(writtenHeld('train'), TURNS).map(({ held, rest }, turn) => {
    const learned = learnedHeld(rest, told[turn]?.rest.flat() ?? [])
    return { written: judged(held, learned), told: judged((told[turn]?.held.flat() ?? []).map(asWork), learned) }
  })
  const rows = [
    ['written for this, left out', ...shares(turns.flatMap(({ written }) => written))],
    ['told by marked companies, left out', ...shares(turns.flatMap((one) => one.told))],
    ...(isSealed ? [['that nobody saw, as shipped', ...shares(judged(writtenHeld('unseen')))]] : []),
  ]
  return `## What is not for the document\n\n${markdownTable(['sentences', 'found', 'with what it means', 'others taken for one'], rows)}`
}

function toldByCompanies(): string[][] {
  return [...toldOfWork().values()].map((all) => [...new Set(all.map(({ text }) => text))])
}

const asWork = (text: string): HeldWords => ({ text, kind: 'print' })

type Judged = HeldWords & { as: Held }

function judged(words: readonly HeldWords[], learned?: Learned): Judged[] {
  return words.map((one) => ({ ...one, as: heldBy(one.text, learned) }))
}

/** Of what is not for the document what is found, and with the right sentence held back; of the rest what is taken for it. */
function shares(all: readonly Judged[]): string[] {
  const [held, others] = [all.filter(({ kind }) => kind !== 'print'), all.filter(({ kind }) => kind === 'print')]
  const found = (some: readonly Judged[]) => some.filter((one) => one.as !== 'print').length
  return [
    percent(found(held), held.length),
    percent(held.filter((one) => one.as === one.kind).length, held.length),
    percent(found(others), others.length),
  ]
}
