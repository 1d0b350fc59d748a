import { writeFileSync } from 'node:fs'
import { markdownTable, percent } from '../../bench/table.ts'
import LEARNED from '../../src/language/learned/taken-back.json' with { type: 'json' }
import type { LearnedPairs } from '../../src/language/taken-back/taken-back.ts'
import { type Counts, counted, judgedPairs, learnedPairs, type MarkedWords, sum, writtenCorrections } from './learning.ts'

const WRITTEN = new URL('../../src/language/learned/taken-back.json', import.meta.url)
/** A correction is offered from the likelihood on at which so many of those that were left out are right. */
const RIGHT = 17 / 20

/** Learns anew which of two values is taken back, writes what was learned, and tells how well it does on writers who were left out. */
export function trainCorrections(): string {
  const written = writtenCorrections('train')
  const judged = byWriter(written).flatMap(({ held, rest }) => judgedPairs(held, learnedPairs(rest)))
  const learned = learnedPairs(written, surenessOf(judged))
  writeFileSync(WRITTEN, `${JSON.stringify(learned).replaceAll('],"', '],\n"')}\n`)
  return correctionsReport(false, learned)
}

/** How many corrections are found, and of how many words something is told as taken back that stands: of writers left out of the learning, and of some whom nobody saw. */
export function correctionsReport(isSealed: boolean, learned: LearnedPairs = LEARNED): string {
  const turns = byWriter(writtenCorrections('train'))
  const rows = turns.map(({ writer, held, rest }) => ({ writer, counts: counted(held, learnedPairs(rest, learned.sure)) }))
  const sealed = isSealed
    ? byWriter(writtenCorrections('unseen')).map(({ writer, held }) => ({ writer, counts: counted(held, learned) }))
    : []
  const all = (some: readonly { counts: Counts }[]) => some.map(({ counts }) => counts).reduce(sum)
  const row = (name: string, { found, of, wrong, others }: Counts) => [
    name,
    `${found} of ${of}`,
    percent(found, of),
    `${wrong} of ${of + others}`,
  ]
  const table = markdownTable(
    ['who writes', 'found', '', 'wrongly told'],
    [
      ...rows.map(({ writer, counts }) => row(writer, counts)),
      row('all who were left out', all(rows)),
      ...(isSealed ? [...sealed.map(({ writer, counts }) => row(writer, counts)), row('all whom nobody saw', all(sealed))] : []),
    ],
  )
  return `## What people take back of their own words\n\n${table}`
}

/** The words of each writer, and those of all others. */
function byWriter(all: readonly MarkedWords[]): { writer: string; held: MarkedWords[]; rest: MarkedWords[] }[] {
  return [...new Set(all.map(({ writer }) => writer))].map((writer) => ({
    writer,
    held: all.filter((one) => one.writer === writer),
    rest: all.filter((one) => one.writer !== writer),
  }))
}

/** The lowest likelihood from which on enough of what is told is right; 1 where there is none. */
function surenessOf(judged: readonly { sure: number; isRight: boolean }[]): number {
  const falling = judged.toSorted((a, b) => b.sure - a.sure)
  const last = falling.findLast((_, at) => falling.slice(0, at + 1).filter(({ isRight }) => isRight).length >= RIGHT * (at + 1))
  return last ? Math.ceil(100 * last.sure) / 100 : 1
}
