import { writeFileSync } from 'node:fs'
import { markdownTable, percent } from '../../bench/table.ts'
import { OFFERED_KINDS, putFeatures } from '../../src/domain/work-breakdown/offered-put.ts'
import { type Learned, likeliest } from '../../src/language/learned/logistic.ts'
import LEARNED from '../../src/language/learned/put-kinds.json' with { type: 'json' }
import { inTurns } from '../judged-sentences.ts'
import { learnedPuts, type PutWords, toldPuts, writtenPuts } from './learning.ts'

const WRITTEN = new URL('../../src/language/learned/put-kinds.json', import.meta.url)
const TURNS = 4
/** A kind is offered from the likelihood on at which so many of the words that were left out are of it. */
const RIGHT = 3 / 4

/** Learns anew what words that stand in no row become, writes what was learned, and tells how well it does on words that were left out. */
export function trainPutKinds(): string {
  const learned = learnedPuts(writtenPuts('train'), toldPuts())
  const found = leftOut()
  // of one kind few were left out: what would be too unsure of all kinds together is so of each
  const least = surenessOf(found)
  const sure = learned.answers.map((answer) => Math.max(least, surenessOf(found.filter(({ told }) => told === answer))))
  writeFileSync(WRITTEN, `${JSON.stringify({ ...learned, sure }).replaceAll('],"', '],\n"')}\n`)
  return putKindsReport(false, { ...learned, sure })
}

/** How often the kind of row that is offered first is the right one: of words left out of the learning, and of some that nobody saw. */
export function putKindsReport(isSealed: boolean, learned: Learned & { sure: readonly number[] } = LEARNED): string {
  const found = leftOut()
  const sealed = isSealed ? judged(writtenPuts('unseen'), learned) : []
  const share = (all: readonly Judged[]) => percent(all.filter(isRight).length, all.length)
  const isOffered = ({ told, probability }: Judged) => probability >= (learned.sure[learned.answers.indexOf(told)] ?? 1)
  const columns = [found, sealed].flatMap((all) => [
    { all, by: 'kind' as const },
    { all: all.filter(isOffered), by: 'told' as const },
  ])
  const rows = OFFERED_KINDS.map((kind) => [kind, ...columns.map(({ all, by }) => share(all.filter((one) => one[by] === kind)))])
  const headings = ['kind', 'left out', 'offered of these', 'that nobody saw', 'offered of these']
  return `## What words in no row become\n\n${markdownTable(headings, [...rows, ['all', ...columns.map(({ all }) => share(all))]])}`
}

type Judged = PutWords & { told: string; probability: number }

function isRight({ kind, told }: Judged): boolean {
  return kind === told
}

function judged(words: readonly PutWords[], learned: Learned): Judged[] {
  return words.map((one) => {
    const { answer, probability } = likeliest(putFeatures(one.text), learned)
    return { ...one, told: answer, probability }
  })
}

/** What is told of the words of each turn, learned of the others. */
function leftOut(): Judged[] {
  const told = toldPuts()
  return inTurns(writtenPuts('train'), TURNS).flatMap(({ held, rest }) => judged(held, learnedPuts(rest, told)))
}

/** The lowest likelihood from which on enough of what is told to be of a kind is of it; 1 where there is none. */
function surenessOf(found: readonly Judged[]): number {
  const falling = found.toSorted((a, b) => b.probability - a.probability)
  const last = falling.findLast((_, at) => falling.slice(0, at + 1).filter(isRight).length >= RIGHT * (at + 1))
  return last ? Math.ceil(100 * last.probability) / 100 : 1
}
