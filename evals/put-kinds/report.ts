import { writeFileSync } from 'node:fs'
import { markdownTable, percent } from '../../bench/table.ts'
import { OFFERED_KINDS, offeredKind } from '../../src/domain/work-breakdown/offered-put.ts'
import type { Learned } from '../../src/language/learned/logistic.ts'
import { inTurns } from '../judged-sentences.ts'
import { learnedPuts, type PutWords, toldPuts, writtenPuts } from './learning.ts'

const WRITTEN = new URL('../../src/language/learned/put-kinds.json', import.meta.url)
const TURNS = 4

/** Learns anew what words that stand in no row become, writes what was learned, and tells how well it does on words that were left out. */
export function trainPutKinds(): string {
  const learned = learnedPuts(writtenPuts('train'), toldPuts())
  writeFileSync(WRITTEN, `${JSON.stringify(learned).replaceAll('],"', '],\n"')}\n`)
  return putKindsReport(false)
}

/** How often the kind of row that is offered first is the right one: of words left out of the learning, and of some that nobody saw. */
export function putKindsReport(isSealed: boolean): string {
  const told = toldPuts()
  const found = inTurns(writtenPuts('train'), TURNS).flatMap(({ held, rest }) => judged(held, learnedPuts(rest, told)))
  const sealed = isSealed ? judged(writtenPuts('unseen')) : []
  const share = (all: readonly Judged[]) => percent(all.filter(({ isRight }) => isRight).length, all.length)
  const rows = OFFERED_KINDS.map((kind) => [kind, ...[found, sealed].map((all) => share(all.filter((one) => one.kind === kind)))])
  return `## What words in no row become\n\n${markdownTable(['kind', 'left out', 'that nobody saw'], [...rows, ['all', share(found), share(sealed)]])}`
}

type Judged = PutWords & { isRight: boolean }

function judged(words: readonly PutWords[], learned?: Learned): Judged[] {
  return words.map((one) => ({ ...one, isRight: offeredKind(one.text, learned) === one.kind }))
}
