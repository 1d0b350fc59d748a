import { writeFileSync } from 'node:fs'
import { markdownTable, percent } from '../../bench/table.ts'
import { type LearnedProse, labelledIn } from '../../src/drafting/built-in/filling/prose-words.ts'
import { sentenceFeatures } from '../../src/drafting/built-in/filling/sentence-features.ts'
import { plainWords } from '../../src/language/characters.ts'
import { type Stretch, stretchesIn } from '../../src/language/learned/sequence.ts'
import { inTurns } from '../judged-sentences.ts'
import {
  learnedProse,
  type MarkedSentence,
  type MarkedText,
  type Part,
  stretchesOf,
  WRITTEN,
  type WrittenTexts,
  writtenTexts,
} from './learning.ts'

const LEARNED = new URL('../../src/drafting/built-in/filling/prose.json', import.meta.url)
const TURNS = 6

function allTexts(isUnseen = false): WrittenTexts {
  return Object.fromEntries(WRITTEN.map((name) => [name, writtenTexts(name, isUnseen)])) as unknown as WrittenTexts
}

/** Learns anew how steps are told in running text, writes what was learned, and tells how well it does on texts that were left out. */
export function trainProseSteps(): string {
  writeFileSync(LEARNED, `${JSON.stringify(learnedProse(allTexts())).replaceAll('],"', '],\n"')}\n`)
  return proseStepsReport(false)
}

/** What is counted: how many are there, how many were said, and how many of those are right. */
type Count = { there: number; said: number; right: number }
const WORDS = { names: 'name', leads: 'lead', results: 'result', places: 'place', marks: 'mark' } as const satisfies Record<string, Part>
const COUNTED = ['steps begun', 'steps, first to last sentence', 'names', 'leads', 'results', 'places', 'marks'] as const
type Counts = Record<(typeof COUNTED)[number], Count>

/** How many steps of running text are found, where they begin and end, and which words tell what of them: of texts left out of the learning, and of some that nobody saw. */
export function proseStepsReport(isSealed: boolean): string {
  const all = allTexts()
  const turns = WRITTEN.map((name) => inTurns(all[name], TURNS))
  const some = (which: 'held' | 'rest', turn: number) =>
    Object.fromEntries(WRITTEN.map((name, at) => [name, turns[at]?.[turn]?.[which] ?? []])) as unknown as WrittenTexts
  const leftOut = counted(Array.from({ length: TURNS }, (_, at) => ({ held: some('held', at), learned: learnedProse(some('rest', at)) })))
  const unseen = isSealed ? counted([{ held: allTexts(true), learned: learnedProse(all) }]) : undefined
  const rows = [...rowsOf('left out', leftOut), ...(unseen ? rowsOf('that nobody saw', unseen) : [])]
  return `## Steps told in running text\n\n${markdownTable(['texts', 'of', 'there', 'found', 'of those said, right'], rows)}`
}

function rowsOf(texts: string, counts: Counts): string[][] {
  return COUNTED.map((of) => {
    const { there, said, right } = counts[of]
    return [texts, of, String(there), percent(right, there), percent(right, said)]
  })
}

function counted(turns: readonly { held: WrittenTexts; learned: LearnedProse }[]): Counts {
  const counts = Object.fromEntries(COUNTED.map((of) => [of, { there: 0, said: 0, right: 0 }])) as Counts
  for (const { held, learned } of turns) {
    for (const text of [...held.train, ...held.dense]) countSteps(counts, text, learned)
    const of = (part: keyof typeof WORDS, texts: readonly MarkedText[], isOf = (_: MarkedSentence) => true) => {
      for (const one of texts.flat().filter(isOf)) countWords(counts[part], one, WORDS[part], learned[part])
    }
    of('names', [...held.train, ...held.dense], ({ parts }) => parts.name.length > 0)
    of('leads', [...held.train, ...held.dense], ({ does }) => does === 'B' || does === 'I')
    of('results', [...held.results, ...held.dense])
    of('places', [...held['places-and-marks'], ...held.dense])
    of('marks', [...held['places-and-marks'], ...held.dense])
  }
  return counts
}

function countSteps(counts: Counts, text: MarkedText, learned: LearnedProse): void {
  const isStep = ({ label }: Stretch) => label === 'step'
  const [there, said] = [stretchesOf(text).filter(isStep), stretchesIn(sentenceFeatures(text), learned.sentences).filter(isStep)]
  const whole = (all: readonly Stretch[]) => all.map(({ from, to }) => `${from} ${to}`)
  const begun = (all: readonly Stretch[]) => all.map(({ from }) => from)
  count(counts['steps begun'], begun(there), begun(said))
  count(counts['steps, first to last sentence'], whole(there), whole(said))
}

function count<One>(into: Count, there: readonly One[], said: readonly One[]): void {
  into.there += there.length
  into.said += said.length
  into.right += said.filter((one) => there.includes(one)).length
}

/** Words are right where they share half of theirs with some that were marked. */
const HALF = 0.5

function countWords(into: Count, { text, parts }: MarkedSentence, part: Part, learned: LearnedProse[keyof typeof WORDS]): void {
  const there = parts[part].map(({ start, end }) => text.slice(start, end))
  const said = labelledIn(text, learned).map((one) => one.text)
  into.there += there.length
  into.said += said.length
  into.right += said.filter((one) => there.some((other) => isAlike(one, other))).length
}

function isAlike(one: string, another: string): boolean {
  const [own, other] = [new Set(plainWords(one)), new Set(plainWords(another))]
  const shared = [...own].filter((word) => other.has(word)).length
  return shared > 0 && shared >= HALF * Math.max(own.size, other.size)
}
