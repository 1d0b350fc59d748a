import { writeFileSync } from 'node:fs'
import { markdownTable } from '../../bench/table.ts'
import { isRemark } from '../../src/language/remark.ts'
import { inTurns, sharesFound, withFound } from '../judged-sentences.ts'
import { learnedRemarks, toldOfWork, writtenRemarks } from './learning.ts'

const WRITTEN = new URL('../../src/language/learned/remarks.json', import.meta.url)
const TURNS = 4

/** Learns anew what a remark looks like, writes what was learned, and tells how well it does on sentences that were left out. */
export function trainRemarks(): string {
  const learned = learnedRemarks(writtenRemarks('train'), [...toldOfWork().values()].flat())
  writeFileSync(WRITTEN, `${JSON.stringify(learned).replaceAll('],"', '],\n"')}\n`)
  return remarksReport(false)
}

/** How many remarks are told from the work, and how many sentences on the work are taken for one: of those left out of the learning, and of some that nobody saw. */
export function remarksReport(isSealed: boolean): string {
  const told = inTurns([...toldOfWork().values()], TURNS)
  const turns = inTurns(writtenRemarks('train'), TURNS).map((written, turn) => {
    const learned = learnedRemarks(written.rest, told[turn]?.rest.flat() ?? [])
    const isFound = (text: string) => isRemark(text, learned)
    return { written: withFound(written.held, isFound), told: withFound(told[turn]?.held.flat() ?? [], isFound) }
  })
  const rows = [
    ['written for this, left out', ...sharesFound(turns.flatMap((one) => one.written))],
    ['told by marked companies, left out', ...sharesFound(turns.flatMap((one) => one.told))],
    ...(isSealed ? [['that nobody saw, as shipped', ...sharesFound(withFound(writtenRemarks('unseen'), (text) => isRemark(text)))]] : []),
  ]
  return `## Remarks in answers\n\n${markdownTable(['sentences', 'remarks told from work', 'work taken for remarks'], rows)}`
}
