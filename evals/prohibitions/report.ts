import { writeFileSync } from 'node:fs'
import { markdownTable } from '../../bench/table.ts'
import { isForbidding } from '../../src/domain/solicitation/verdict/forbids.ts'
import type { Learned } from '../../src/language/learned/logistic.ts'
import { inTurns, type JudgedSentence, sharesFound, withFound } from '../judged-sentences.ts'
import { learnedProhibitions, markedAsking, writtenProhibitions } from './learning.ts'

const WRITTEN = new URL('../../src/domain/solicitation/verdict/forbids.json', import.meta.url)
const TURNS = 8

/** Learns anew what only forbids, writes what was learned, and tells how well it does on sentences that were left out. */
export function trainProhibitions(): string {
  const learned = learnedProhibitions(writtenProhibitions('train'), markedAsking())
  writeFileSync(WRITTEN, `${JSON.stringify(learned).replaceAll('],"', '],\n"')}\n`)
  return prohibitionsReport(false)
}

/** How many of the sentences that only forbid are known, and how many others are taken for such: left out of the learning, and some that nobody saw. */
export function prohibitionsReport(isSealed: boolean): string {
  const marked = inTurns(markedAsking(), TURNS)
  const turns = inTurns(writtenProhibitions('train'), TURNS).map(({ held, rest }, turn) => {
    const learned = learnedProhibitions(rest, marked[turn]?.rest ?? [])
    return { written: found(held, learned), marked: found(marked[turn]?.held ?? [], learned) }
  })
  const rows = [
    ['written, left out', ...sharesFound(turns.flatMap(({ written }) => written))],
    ['marked topics, left out', ...sharesFound(turns.flatMap((one) => one.marked))],
    ...(isSealed ? [['that nobody saw', ...sharesFound(found(writtenProhibitions('unseen')))]] : []),
  ]
  return `## What only forbids\n\n${markdownTable(['sentences', 'known', 'others taken for such'], rows)}`
}

const found = (sentences: readonly JudgedSentence[], learned?: Learned) => withFound(sentences, (text) => isForbidding(text, learned))
