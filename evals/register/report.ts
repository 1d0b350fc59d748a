import { writeFileSync } from 'node:fs'
import { markdownTable } from '../../bench/table.ts'
import { isSpoken } from '../../src/language/register.ts'
import { inTurns, type JudgedSentence, sharesFound, withFound } from '../judged-sentences.ts'
import { ownLines, realSentences } from '../sense/lines.ts'
import { learnedRegister, writtenBothWays } from './learning.ts'
import { rewritingRow, rewrittenLines } from './rewriting.ts'

const WRITTEN = new URL('../../src/language/learned/register.json', import.meta.url)
const TURNS = 4
/** A line and its twin are kept away together. */
const PAIR = 2

/** Learns anew how spoken lines look, writes what was learned, and tells how well it does on lines that were left out. */
export function trainRegister(): string {
  const learned = learnedRegister(writtenBothWays('train'), [...realSentences().flat(), ...ownLines()])
  writeFileSync(WRITTEN, `${JSON.stringify(learned).replaceAll('],"', '],\n"')}\n`)
  return registerReport(false)
}

/** How many spoken lines are found, and how many that a contract may have are taken for one: of those left out of the learning, and of some that nobody saw. */
export function registerReport(isSealed: boolean): string {
  const all = writtenBothWays('train')
  const pairs = Array.from({ length: Math.ceil(all.length / PAIR) }, (_, at) => all.slice(at * PAIR, (at + 1) * PAIR))
  const real = inTurns(realSentences(), TURNS)
  const turns = inTurns(pairs, TURNS).map(({ held, rest }, turn) => {
    const learned = learnedRegister(rest.flat(), [...(real[turn]?.rest.flat() ?? []), ...ownLines()])
    const isFound = (text: string) => isSpoken(text, learned)
    const of = (texts: readonly string[]) => texts.map((text) => ({ text, isMeant: false }))
    return {
      written: withFound(held.flat(), isFound),
      real: withFound(of(real[turn]?.held.flat() ?? []), isFound),
      rewritten: rewrittenLines(noted(held.flat()), isFound),
    }
  })
  const rows = [
    ['written both ways, left out', ...sharesFound(turns.flatMap(({ written }) => written))],
    ['of real solicitations, left out', ...sharesFound(turns.flatMap((one) => one.real))],
    ...(isSealed ? [['that nobody saw, as shipped', ...sharesFound(withFound(writtenBothWays('unseen'), (text) => isSpoken(text)))]] : []),
  ]
  const told = [
    rewritingRow(
      'noted, left out',
      turns.flatMap(({ rewritten }) => rewritten),
    ),
    ...(isSealed
      ? [
          rewritingRow(
            'that nobody saw, as shipped',
            rewrittenLines(noted(writtenBothWays('unseen')), (text) => isSpoken(text)),
          ),
        ]
      : []),
  ]
  const rewriting = markdownTable(
    ['lines', 'all', 'spoken as noted', 'spoken as the plan has them', 'rewritten', 'words or figures lost or added'],
    told,
  )
  return `## Spoken lines\n\n${markdownTable(['lines', 'spoken ones found', 'others taken for one'], rows)}\n\n${rewriting}`
}

function noted(judged: readonly JudgedSentence[]): string[] {
  return judged.flatMap(({ text, isMeant }) => (isMeant ? [text] : []))
}
