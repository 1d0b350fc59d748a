import { writeFileSync } from 'node:fs'
import { markdownTable } from '../../bench/table.ts'
import { isSpoken } from '../../src/language/register.ts'
import { inTurns, type JudgedSentence, sharesFound, withFound } from '../judged-sentences.ts'
import { ownLines, realSentences } from '../sense/lines.ts'
import { asPrinted, learnedRegister, pairsOfCells, pairsWithPrinted, toldInSentences, writtenLines } from './learning.ts'
import { rewritingRow, rewrittenLines } from './rewriting.ts'

const WRITTEN = new URL('../../src/language/learned/register.json', import.meta.url)
const TURNS = 4

/** Learns anew how spoken lines look, writes what was learned, and tells how well it does on lines that were left out. */
export function trainRegister(): string {
  const typed = asPrinted(writtenLines('typed'))
  const learned = learnedRegister(
    [...pairsWithPrinted().flat(), ...typed, ...writtenLines('printed'), ...writtenLines('noted')],
    [...pairsOfCells().flat(), ...writtenLines('rows')],
    [...realSentences().flat(), ...ownLines(), ...toldInSentences()],
  )
  writeFileSync(WRITTEN, `${JSON.stringify(learned).replaceAll('],"', '],\n"')}\n`)
  return registerReport(false)
}

/** How many spoken lines are found, and how many that a contract may have are taken for one: of those left out of the learning, and of some that nobody saw. */
export function registerReport(isSealed: boolean): string {
  const turns = leftOut()
  const shipped = (text: string) => isSpoken(text)
  const rows = [
    ['written both ways, left out', ...sharesFound(turns.flatMap(({ written }) => written))],
    ['typed, as printed, left out', ...sharesFound(turns.flatMap(({ typed }) => typed))],
    ['as printed, left out', ...sharesFound(turns.flatMap(({ printed }) => printed))],
    ['of rows, left out', ...sharesFound(turns.flatMap(({ rows }) => rows))],
    ['of cells, left out', ...sharesFound(turns.flatMap(({ cells }) => cells))],
    ['of real solicitations, left out', ...sharesFound(turns.flatMap(({ real }) => real))],
    ['told by companies in sentences, left out', ...sharesFound(turns.flatMap(({ told }) => told))],
    ...(isSealed
      ? [
          ['that nobody saw, as shipped', ...sharesFound(withFound(writtenLines('unseen'), shipped))],
          ['typed, as printed, that nobody saw, as shipped', ...sharesFound(withFound(asPrinted(writtenLines('unseen-typed')), shipped))],
          ['of cells, that nobody saw, as shipped', ...sharesFound(withFound(writtenLines('unseen-cells'), shipped))],
          ['as printed, that nobody saw, as shipped', ...sharesFound(withFound(writtenLines('unseen-printed'), shipped))],
          ['noted in rows, as printed, that nobody saw, as shipped', ...sharesFound(withFound(writtenLines('unseen-noted'), shipped))],
          ['of rows, that nobody saw, as shipped', ...sharesFound(withFound(writtenLines('unseen-rows'), shipped))],
          ['told to colleagues, that nobody saw, as shipped', ...sharesFound(withFound(writtenLines('unseen-told'), shipped))],
        ]
      : []),
  ]
  const rewritten = turns.flatMap((one) => one.rewritten)
  const told = [
    rewritingRow('noted, left out', rewritten),
    ...(isSealed ? [rewritingRow('that nobody saw, as shipped', rewrittenLines(noted(writtenLines('unseen')), shipped))] : []),
  ]
  const rewriting = markdownTable(
    ['lines', 'all', 'spoken as noted', 'spoken as the plan has them', 'rewritten', 'words or figures lost or added'],
    told,
  )
  return `## Spoken lines\n\n${markdownTable(['lines', 'spoken ones found', 'others taken for one'], rows)}\n\n${rewriting}`
}

/** What is found in lines that were left out of the learning, turn by turn; a line is kept away together with its twin and with what is printed of it. */
function leftOut() {
  const [typed, printed] = [inTurns(writtenLines('typed'), TURNS), inTurns(writtenLines('printed'), TURNS)]
  const cells = inTurns(pairsOfCells(), TURNS)
  const rowsTold = inTurns(writtenLines('rows'), TURNS)
  const [real, told] = [inTurns(realSentences(), TURNS), inTurns(toldInSentences(), TURNS)]
  return inTurns(pairsWithPrinted(), TURNS).map(({ held, rest }, turn) => {
    const judged = [
      ...rest.flat(),
      ...asPrinted(typed[turn]?.rest ?? []),
      ...(printed[turn]?.rest ?? []),
      ...writtenLines('noted'),
      ...(rowsTold[turn]?.rest ?? []),
    ]
    const learned = learnedRegister(
      judged,
      [...(cells[turn]?.rest.flat() ?? []), ...(rowsTold[turn]?.rest ?? [])],
      [...(real[turn]?.rest.flat() ?? []), ...ownLines(), ...(told[turn]?.rest ?? [])],
    )
    const isFound = (text: string) => isSpoken(text, learned)
    return {
      written: withFound(held.flat(), isFound),
      typed: withFound(asPrinted(typed[turn]?.held ?? []), isFound),
      printed: withFound(printed[turn]?.held ?? [], isFound),
      rows: withFound(rowsTold[turn]?.held ?? [], isFound),
      cells: withFound(cells[turn]?.held.flat() ?? [], isFound),
      real: withFound((real[turn]?.held.flat() ?? []).map(standing), isFound),
      told: withFound((told[turn]?.held ?? []).map(standing), isFound),
      rewritten: rewrittenLines(noted(held.flatMap((lines) => lines.slice(0, 2))), isFound),
    }
  })
}

/** A line that a contract may have. */
function standing(text: string): JudgedSentence {
  return { text, isMeant: false }
}

function noted(judged: readonly JudgedSentence[]): string[] {
  return judged.flatMap(({ text, isMeant }) => (isMeant ? [text] : []))
}
