import { writeFileSync } from 'node:fs'
import { markdownTable, percent } from '../../bench/table.ts'
import type { Learned } from '../../src/language/learned/logistic.ts'
import { isRemark } from '../../src/language/remark.ts'
import { type JudgedSentence, learnedRemarks, toldOfWork, writtenSentences } from './learning.ts'

const WRITTEN = new URL('../../src/language/learned/remarks.json', import.meta.url)
const FOLDS = 4

/** Learns anew what a remark looks like, writes what was learned, and tells how well it does on sentences that were left out. */
export function trainRemarks(): string {
  const learned = learnedRemarks(writtenSentences('train'), [...toldOfWork().values()].flat())
  writeFileSync(WRITTEN, `${JSON.stringify(learned).replaceAll('],"', '],\n"')}\n`)
  return remarksReport(false)
}

/** How many remarks are told from the work, and how many sentences on the work are taken for one: of those left out of the learning, and of some that nobody saw. */
export function remarksReport(isSealed: boolean): string {
  const written = writtenSentences('train')
  const told = [...toldOfWork().values()]
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const isHeld = (_one: unknown, at: number) => at % FOLDS === fold
    const isLearned = (one: unknown, at: number) => !isHeld(one, at)
    const learned = learnedRemarks(written.filter(isLearned), told.filter(isLearned).flat())
    return { written: judged(written.filter(isHeld), learned), told: judged(told.filter(isHeld).flat(), learned) }
  })
  const rows = [
    ['written for this, left out', ...shares(folds.flatMap((one) => one.written))],
    ['told by marked companies, left out', ...shares(folds.flatMap((one) => one.told))],
    ...(isSealed ? [['that nobody saw, as shipped', ...shares(judged(writtenSentences('unseen')))]] : []),
  ]
  return `## Remarks in answers\n\n${markdownTable(['sentences', 'remarks told from work', 'work taken for remarks'], rows)}`
}

type Judged = JudgedSentence & { isFound: boolean }

function judged(sentences: readonly JudgedSentence[], learned?: Learned): Judged[] {
  return sentences.map((one) => ({ ...one, isFound: isRemark(one.text, learned) }))
}

function shares(all: readonly Judged[]): string[] {
  const found = (some: readonly Judged[]) => percent(some.filter(({ isFound }) => isFound).length, some.length)
  return [found(all.filter((one) => one.isRemark)), found(all.filter((one) => !one.isRemark))]
}
